#include "table/view_texts.h"

#include <array>
#include <atomic>
#include <memory>

#include "wire/changes.h"

namespace tavola::table {
namespace {

struct Kept {
  std::uint64_t table = 0;  // no table has this number
  std::size_t log = 0;
  core::Seat seat{};
  std::string text;
};

/// Each seat of each table has its place; of two with the same place the later one is kept.
constexpr std::size_t kPlaces = 1024;

}  // namespace

std::uint64_t Serial::next() {
  static std::atomic<std::uint64_t> last{0};
  return ++last;
}

void append_view_changes(const Serial& table, core::Seat seat, std::size_t before, std::size_t after,
                         const std::function<void(std::size_t, std::string&)>& write, std::string& out) {
  static thread_local const auto places = std::make_unique<std::array<Kept, kPlaces>>();
  static thread_local std::string old;  // kept for its memory
  const std::uint64_t mixed = (table.value() * 8 + static_cast<std::uint64_t>(seat) % 8) * 0x9E3779B97F4A7C15u;
  Kept& kept = (*places)[mixed >> 54];
  static_assert(kPlaces == 1u << (64 - 54));
  old.swap(kept.text);
  if (kept.table != table.value() || kept.seat != seat || kept.log != before) {
    old.clear();
    write(before, old);
  }
  kept.table = table.value();
  kept.seat = seat;
  kept.log = after;
  kept.text.clear();
  write(after, kept.text);
  wire::append_changes(old, kept.text, out);
}

}  // namespace tavola::table
