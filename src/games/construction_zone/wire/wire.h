// Construction Zone as JSON: contents, states, views and moves. docs/protocol/construction-zone.md has every field.
#pragma once

#include "games/construction_zone/rules/game.h"
#include "wire/json.h"
#include "wire/writer.h"

namespace tavola::construction_zone {

struct Wire {
  using Game = construction_zone::Game;

  /// The default content, as it is in content/construction-zone/default.json.
  static std::string_view default_document();
  /// The content as a canonical document.
  static wire::Json content(const Content& content);
  /// Reads a content document and checks its shape and bounds. Game::make_rules checks what the rules need.
  static core::Result<Content> read_content(const wire::Node& document);

  /// Everything, including hidden cards.
  static void state(const Rules& rules, const State& state, wire::Writer& out);
  /// What the viewer knows.
  static void view(const Rules& rules, const View& view, wire::Writer& out);

  /// A move or a random event, also as a viewer sees it.
  static void move(const Rules& rules, Move move, wire::Writer& out);
  /// Reads exactly what `move` writes.
  static core::Result<Move> read_move(const Rules& rules, const wire::Node& document);
};

}  // namespace tavola::construction_zone
