// Sunrise Lane as JSON (docs/protocol/sunrise-lane.md has every field).
#pragma once

#include "games/sunrise_lane/rules/game.h"
#include "wire/json.h"
#include "wire/writer.h"

namespace tavola::sunrise_lane {

struct Wire {
  using Game = sunrise_lane::Game;

  /// The default content, as it is in content/sunrise-lane/default.json.
  static std::string_view default_document();
  /// The canonical document of a content.
  static wire::Json content(const Content& content);
  /// Reads a content document and checks its shape and bounds. make_rules checks what the rules need.
  static core::Result<Content> read_content(const wire::Node& node);

  /// Everything, including hidden cards.
  static void state(const Rules& rules, const State& state, wire::Writer& out);
  /// What the viewer knows.
  static void view(const Rules& rules, const View& view, wire::Writer& out);

  /// A move or random event. An unseen card is null.
  static void move(const Rules& rules, Move move, wire::Writer& out);
  /// Reads a move or random event. The error is "bad-move".
  static core::Result<Move> read_move(const Rules& rules, const wire::Node& node);
};

}  // namespace tavola::sunrise_lane
