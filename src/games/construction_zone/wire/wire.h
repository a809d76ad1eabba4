// Construction Zone as JSON: contents, states, views and moves. docs/protocol/construction-zone.md has every field.
#pragma once

#include "games/construction_zone/rules/construction_zone.h"
#include "wire/json.h"

namespace tavola::construction_zone {

struct Wire {
  /// The content as a canonical document.
  static wire::Json content(const Content& content);
  /// Reads a content document: its shape and bounds. Game::make_rules checks what the rules need.
  static core::Result<Content> read_content(const wire::Node& document);

  /// Everything there is, hidden things too.
  static wire::Json state(const Rules& rules, const State& state);
  /// What the viewer knows.
  static wire::Json view(const Rules& rules, const View& view);

  /// A move or a random event, seen ones too.
  static wire::Json move(const Rules& rules, Move move);
  /// Reads exactly what `move` writes.
  static core::Result<Move> read_move(const Rules& rules, const wire::Node& document);
};

}  // namespace tavola::construction_zone
