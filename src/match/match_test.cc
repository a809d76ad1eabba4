#include "match/match.h"

#include <gtest/gtest.h>

namespace tavola::match {
namespace {

using registry::AnyGame;

std::shared_ptr<const AnyGame> make_game(std::string_view id, int players, core::OptionTexts options = {}) {
  registry::Setup setup;
  setup.players = players;
  setup.options = std::move(options);
  return *(*registry::find_game(id))->make(setup);
}

MatchSetup setup_for(int players, std::uint8_t seed_byte) {
  MatchSetup setup;
  setup.id = "test";
  setup.seed = Seed{};
  setup.seed->fill(seed_byte);
  for (int s = 0; s < players; ++s) {
    setup.players.push_back({"Player " + std::to_string(s), "random"});
    setup.nonces.push_back({static_cast<std::uint8_t>(s), 7});
  }
  return setup;
}

/// Plays at most `most` more events, with random moves and dealt events.
void play_on(Match& match, core::Rng& rng, int most = 1 << 20) {
  for (int i = 0; i < most && !match.over(); ++i) {
    if (match.to_act().is_chance()) {
      ASSERT_TRUE(match.deal().ok());
    } else {
      const auto view = match.game().view(match.state(), match.to_act().seat());
      ASSERT_TRUE(match.apply(match.game().pick_move(view, rng.below(match.game().count_moves(view)))).ok());
    }
  }
}

Match finished(std::string_view id, int players = 2, std::uint8_t seed_byte = 1) {
  Match match(make_game(id, players), setup_for(players, seed_byte));
  core::Rng rng(seed_byte);
  play_on(match, rng);
  return match;
}

Record through_json(const Record& record) {
  const auto document = wire::parse(write_record(record).dump());
  EXPECT_TRUE(document.ok());
  const auto read = read_record(*document);
  EXPECT_TRUE(read.ok()) << read.error().text();
  return *read;
}

class EveryGame : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Games, EveryGame, testing::Values("sunrise-lane", "all-on-one-card", "construction-zone"));

TEST_P(EveryGame, RecordPlaysAgainAndVerifies) {
  for (int players = 2; players <= 4; ++players) {
    const Match match = finished(GetParam(), players, static_cast<std::uint8_t>(players));
    const Record record = through_json(match.record());
    const auto again = Match::from_record(record);
    ASSERT_TRUE(again.ok()) << again.error().text();
    EXPECT_TRUE(match.game().same(again->state(), match.state()));
    const auto found = verify(record);
    ASSERT_TRUE(found.ok()) << found.error().text();
    EXPECT_EQ(static_cast<std::size_t>(found->random_events + found->moves), match.events().size());
  }
}

TEST_P(EveryGame, SameSeedSameDeal) {
  const Match one = finished(GetParam(), 2, 5);
  const Match other = finished(GetParam(), 2, 5);
  EXPECT_EQ(one.record().events, other.record().events);
}

TEST_P(EveryGame, AnotherNonceGivesAnotherDeal) {
  Match one(make_game(GetParam(), 4), setup_for(4, 5));
  MatchSetup changed = setup_for(4, 5);
  changed.nonces[2].push_back(1);
  Match other(make_game(GetParam(), 4), changed);
  core::Rng rng(1);
  play_on(one, rng, 40);
  rng = core::Rng(1);
  play_on(other, rng, 40);
  EXPECT_NE(one.record().events, other.record().events);
}

TEST_P(EveryGame, ASwappedRandomEventIsFound) {
  Match match(make_game(GetParam(), 2), setup_for(2, 9));
  core::Rng rng(3);
  // Replace one random event by another possible one that the seed doesn't give.
  play_on(match, rng, 3);
  while (!match.to_act().is_chance()) play_on(match, rng, 1);
  Match honest = match;
  ASSERT_TRUE(honest.deal().ok());
  for (const auto& outcome : match.game().outcomes(match.state())) {
    if (outcome.move == honest.events().back()) continue;
    ASSERT_TRUE(match.apply(outcome.move).ok());
    break;
  }
  const std::size_t swapped = match.events().size() - 1;
  play_on(match, rng);
  const auto found = verify(through_json(match.record()));
  ASSERT_FALSE(found.ok());
  EXPECT_EQ(found.error().name, "not-fair");
  EXPECT_EQ(found.error().where, "events[" + std::to_string(swapped) + "]");
}

TEST_P(EveryGame, AnotherSeedThanTheCommittedOneIsFound) {
  Record record = finished(GetParam()).record();
  (*record.seed)[0] ^= 1;
  const auto found = verify(record);
  ASSERT_FALSE(found.ok());
  EXPECT_EQ(found.error().name, "not-fair");
}

TEST_P(EveryGame, UnfinishedRecordHidesItsSeedAndASavedOneGoesOn) {
  Match match(make_game(GetParam(), 3), setup_for(3, 4));
  core::Rng rng(4);
  play_on(match, rng, 30);
  EXPECT_FALSE(match.record().seed.has_value());
  EXPECT_FALSE(match.record().unrevealed_seed.has_value());
  const auto refused = verify(through_json(match.record()));
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().name, "not-verifiable");

