// All on 1 Card as JSON: docs/protocol/all-on-one-card.md describes every field.
#pragma once

#include "games/all_on_one_card/rules/game.h"
#include "wire/json.h"
#include "wire/writer.h"

namespace tavola::all_on_one_card {

struct Wire {
  using Game = all_on_one_card::Game;

  /// The default content, as it is in content/all-on-one-card/default.json.
  static std::string_view default_document();
  /// The content as its canonical document: the same cards give the same text.
  static wire::Json content(const Content& content);
  /// Reads a content document: its shape and bounds. What the rules need is checked by make_rules.
  static core::Result<Content> read_content(const wire::Node& node);
  /// Everything, hidden cards too.
  static void state(const Rules& rules, const State& state, wire::Writer& out);
  /// What the viewer knows, and nothing else.
  static void view(const Rules& rules, const View& view, wire::Writer& out);
  /// A move or a random event; a card that is not known is null.
  static void move(const Rules& rules, Move move, wire::Writer& out);
  static core::Result<Move> read_move(const Rules& rules, const wire::Node& node);
};

}  // namespace tavola::all_on_one_card
