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
  /// Reads a content document and checks its shape and bounds. make_rules checks what the rules need.
  static core::Result<Content> read_content(const wire::Node& node);
  /// Everything, including hidden cards.
  static void state(const Rules& rules, const State& state, wire::Writer& out);
  /// Only what the viewer knows.
  static void view(const Rules& rules, const View& view, wire::Writer& out);
  /// A move or a random event. An unknown card is null.
  static void move(const Rules& rules, Move move, wire::Writer& out);
  static core::Result<Move> read_move(const Rules& rules, const wire::Node& node);
};

}  // namespace tavola::all_on_one_card
