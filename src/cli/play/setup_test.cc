#include "cli/play/setup.h"

#include <gtest/gtest.h>

namespace tavola::cli {
namespace {

std::string kinds(int players, const std::optional<std::string>& bots) {
  const auto seated = seat_players(players, bots, "");
  if (!seated.ok()) return "error: " + seated.error().text();
  std::string out;
  for (const auto& player : *seated) out += (out.empty() ? "" : " ") + player.kind;
  return out;
}

std::string names(int players, const std::optional<std::string>& bots, const std::string& given) {
  const auto seated = seat_players(players, bots, given);
  if (!seated.ok()) return "error: " + seated.error().text();
  std::string out;
  for (const auto& player : *seated) out += (out.empty() ? "" : ",") + player.name;
  return out;
}

TEST(Seats, BotsSitOnTheLastSeats) {
  EXPECT_EQ(kinds(3, "random"), "person person random");
  EXPECT_EQ(kinds(3, "greedy,random"), "person greedy random");
  EXPECT_EQ(kinds(2, "greedy, random"), "greedy random");
  EXPECT_EQ(kinds(4, "none"), "person person person person");
}

TEST(Seats, OnePersonAgainstGreedyBotsUnlessSaidOtherwise) {
  EXPECT_EQ(kinds(2, std::nullopt), "person medium");
  EXPECT_EQ(kinds(4, std::nullopt), "person medium medium medium");
}

TEST(Seats, WrongBotsAreNamedWithTheKnownOnes) {
  EXPECT_EQ(kinds(2, "clever").find("error: --bots: there is no bot"), 0u);
  EXPECT_NE(kinds(2, "clever").find("random, greedy"), std::string::npos);
  EXPECT_EQ(kinds(2, "greedy,greedy,greedy").find("error: --bots: names 3 bots for 2 seats"), 0u);
  EXPECT_EQ(kinds(2, "").find("error"), 0u);
  EXPECT_EQ(kinds(2, "greedy,").find("error"), 0u);
}

TEST(Seats, NamesGoBySeatAndTheRestGetsOne) {
  EXPECT_EQ(names(2, std::nullopt, ""), "Player,Medium");
  EXPECT_EQ(names(4, "greedy,greedy", "Anna"), "Anna,Player 1,Greedy,Greedy 2");
  EXPECT_EQ(names(3, "none", "Anna,,Cleo"), "Anna,Player 1,Cleo");
  EXPECT_EQ(names(2, std::nullopt, "Medium"), "Medium,Medium 2");
}

TEST(Seats, WrongNamesGetAnError) {
  EXPECT_EQ(names(2, "none", "a,b,c").find("error: --names: has 3 names for 2 seats"), 0u);
  EXPECT_EQ(names(2, "none", "a,a").find("error: --names"), 0u);
  EXPECT_EQ(names(2, "none", "A name that is far too long").find("error: --names"), 0u);
  EXPECT_EQ(names(2, "none", "a\x1b[2J").find("error: --names"), 0u);
}

TEST(Seats, ASavedGameNeedsKnownBots) {
  EXPECT_TRUE(check_players({{"a", "person"}, {"b", "greedy"}}).ok());
  EXPECT_FALSE(check_players({{"a", "person"}, {"b", "clever"}}).ok());
}

TEST(Seats, ShownNamesAreHarmless) {
  EXPECT_EQ(shown_names({{"a\x1b[2J", "person"}, {"", "person"}}), (std::vector<std::string>{"a?[2J", "Seat 1"}));
}

TEST(Chance, TheSameTextGivesTheSameDeal) {
  const auto a = chance_of("tea", 3);
  const auto b = chance_of("tea", 3);
  EXPECT_EQ(a.id, b.id);
  EXPECT_EQ(a.seed, b.seed);
  EXPECT_EQ(a.nonces, b.nonces);
  EXPECT_EQ(a.nonces.size(), 3u);
  EXPECT_EQ(a.nonces[0].size(), 16u);
  EXPECT_NE(a.nonces[0], a.nonces[1]);
  EXPECT_NE(chance_of("milk", 3).seed, a.seed);
  EXPECT_EQ(*a.seed, core::sha256("tea"));
}

TEST(Chance, SixtyFourHexDigitsAreTheSeed) {
  const std::string hex(64, 'a');
  EXPECT_EQ(core::to_hex(*chance_of(hex, 2).seed), hex);
}

TEST(Chance, OtherwiseItIsFresh) {
  const auto a = fresh_chance(2);
  const auto b = fresh_chance(2);
  EXPECT_NE(a.id, b.id);
  EXPECT_NE(a.seed, b.seed);
  EXPECT_NE(a.nonces, b.nonces);
}

}  // namespace
}  // namespace tavola::cli
