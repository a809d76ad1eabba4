#include "table/shelf.h"

#include "match/record.h"

namespace tavola::table {

using Game = std::shared_ptr<const registry::AnyGame>;

core::Result<Game> Shelf::get(std::string_view game, const registry::Setup& setup) {
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
  Game shared = *std::move(made);
  games_[text] = shared;
  return shared;
}

}  // namespace tavola::table
