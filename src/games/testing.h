// Shared by the tests of all games. Each game's testing.h adds its own contents and its own table.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/conformance.h"
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

/// The position that a text describes.
template <core::Game G>
typename G::State position(const typename G::Rules& rules, std::string_view text) {
  const auto state = read_position(rules, text);
  EXPECT_TRUE(state.ok()) << (state.ok() ? "" : state.error().text()) << "\n  in: " << text;
  return state.ok() ? *state : start(rules);
}

/// The move or event that a text describes.
template <core::Game G>
typename G::Move move(const typename G::Rules& rules, std::string_view text) {
  const auto read = read_move(rules, text);
  EXPECT_TRUE(read.ok()) << text << (read.ok() ? "" : ": " + read.error().text());
  return read.ok() ? *read : typename G::Move{};
}

/// The moves of the seat whose turn it is, as text.
template <core::Game G>
std::vector<std::string> moves(const typename G::Rules& rules, const typename G::State& state) {
  std::vector<typename G::Move> list;
  list_moves(rules, state, list);
  std::vector<std::string> texts;
  for (const auto& one : list) texts.push_back(write_move(rules, one));
  return texts;
}

/// Whether this random event can happen now.
template <core::Game G>
bool possible(const typename G::Rules& rules, const typename G::State& state, const typename G::Move& event) {
  std::vector<core::Outcome<typename G::Move>> outcomes;
  list_outcomes(rules, state, outcomes);
  return std::any_of(outcomes.begin(), outcomes.end(), [&](const auto& outcome) { return outcome.move == event; });
}

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
