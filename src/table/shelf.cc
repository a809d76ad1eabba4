#include "table/shelf.h"

#include "match/record.h"
#include "wire/writer.h"

namespace tavola::table {

std::string_view SharedGame::members_of(registry::AnyMove move) const {
  if (kept_.empty()) kept_.resize(kPlaces);
  const std::uint64_t mixed = move.bits * 0x9E3779B97F4A7C15u;
  Kept& kept = kept_[mixed >> 52];
  static_assert(kPlaces == 1u << (64 - 52));
  if (!kept.text.empty() && kept.move == move) return kept.text;
  kept.move = move;
  kept.text = "\"text\":\"" + game_->write_move(move) + "\",\"move\":";
  game_->write_move_json(move, kept.text);
  return kept.text;
}

core::Result<std::shared_ptr<const SharedGame>> Shelf::get(std::string_view game, const registry::Setup& setup) {
  const auto entry = registry::find_game(game);
  if (!entry.ok()) return entry.error();
  const wire::Json key = {game, setup.players, setup.edition, match::options_json(setup.options),
                          setup.content ? *setup.content : wire::Json(nullptr)};
  const std::string text = wire::to_text(key);
  if (const auto found = games_.find(text); found != games_.end()) {
    if (auto kept = found->second.lock()) return kept;
  }
  auto made = (*entry)->make(setup);
  if (!made.ok()) return made.error();
  std::erase_if(games_, [](const auto& kept) { return kept.second.expired(); });
  auto shared = std::make_shared<const SharedGame>(*std::move(made));
  games_[text] = shared;
  return shared;
}

}  // namespace tavola::table