  auto resumed = Match::from_record(through_json(match.record(true)));
  ASSERT_TRUE(resumed.ok()) << resumed.error().text();
  Match going_on = *std::move(resumed);
  core::Rng same(11);
  play_on(going_on, same);
  same = core::Rng(11);
  play_on(match, same);
  EXPECT_EQ(going_on.record().events, match.record().events);
  EXPECT_TRUE(verify(going_on.record()).ok());
}

TEST_P(EveryGame, AlteredAndCutRecordsAreRefused) {
  const wire::Json good = write_record(finished(GetParam()).record());
  wire::Json altered = good;
  altered["players"][0]["name"] = "Somebody else";
  auto read = read_record(altered);
  ASSERT_FALSE(read.ok());
  EXPECT_EQ(read.error().where, "checksum");

  wire::Json cut = good;
  cut["events"].erase(cut["events"].size() - 1);
  EXPECT_FALSE(read_record(cut).ok());
  cut["checksum"] = record_checksum(cut);
  const auto parsed = read_record(cut);
  ASSERT_TRUE(parsed.ok());
  const auto replayed = Match::from_record(*parsed);
  ASSERT_FALSE(replayed.ok());
  EXPECT_EQ(replayed.error().where, "result");

  for (const char* member : {"game", "rules", "options", "content", "players", "match", "nonces", "events", "checksum",
                             "format", "version"}) {
    wire::Json missing = good;
    missing.erase(member);
    if (missing.contains("checksum")) missing["checksum"] = record_checksum(missing);
    EXPECT_FALSE(read_record(missing).ok()) << member;
  }
}

TEST_P(EveryGame, ARecordNamesItsRulesAndOneOfOtherRulesIsRefused) {
  const wire::Json good = write_record(finished(GetParam()).record());
  EXPECT_EQ(good["rules"], (*registry::find_game(good["game"].get<std::string>()))->revision());
  const auto error_with = [&](const wire::Json& change) {
    wire::Json other = good;
    other.update(change);
    other["checksum"] = record_checksum(other);
    const auto read = read_record(other);
    EXPECT_FALSE(read.ok()) << change;
    return read.ok() ? core::Error{} : read.error();
  };
  const core::Error old = error_with({{"rules", 1}});
  EXPECT_EQ(old.name, "old-rules");
  EXPECT_NE(old.what.find("open it with the version of Tavola that made it"), std::string::npos) << old.what;
  EXPECT_EQ(error_with({{"rules", 1000}}).name, "new-rules");
  EXPECT_EQ(error_with({{"rules", "the best"}}).name, "bad-record");

  wire::Json first = good;  // the old format, without a revision of the rules
  first.erase("rules");
  first["version"] = 1;
  first["checksum"] = record_checksum(first);
  EXPECT_EQ(read_record(first).error().name, "old-rules");
}

TEST_P(EveryGame, AnIllegalEventIsNamedByItsPlace) {
  Record record = finished(GetParam()).record();
  std::swap(record.events[1], record.events.back());
  const auto replayed = Match::from_record(record);
  ASSERT_FALSE(replayed.ok());
  EXPECT_EQ(replayed.error().name, "bad-record");
  EXPECT_EQ(replayed.error().where.rfind("events[", 0), 0u);
}

