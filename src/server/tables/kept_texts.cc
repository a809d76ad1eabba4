#include "server/tables/kept_texts.h"

#include "wire/changes.h"

namespace tavola::server {
namespace {

/// The texts of one table, taken from the caches.
class KeptTexts final : public table::Texts {
 public:
  KeptTexts(std::shared_ptr<MoveTexts> moves, std::shared_ptr<ViewTexts> views)
      : moves_(std::move(moves)), views_(std::move(views)), table_(views_->new_table()) {}

  std::string_view move(registry::AnyMove move) override { return moves_->of(move); }
  void append_changes(core::Seat seat, std::size_t before, std::size_t after, const WriteView& write,
                      std::string& out) override {
    views_->append_changes(table_, seat, before, after, write, out);
  }
  void leave(const registry::AnyState& position, std::size_t log) override {
    position_ = position;
    log_ = log;
  }
  const registry::AnyState* position(std::size_t log) const override { return log == log_ ? &position_ : nullptr; }

 private:
  std::shared_ptr<MoveTexts> moves_;
  std::shared_ptr<ViewTexts> views_;
  std::uint64_t table_;
  /// The position before the game's last change, and the length of the log at that point. Updates need it most.
  registry::AnyState position_;
  std::size_t log_ = ~std::size_t{0};
};

}  // namespace

std::string_view MoveTexts::of(registry::AnyMove move) {
  if (texts_.empty()) texts_.resize(kPlaces);
  const std::uint64_t mixed = move.bits * 0x9E3779B97F4A7C15u;
  Text& kept = texts_[mixed >> 52];
  static_assert(kPlaces == 1u << (64 - 52));
  if (!kept.text.empty() && kept.move == move) return kept.text;
  kept.move = move;
  kept.text = table::move_text(*game_, move);
  return kept.text;
}

void ViewTexts::append_changes(std::uint64_t table, core::Seat seat, std::size_t before, std::size_t after,
                               const table::Texts::WriteView& write, std::string& out) {
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

std::unique_ptr<table::Texts> TextCache::texts_of(const std::shared_ptr<const registry::AnyGame>& game) {
  std::shared_ptr<MoveTexts> moves = moves_[game.get()].lock();
  if (!moves) {
    std::erase_if(moves_, [](const auto& entry) { return entry.second.expired(); });
    moves = std::make_shared<MoveTexts>(game);
    moves_[game.get()] = moves;
  }
  return std::make_unique<KeptTexts>(std::move(moves), views_);
}

}  // namespace tavola::server
