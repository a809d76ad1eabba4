#include "table/tell/kept.h"

#include "wire/changes.h"

namespace tavola::table {

std::string_view MoveTexts::of(registry::AnyMove move) {
  if (texts_.empty()) texts_.resize(kPlaces);
  const std::uint64_t mixed = move.bits * 0x9E3779B97F4A7C15u;
  Text& kept = texts_[mixed >> 52];
  static_assert(kPlaces == 1u << (64 - 52));
  if (!kept.text.empty() && kept.move == move) return kept.text;
  kept.move = move;
  kept.text = "\"text\":\"" + game_->write_move(move) + "\",\"move\":";
  game_->write_move_json(move, kept.text);
  return kept.text;
}

void ViewTexts::append_changes(std::uint64_t table, core::Seat seat, std::size_t before, std::size_t after,
                               const std::function<void(std::size_t, std::string&)>& write, std::string& out) {
  const std::uint64_t mixed = (table * 8 + static_cast<std::uint64_t>(seat) % 8) * 0x9E3779B97F4A7C15u;
  Text& kept = texts_[mixed >> 54];
  static_assert(kPlaces == 1u << (64 - 54));
  old_.swap(kept.text);
  if (kept.table != table || kept.seat != seat || kept.log != before) {
    old_.clear();
    write(before, old_);
  }
  kept.table = table;
  kept.seat = seat;
  kept.log = after;
  kept.text.clear();
  write(after, kept.text);
  wire::append_changes(old_, kept.text, out);
}

}  // namespace tavola::table