TEST_P(EveryGame, UndoOnlyOwnMovesWithNothingAfterThem) {
  Match match(make_game(GetParam(), 2), setup_for(2, 6));
  core::Rng rng(6);
  int undone = 0;
  for (int i = 0; i < 400 && !match.over(); ++i) {
    const core::Actor before = match.to_act();
    const auto position = match.game().write_position(match.state());
    play_on(match, rng, 1);
    const core::Actor now = match.to_act();
    for (std::uint8_t s = 0; s < 2; ++s) {
      const bool own = before == core::Actor::of(core::Seat{s}) && now == before;
      EXPECT_EQ(match.can_undo(core::Seat{s}), own);
    }
    if (!now.is_seat() || !match.can_undo(now.seat()) || undone == 20) continue;
    EXPECT_EQ(match.undo(core::next(now.seat(), 2)).error().name, "nothing-to-undo");
    const std::size_t logged = match.log().size();
    ASSERT_TRUE(match.undo(now.seat()).ok());
    EXPECT_EQ(match.game().write_position(match.state()), position);
    EXPECT_EQ(match.log().size(), logged + 1);
    ++undone;
  }
  EXPECT_GT(undone, 0);

  play_on(match, rng);
  const Record record = through_json(match.record());
  EXPECT_EQ(std::count(record.events.begin(), record.events.end(), "undo"), undone);
  const auto again = Match::from_record(record);
  ASSERT_TRUE(again.ok()) << again.error().text();
  EXPECT_TRUE(again->events() == match.events());
  const auto verified = verify(record);
  ASSERT_TRUE(verified.ok());
  EXPECT_EQ(verified->moves + verified->random_events, static_cast<int>(match.events().size()));
}

TEST_P(EveryGame, APositionOfAnyMomentIsFoundAgain) {
  Match match(make_game(GetParam(), 3), setup_for(3, 7));
  core::Rng rng(7);
  std::vector<std::string> positions{match.game().write_position(match.state())};
  while (!match.over()) {
    play_on(match, rng, 1);
    positions.push_back(match.game().write_position(match.state()));
  }
  for (std::size_t n = 0; n < positions.size(); ++n) {
    ASSERT_EQ(match.game().write_position(match.state_before(n)), positions[n]) << n;
  }
  ASSERT_TRUE(match.forget(match.events().size() - 64).ok());
  EXPECT_EQ(match.game().write_position(match.state()), positions[64]);
  ASSERT_TRUE(match.forget(64).ok());
  EXPECT_EQ(match.game().write_position(match.state()), positions[0]);
}

TEST_P(EveryGame, WhoResignsOrRunsOutOfTimeHasLost) {
  for (const auto why : {LogEntry::Kind::kResign, LogEntry::Kind::kTimeout}) {
    Match match(make_game(GetParam(), 2), setup_for(2, 9));
    core::Rng rng(9);
    play_on(match, rng, 30);
    EXPECT_EQ(match.end(why, core::Seat{2}).error().name, "bad-seat");
    ASSERT_TRUE(match.end(why, core::Seat{1}).ok());
    EXPECT_TRUE(match.over());
    EXPECT_EQ(match.ending().winners, 1u);
    EXPECT_EQ(match.end(why, core::Seat{0}).error().name, "game-over");
    EXPECT_EQ(match.deal().error().name, "not-chance");
    const Record record = through_json(match.record());
    EXPECT_TRUE(record.seed.has_value());  // the deal can be verified
    EXPECT_EQ((*record.result)["rule"], why == LogEntry::Kind::kResign ? "resign" : "timeout");
    EXPECT_TRUE(verify(record).ok());
    Record more = record;
    more.events.push_back(record.events.front());
    EXPECT_EQ(Match::from_record(more).error().where, "events[" + std::to_string(record.events.size()) + "]");
  }
}

