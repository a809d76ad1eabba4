#include "table/tell/texts.h"

#include "wire/changes.h"

namespace tavola::table {

std::string move_text(const registry::AnyGame& game, registry::AnyMove move) {
  std::string text = "\"text\":\"" + game.write_move(move) + "\",\"move\":";
  game.write_move_json(move, text);
  return text;
}

std::string_view PlainTexts::move(registry::AnyMove move) {
  move_ = move_text(*game_, move);
  return move_;
}

void PlainTexts::append_changes(core::Seat, std::size_t before, std::size_t after, const WriteView& write,
                                std::string& out) {
  std::string old;
  std::string now;
  write(before, old);
  write(after, now);
  wire::append_changes(old, now, out);
}

}  // namespace tavola::table
