// The arena with fast bots: results repeat exactly, no game is lost, and a program that misbehaves loses only its own
// games.
#include "lab/arena/arena.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <set>

#include "lab/arena/journal.h"
#include "lab/arena/standings.h"
#include "lab/report/markup_check.h"
#include "lab/testing.h"
#include "match/match.h"

namespace tavola::lab {
namespace {

using testing::arena;
using testing::bad_bot;
using testing::games_of;
using testing::played;
using testing::TempFolder;

// ---------------------------------------------------------------------------------------------------------- schedule

TEST(ScheduleTest, EveryPairPlaysEveryDealFromBothSeats) {
  const Schedule schedule(3, 2, 9, false);
  EXPECT_EQ(schedule.line_ups(), (std::vector<std::vector<int>>{{0, 1}, {0, 2}, {1, 2}}));
  EXPECT_EQ(schedule.rotations(), 2);
  EXPECT_EQ(schedule.deals(), 5u);  // 9 games are rounded up to 5 deals
  EXPECT_EQ(schedule.games(), 30u);
  std::map<std::uint64_t, std::set<std::vector<int>>> by_deal;
  for (std::uint64_t g = 0; g < schedule.games(); ++g) {
    const Pairing pairing = schedule.pairing(g);
    EXPECT_TRUE(by_deal[pairing.deal].insert(pairing.bots).second);
  }
  EXPECT_EQ(by_deal.size(), 5u);
  for (const auto& [deal, line_ups] : by_deal) EXPECT_EQ(line_ups.size(), 6u);
}

TEST(ScheduleTest, MoreSeats) {
  EXPECT_EQ(Schedule(5, 3, 3, false).line_ups().size(), 10u);
  const Schedule repeated(2, 4, 4, false);
  EXPECT_EQ(repeated.line_ups(), (std::vector<std::vector<int>>{{0, 1, 0, 1}}));
  EXPECT_EQ(repeated.rotations(), 2);  // two more rotations would repeat the same games
  const Schedule one(2, 4, 8, true);
  EXPECT_EQ(one.line_ups(), (std::vector<std::vector<int>>{{0, 1, 1, 1}}));
  EXPECT_EQ(one.rotations(), 4);
  EXPECT_EQ(one.deals(), 2u);
  std::set<std::vector<int>> seats;
  for (std::uint64_t g = 0; g < 4; ++g) seats.insert(one.pairing(g).bots);
  EXPECT_EQ(seats.size(), 4u);
  EXPECT_EQ(count_line_ups(64, 4, false), 635376u);
}

TEST(ScheduleTest, DealsAreFixedBySeedAndNumber) {
  EXPECT_EQ(deal_of(1, 7, 2).seed, deal_of(1, 7, 2).seed);
  EXPECT_NE(deal_of(1, 7, 2).seed, deal_of(1, 8, 2).seed);
  EXPECT_NE(deal_of(1, 7, 2).seed, deal_of(2, 7, 2).seed);
}

// -------------------------------------------------------------------------------------------------------------- games

TEST(ArenaTest, TheSameResultWithAnyNumberOfThreads) {
  for (const std::string& game : testing::game_ids()) {
    for (const int players : {2, 3, 4}) {
      ArenaSetup setup = arena(game, players, "greedy,random,other=random", 6);
      const std::string one = games_of(played(setup));
      setup.threads = 4;
      EXPECT_EQ(games_of(played(setup)), one);
      setup.seed = 2;
      EXPECT_NE(games_of(played(setup)), one);
    }
  }
}

TEST(ArenaTest, AllWhoPlayADealMeetTheSameCards) {
  // In All on 1 Card no choice affects the dealt cards or the first roll.
  ArenaSetup setup = arena("all-on-one-card", 2, "greedy,random", 6);
  std::map<std::uint64_t, std::set<std::string>> openings;
  setup.record = [&](const PlayedGame&, const Pairing& pairing, const match::Record& record) {
    std::string opening;
    for (std::size_t i = 0; i < 6; ++i) opening += record.events[i] + ";";
    openings[pairing.deal].insert(opening);
    return core::Status(core::Done{});
  };
  played(setup);
  ASSERT_EQ(openings.size(), 3u);
  std::set<std::string> all;
  for (const auto& [deal, seen] : openings) {
    EXPECT_EQ(seen.size(), 1u);
    all.insert(*seen.begin());
  }
  EXPECT_EQ(all.size(), 3u);
}

TEST(ArenaTest, EveryGameIsARecordThatCanBeVerified) {
  for (const std::string& game : testing::game_ids()) {
    ArenaSetup setup = arena(game, 3, "greedy,random", 3);
    int records = 0;
    setup.record = [&](const PlayedGame& one, const Pairing& pairing, const match::Record& record) {
      const auto found = match::verify(record);
      EXPECT_TRUE(found.ok()) << found.error().text();
      EXPECT_EQ(record.events.size(), static_cast<std::size_t>(one.events));
      EXPECT_EQ(record.players[0].name, setup.bots[static_cast<std::size_t>(pairing.bots[0])].name);
      ++records;
      return core::Status(core::Done{});
    };
    played(setup);
    EXPECT_EQ(records, 3);
  }
}

TEST(ArenaTest, FiguresAddUp) {
  const ArenaSetup setup = arena("sunrise-lane", 2, "greedy,random,other=random", 40);
  const ArenaResult result = played(setup);
  const Standings standings = standings_of(setup, result);
  EXPECT_EQ(standings.games, 120u);
  EXPECT_EQ(standings.deals, 20u);
  double wins = 0;
  for (const BotFigures& bot : standings.bots) {
    EXPECT_EQ(bot.games, 80u);
    EXPECT_EQ(bot.scores.size(), 80u);
    EXPECT_EQ(bot.running.size(), 20u);
    EXPECT_DOUBLE_EQ(bot.running.back(), bot.rate.value);
    EXPECT_GT(bot.decisions, 0u);
    wins += bot.rate.value * 80;
  }
  EXPECT_NEAR(wins, 120, 1e-9);
  EXPECT_GT(standings.bots[0].rate.low, 0.8);
  EXPECT_GT(standings.bots[0].elo.low, standings.bots[1].elo.high);
  EXPECT_NEAR(standings.pairs[0][1].ahead.value + standings.pairs[1][0].ahead.value, 1, 1e-12);
}

TEST(ArenaTest, TheSequentialTestStops) {
  ArenaSetup setup = arena("sunrise-lane", 2, "greedy,random", 100'000);
  setup.sprt = SprtQuestion{0, 20};
  const ArenaResult one = played(setup);
  EXPECT_EQ(one.end, ArenaEnd::kAnswered);
  EXPECT_EQ(one.sprt->answer(), SprtAnswer::kElo1);
  EXPECT_LT(one.games.size(), 1000u);
  setup.threads = 3;
  EXPECT_EQ(games_of(played(setup)), games_of(one));
}

TEST(ArenaTest, StopsWhenAsked) {
  const ArenaSetup setup = arena("sunrise-lane", 2, "greedy,random", 50'000);
  std::atomic<bool> stop{false};
  const auto result = run_arena(setup, stop, [&](const ArenaProgress& progress) {
    if (progress.done >= 5) stop = true;
  });
  ASSERT_TRUE(result.ok());
  EXPECT_EQ(result->end, ArenaEnd::kStopped);
  EXPECT_GE(result->games.size(), 5u);
  EXPECT_EQ(standings_of(setup, *result).games, result->games.size());
}

// ------------------------------------------------------------------------------------------------------------- resume

TEST(JournalTest, GoesOnAfterAnEndAtAnyByte) {
  const TempFolder folder;
  ArenaSetup setup = arena("construction-zone", 2, "greedy,random", 4);
  setup.journal = folder.file("run.jsonl");
  const std::string whole = games_of(played(setup));
  const std::string bytes = testing::read(setup.journal);
  ASSERT_GT(bytes.size(), 500u);
  for (std::size_t cut = 0; cut <= bytes.size(); cut += cut < bytes.size() - 8 ? 7 : 1) {
    testing::write(setup.journal, bytes.substr(0, cut));
    ASSERT_EQ(games_of(played(setup)), whole) << cut;
    ASSERT_EQ(std::count(bytes.begin(), bytes.end(), '\n'), 5);
  }
  setup.games = 8;  // a longer run can continue the same journal
  const std::string more = games_of(played(setup));
  EXPECT_EQ(more.substr(0, whole.size()), whole);
  setup.journal = "";
  EXPECT_EQ(games_of(played(setup)), more);
}

TEST(JournalTest, RefusesWhatIsNotItsOwn) {
  const TempFolder folder;
  ArenaSetup setup = arena("construction-zone", 2, "greedy,random", 2);
  setup.journal = folder.file("run.jsonl");
  played(setup);
  const std::atomic<bool> stop{false};
  const auto error = [&](const ArenaSetup& other) {
    const auto result = run_arena(other, stop, {});
    return result.ok() ? "" : result.error().name + " " + result.error().text();
  };
  ArenaSetup other = setup;
  other.seed = 5;
  EXPECT_NE(error(other).find("belongs to another arena: seed is 1, here it is 5"), std::string::npos) << error(other);
  other = arena("construction-zone", 2, "greedy,greedy", 2);
  other.journal = setup.journal;
  EXPECT_NE(error(other).find("other-arena"), std::string::npos);
  other = setup;
  other.journal = folder.file("text");
  testing::write(other.journal, "my shopping list");
  EXPECT_NE(error(other).find("is not from"), std::string::npos);
  EXPECT_EQ(testing::read(other.journal), "my shopping list");
  std::string bytes = testing::read(setup.journal);
  bytes.insert(bytes.find("\"game\":", bytes.find('\n')), "x");
  testing::write(setup.journal, bytes);
  EXPECT_NE(error(setup).find("line 2"), std::string::npos) << error(setup);
  other.journal = folder.file("no/such/folder");
  EXPECT_NE(error(other).find("can't be opened"), std::string::npos);
}

TEST(JournalTest, BelongsToOneArenaAtATime) {
  const TempFolder folder;
  const wire::Json head = {{"format", "tavola-arena"}};
  Journal first;
  ASSERT_TRUE(first.open(folder.file("run"), head, 2).ok());
  Journal second;
  EXPECT_FALSE(second.open(folder.file("run"), head, 2).ok());
}

// ----------------------------------------------------------------------------------------------------- other programs

/// Why the bad bot lost both of its games against greedy.
std::string reason_of(const std::string& bot, std::chrono::milliseconds time = std::chrono::milliseconds(60'000)) {
  ArenaSetup setup = arena("sunrise-lane", 2, bot + ",greedy", 2);
  setup.move_time = time;
  const ArenaResult result = played(setup);
  EXPECT_EQ(result.end, ArenaEnd::kAllPlayed);
  const Standings standings = standings_of(setup, result);
  EXPECT_EQ(standings.bots[0].forfeits, 2u);
  EXPECT_EQ(standings.bots[1].rate.value, 1);
  EXPECT_EQ(standings.bots[1].scores.size(), 0u);
  return standings.forfeits.empty() ? "" : standings.forfeits[0].reason;
}

TEST(ExternalBotTest, WhatLosesAGame) {
  EXPECT_EQ(reason_of(bad_bot("exit 4")), "it ended with exit code 4");
  EXPECT_EQ(reason_of(bad_bot("kill -ABRT $$")), "it was killed by signal SIGABRT");
  EXPECT_EQ(reason_of(bad_bot("exec sleep 100000"), std::chrono::milliseconds(1)), "it did not answer in time");
  EXPECT_EQ(reason_of(bad_bot("exec cat /dev/zero")), "it printed more than 1 MiB for one answer");
  EXPECT_NE(reason_of(bad_bot("echo hello")).find("expected one JSON object"), std::string::npos);
  EXPECT_NE(reason_of(bad_bot("echo []")).find("expected a JSON object"), std::string::npos);
  EXPECT_NE(reason_of(bad_bot("echo {}")).find("expected \"move\" or \"text\""), std::string::npos);
  EXPECT_NE(reason_of(bad_bot("echo {\\\"text\\\":\\\"jump\\\"}")).find("it answered"), std::string::npos);
  EXPECT_NE(reason_of(bad_bot("echo {\\\"move\\\":7}")).find("it answered"), std::string::npos);
  EXPECT_NE(reason_of(bad_bot("echo {\\\"text\\\":\\\"stop\\\"}")).find("an illegal move, stop (SL-10"),
            std::string::npos);
}

TEST(ExternalBotTest, PlaysWholeGames) {
  for (const std::string& game : testing::game_ids()) {
    ArenaSetup setup = arena(game, 3, "first=exec:" TAVOLA_TEST_BOT ",random", 3);
    setup.move_time = std::chrono::milliseconds(60'000);
    setup.threads = 2;
    const ArenaResult result = played(setup);
    const Standings standings = standings_of(setup, result);
    ASSERT_EQ(standings.forfeits.size(), 0u) << standings.forfeits[0].reason;
    EXPECT_EQ(standings.bots[0].games, 6u);
    setup.threads = 1;
    EXPECT_EQ(games_of(played(setup)), games_of(result));
  }
}

/// The documentation's example bots can play.
void play_example(const std::string& program, const std::string& bot) {
  ArenaSetup setup = arena("sunrise-lane", 2, "mine=exec:" + program + " " + bot + ",random", 2);
  setup.move_time = std::chrono::milliseconds(60'000);
  const ArenaResult result = played(setup);
  EXPECT_EQ(result.games.size(), 2u);
  for (const PlayedGame& game : result.games) EXPECT_EQ(game.reason, "");
}

TEST(ExternalBotTest, TheJavaScriptExamplePlays) { play_example("node", TAVOLA_DOCS "/examples/random_bot.mjs"); }

TEST(ExternalBotTest, ThePythonExamplePlays) {
  const std::string page = testing::read(TAVOLA_DOCS "/bot-protocol.md");
  const std::string_view fence = "```python\n";
  const std::size_t begin = page.find(fence);
  ASSERT_NE(begin, std::string::npos);
  const std::size_t end = page.find("```", begin + fence.size());
  const TempFolder folder;
  testing::write(folder.file("bot.py"), page.substr(begin + fence.size(), end - begin - fence.size()));
  play_example("python3", folder.file("bot.py"));
}

TEST(ExternalBotTest, OneThatCannotBeStartedIsFoundBeforeTheFirstGame) {
  const std::atomic<bool> stop{false};
  for (const char* bot : {"bad=exec:/nowhere/bot", "bad=exec:sh -c 'exit 1'", "bad=exec:sh -c 'read x; echo hi'",
                          "bad=exec:sh -c 'read x; echo {}'"}) {
    const auto result = run_arena(arena("sunrise-lane", 2, std::string(bot) + ",random", 2), stop, {});
    ASSERT_FALSE(result.ok());
    EXPECT_EQ(result.error().text().find("bad: could not be started 3 times in a row: "), 0u) << result.error().text();
  }
}

TEST(ExternalBotTest, OneThatStopsStartingEndsTheArenaAndNoGameIsLost) {
  const TempFolder folder;
  // The bot needs this file to start, and removes it in its second game.
  const std::string gate = folder.file("gate");
  testing::write(gate, "");
  const std::string bot =
      "bad=exec:sh -c 'test -e " + gate +
      " || exit 9; while read -r line; do case $line in *hello*) echo {\\\"protocol\\\":1};; *choose*) test -e " +
      gate + "2 && rm -f " + gate + "; touch " + gate + "2; exit 5;; esac; done'";
  ArenaSetup setup = arena("sunrise-lane", 2, bot + ",random", 40);
  setup.journal = folder.file("run");
  const ArenaResult result = played(setup);
  EXPECT_EQ(result.end, ArenaEnd::kFailed);
  EXPECT_NE(result.error.find("bad: could not be started 3 times in a row: it ended with exit code 9"),
            std::string::npos);
  EXPECT_EQ(result.games.size(), 2u);
  const std::string kept = testing::read(setup.journal);
  EXPECT_EQ(std::count(kept.begin(), kept.end(), '\n'), 3);
}

// ------------------------------------------------------------------------------------------------------------ reports

TEST(ArenaReport, IsWellFormedAndEscaped) {
  ArenaSetup setup = arena("sunrise-lane", 2, "<b>&x=greedy,random", 10);
  setup.sprt = SprtQuestion{0, 1};
  const ArenaResult result = played(setup);
  const Standings standings = standings_of(setup, result);
  const std::string page = arena_html(setup, result, standings);
  EXPECT_EQ(testing::first_fault(page), "");
  EXPECT_EQ(page.find("<b>"), std::string::npos);
  EXPECT_EQ(page.find("<script"), std::string::npos);
  EXPECT_EQ(page.find("http", page.find("</style>")), page.find("http://www.w3.org/2000/svg"));
  const wire::Json json = arena_json(setup, result, standings);
  EXPECT_EQ(json["bots"][0]["name"], "<b>&x");
  EXPECT_EQ(json["list"].size(), 10u);
  EXPECT_EQ(json["sprt"]["answer"], "unknown");
  const std::string text = arena_text(setup, result, standings);
  EXPECT_NE(text.find("Sunrise Lane: 10 games on 5 deals, 2 players"), std::string::npos) << text;
}

TEST(ArenaReport, OfNoGamesAndOfForfeits) {
  const ArenaSetup setup = arena("sunrise-lane", 2, bad_bot("exit 4") + ",greedy", 2);
  const ArenaResult result = played(setup);
  const Standings standings = standings_of(setup, result);
  EXPECT_EQ(testing::first_fault(arena_html(setup, result, standings)), "");
  EXPECT_NE(arena_text(setup, result, standings).find("it ended with exit code 4"), std::string::npos);
  const ArenaResult nothing{ArenaEnd::kStopped, "", result.schedule, {}, {}};
  const Standings none = standings_of(setup, nothing);
  EXPECT_EQ(testing::first_fault(arena_html(setup, nothing, none)), "");
}

TEST(ArenaSetupTest, WhatIsWrongIsSaid) {
  const auto error = [](const std::string& bots) {
    const auto read = read_bots(bots);
    return read.ok() ? "" : read.error().text();
  };
  EXPECT_NE(error("clever,greedy").find("there is no bot \"clever\"; the bots are: random, greedy"), std::string::npos);
  EXPECT_NE(error("clever,greedy").find("exec:PROGRAM"), std::string::npos);
  EXPECT_NE(error("expert:iterations=0").find("iterations"), std::string::npos);
  EXPECT_NE(error("greedy,").find("there is no bot"), std::string::npos);
  EXPECT_NE(error("=greedy").find("expected a name"), std::string::npos);
  EXPECT_NE(error("a=exec:").find("expected a program"), std::string::npos);
  EXPECT_NE(error("a=exec:sh 'x").find("not closed"), std::string::npos);
  EXPECT_EQ((*read_bots("greedy,greedy"))[1].name, "greedy (2)");
  EXPECT_EQ((*read_bots("a=exec:x 'b,c',greedy"))[0].command[1], "b,c");

  const auto checked = [](ArenaSetup setup, const std::function<void(ArenaSetup&)>& change) {
    change(setup);
    const auto fine = check(setup);
    return fine.ok() ? "" : fine.error().text();
  };
  const ArenaSetup two = arena("sunrise-lane", 2, "greedy,random", 2);
  EXPECT_EQ(checked(two, [](ArenaSetup&) {}), "");
  EXPECT_NE(checked(two, [](ArenaSetup& s) { s.bots.pop_back(); }), "");
  EXPECT_NE(checked(two, [](ArenaSetup& s) { s.games = 0; }), "");
  EXPECT_NE(checked(two, [](ArenaSetup& s) { s.games = 100'000'000; }), "");
  EXPECT_NE(checked(two, [](ArenaSetup& s) { s.one_against_rest = true; }), "");
  EXPECT_NE(checked(two, [](ArenaSetup& s) { s.sprt = SprtQuestion{20, 0}; }), "");
  const ArenaSetup three = arena("sunrise-lane", 3, "greedy,random", 2);
  EXPECT_NE(checked(three, [](ArenaSetup& s) { s.sprt = SprtQuestion{0, 20}; }), "");
  EXPECT_EQ(checked(three, [](ArenaSetup& s) { s.one_against_rest = true; }), "");
}

}  // namespace
}  // namespace tavola::lab