TEST(Match, OfSeveralOpponentsTheLeaderWinsWhenSomebodyResigns) {
  const auto game = make_game("sunrise-lane", 3);
  const auto position = game->read_position("houses1=e5:3 houses2=e7:1 turn=0");
  ASSERT_TRUE(position.ok()) << position.error().text();
  MatchSetup setup = setup_for(3, 1);
  Match match = Match::from_position(game, setup, *position);
  const auto totals = match.ending().total;
  ASSERT_NE(totals[1], totals[2]);
  ASSERT_TRUE(match.end(LogEntry::Kind::kResign, core::Seat{0}).ok());
  EXPECT_EQ(match.ending().winners, totals[1] > totals[2] ? 2u : 4u);
}

TEST_P(EveryGame, WhatARecordCannotHoldIsRefused) {
  const Record good = finished(GetParam()).record();
  for (const char* line : {"undo", "resign", "resign 4", "timeout -1", "resign 1 ", "undone"}) {
    Record record = good;
    record.result.reset();
    record.seed.reset();
    record.events.resize(6);
    record.events.push_back(line);
    const auto replayed = Match::from_record(record);
    ASSERT_FALSE(replayed.ok()) << line;
    EXPECT_EQ(replayed.error().where, "events[6]") << line;
  }
}

TEST(Match, ContentOfOnesOwnIsInTheRecordInFull) {
  const auto standard = make_game("sunrise-lane", 2);
  registry::Setup setup;
  setup.content = standard->content();
  (*setup.content)["name"] = "My board";
  const auto own = *(*registry::find_game("sunrise-lane"))->make(setup);
  Match match(own, setup_for(2, 8));
  core::Rng rng(8);
  play_on(match, rng);
  const Record record = through_json(match.record());
  ASSERT_TRUE(record.content.has_value());
  EXPECT_TRUE(verify(record).ok());

  Record other = record;
  (*other.content)["name"] = "Another board";
  const auto refused = Match::from_record(other);
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().where, "content.hash");
}

TEST(Match, FromAPositionHasNoSeedAndKeepsTheFirstPosition) {
  const auto game = make_game("sunrise-lane", 2);
  Match played(game, setup_for(2, 3));
  core::Rng rng(3);
  play_on(played, rng, 25);
  Match match = Match::from_position(game, setup_for(2, 3), played.state());
  EXPECT_EQ(match.deal().error().name, played.to_act().is_chance() ? "no-seed" : "not-chance");
  const Record record = through_json(match.record());
  EXPECT_EQ(record.position, game->write_position(played.state()));
  EXPECT_TRUE(Match::from_record(record).ok());
}

TEST(Seed, KeyDependsOnEveryPart) {
  Seed seed{};
  const std::vector<Nonce> nonces{{1}, {2}};
  const auto key = key_of(seed, "m", nonces);
  EXPECT_NE(key, key_of(seed, "n", nonces));
  EXPECT_NE(key, key_of(seed, "m", std::vector<Nonce>{{1, 2}, {}}));
  EXPECT_NE(key, key_of(seed, "m", std::vector<Nonce>{{2}, {1}}));
  seed[31] = 1;
  EXPECT_NE(key, key_of(seed, "m", nonces));
}

TEST(Seed, DealerIsUniformAndAddressedByItsArguments) {
  KeyDealer dealer(key_of(Seed{}, "m", std::vector<Nonce>{}));
  std::array<int, 6> counts{};
  for (std::uint32_t i = 0; i < 6000; ++i) ++counts[dealer.below(6, core::DrawKind::kDice, i / 50, i % 50)];
  double chi_square = 0;
  for (const int count : counts) chi_square += (count - 1000.0) * (count - 1000.0) / 1000.0;
  EXPECT_LT(chi_square, 20.5);  // 5 degrees of freedom, p = 0.001; the key is fixed
  const auto one = dealer.below(1u << 31, core::DrawKind::kPile, 3, 4);
  EXPECT_EQ(one, dealer.below(1u << 31, core::DrawKind::kPile, 3, 4));
  EXPECT_NE(one, dealer.below(1u << 31, core::DrawKind::kPile, 4, 3));
  EXPECT_NE(one, dealer.below(1u << 31, core::DrawKind::kDice, 3, 4));
}

}  // namespace
}  // namespace tavola::match
