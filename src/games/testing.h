// Shared by the tests of all games. Each game's testing.h names the same things for its game: small_content,
// default_content, rules_for and Position.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/conformance.h"
#include "core/fields.h"
#include "wire/json.h"

namespace tavola::games::testing {

/// The default content, read by the same loader as other contents.
template <class Wire>
typename Wire::Game::Content default_content() {
  const auto document = wire::parse(Wire::default_document());
  EXPECT_TRUE(document.ok());
  if (!document.ok()) return {};
  const auto content = Wire::read_content(wire::Node(*document, "", "bad-content"));
  EXPECT_TRUE(content.ok()) << (content.ok() ? "" : content.error().text());
  return content.ok() ? *content : typename Wire::Game::Content{};
}

template <core::Game G>
typename G::Rules rules_for(const typename G::Content& content, int players, const core::OptionTexts& options = {},
                            std::string_view edition = "") {
  const auto chosen = core::choose_options(G::kOptions, G::kEditions, edition, options);
  EXPECT_TRUE(chosen.ok()) << (chosen.ok() ? "" : chosen.error().text());
  auto rules = G::make_rules(content, chosen.ok() ? *chosen : core::Options{}, players);
  EXPECT_TRUE(rules.ok()) << (rules.ok() ? "" : rules.error().text());
  return rules.ok() ? *std::move(rules) : typename G::Rules{};
}

using Texts = std::vector<std::string>;

inline bool has(const Texts& texts, std::string_view text) {
  return std::find(texts.begin(), texts.end(), text) != texts.end();
}

/// A position that is played on by notation. A game that shows more of it derives from this.
template <core::Game G>
class Position {
 public:
  using Rules = typename G::Rules;
  using State = typename G::State;
  using Move = typename G::Move;

  /// The position that a text describes.
  Position(const Rules& table_rules, std::string_view position) : rules(table_rules), state(start(rules)) {
    const auto read = read_position(rules, position);
    EXPECT_TRUE(read.ok()) << (read.ok() ? "" : read.error().text()) << "\n  in: " << position;
    if (read.ok()) state = *read;
  }
  /// The beginning of the game, before the first random event.
  explicit Position(const Rules& table_rules) : rules(table_rules), state(start(rules)) {}

  core::Actor actor() const { return to_act(rules, state); }
  auto phase() const { return state.table.phase; }
  std::string text() const { return write_position(rules, state); }

  /// One field of the text; "none" if it is left out.
  std::string field(std::string_view key) const {
    const std::string whole = text();
    auto fields = *core::FieldReader::read(whole);
    return std::string(fields.take(key).value_or("none"));
  }

  /// The move or event that a text describes.
  Move move(std::string_view notation) const {
    const auto read = read_move(rules, notation);
    EXPECT_TRUE(read.ok()) << notation << (read.ok() ? "" : ": " + read.error().text());
    return read.ok() ? *read : Move{};
  }

  /// The moves of the seat whose turn it is.
  Texts moves() const { return moves_in(state); }

  /// The possible random events and their weights: "card m x3".
  Texts outcomes() const {
    Texts texts;
    for (const auto& [event, weight] : list_of_outcomes()) {
      texts.push_back(write_move(rules, event) + " x" + std::to_string(weight));
    }
    return texts;
  }

  /// The rule that forbids the move to the seat whose turn it is; "" if it is legal.
  std::string refused(std::string_view notation) const {
    EXPECT_TRUE(actor().is_seat()) << "it is no seat's turn in " << text();
    return actor().is_seat() ? refused(notation, actor().seat()) : "no seat's turn";
  }
  /// The same for any seat. Checks that the list of its moves agrees.
  std::string refused(std::string_view notation, core::Seat seat) const {
    const auto seen_from = view(rules, state, seat);
    const core::Refusal refusal = why_not(rules, seen_from, move(notation));
    EXPECT_EQ(has(moves_in(seen_from), notation), refusal.legal()) << notation << " in " << text();
    return std::string(refusal.rule);
  }

  /// The effects of a move of the seat whose turn it is.
  core::Preview foreseen(std::string_view notation) const {
    return preview(rules, view(rules, state, actor().seat()), move(notation));
  }

  /// Plays moves and events. Each must be possible, and all invariants must hold after it.
  void play(const Texts& texts) {
    for (const std::string& one : texts) {
      const std::string impossible = why_impossible(one);
      EXPECT_EQ(impossible, "") << one << " in " << text();
      if (!impossible.empty()) return;
      apply(rules, state, move(one));
      EXPECT_EQ(broken_invariant(rules, state), "") << "after " << one << ": " << text();
    }
  }

  Rules rules;
  State state;

 private:
  template <class Seen>  // a State or a View
  Texts moves_in(const Seen& at) const {
    std::vector<Move> list;
    list_moves(rules, at, list);
    Texts texts;
    for (const Move& one : list) texts.push_back(write_move(rules, one));
    return texts;
  }

  std::vector<core::Outcome<Move>> list_of_outcomes() const {
    std::vector<core::Outcome<Move>> list;
    list_outcomes(rules, state, list);
    return list;
  }

  std::string why_impossible(std::string_view notation) const {
    if (actor().is_nobody()) return "the game is over";
    if (actor().is_seat()) return refused(notation);
    const Move event = move(notation);
    const auto list = list_of_outcomes();
    const bool listed = std::any_of(list.begin(), list.end(), [&](const auto& one) { return one.move == event; });
    return listed ? "" : "not a random event that can happen now";
  }
};

/// A dealer whose results depend on the arguments and the seed. It remembers the last arguments.
class TestDealer final : public core::Dealer {
 public:
  explicit TestDealer(std::uint64_t seed) : seed_(seed) {}
  std::uint32_t below(std::uint32_t n, core::DrawKind kind, std::uint32_t shuffle, std::uint32_t index) override {
    asked = {n, static_cast<std::uint32_t>(kind), shuffle, index};
    core::Rng rng(seed_ * 1000003 + static_cast<std::uint64_t>(kind) * 65537 + std::uint64_t{shuffle} * 257 + index);
    return rng.below(n);
  }
  std::vector<std::uint32_t> asked;

 private:
  std::uint64_t seed_;
};

/// Plays this many games with the conformance kit.
template <core::Game G>
void conforms(const typename G::Rules& rules, int games, std::uint64_t seed = 7) {
  core::Rng rng(seed);
  for (int i = 0; i < games; ++i) {
    TestDealer dealer(seed + static_cast<std::uint64_t>(i));
    ASSERT_EQ(core::Conformance<G>(rules, rng, dealer).play_one(), "")
        << "game " << i << " of " << rules.players << " players";
  }
}

}  // namespace tavola::games::testing
