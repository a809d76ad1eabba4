#include "registry/any_game.h"

#include <cassert>

namespace tavola::registry {
namespace {

/// A game's JSON text as a document.
wire::Json parsed(const std::string& text) {
  wire::Json document = wire::Json::parse(text, nullptr, false);
  assert(!document.is_discarded() && "a game writes valid JSON");
  return document;
}

}  // namespace

wire::Json AnyGame::state_json(const AnyState& state) const {
  std::string text;
  write_state(state, text);
  return parsed(text);
}

wire::Json AnyGame::view_json(const AnyView& view) const {
  std::string text;
  write_view(view, text);
  return parsed(text);
}

wire::Json AnyGame::move_json(AnyMove move) const {
  std::string text;
  write_move_json(move, text);
  return parsed(text);
}

}  // namespace tavola::registry
