#include "lab/balance/balance.h"

#include <gtest/gtest.h>

#include "lab/balance/figures.h"
#include "lab/report/markup_check.h"
#include "lab/testing.h"

namespace tavola::lab {
namespace {

BalanceCase measured(const std::string& game, int players, const std::string& bot, std::uint64_t games,
                     unsigned threads) {
  BalanceSetup setup{testing::table(game, players), {}, games, 1, threads};
  setup.bot = (*read_bots(bot))[0];
  const std::atomic<bool> stop{false};
  auto result = run_balance(setup, stop, {});
  EXPECT_TRUE(result.ok()) << result.error().text();
  return {setup, *std::move(result)};
}

TEST(BalanceTest, TheSameReportWithAnyNumberOfThreads) {
  for (const std::string& game : testing::game_ids()) {
    const std::string one = balance_json({measured(game, 3, "greedy", 12, 1)}).dump();
    EXPECT_EQ(balance_json({measured(game, 3, "greedy", 12, 4)}).dump(), one);
  }
}

TEST(BalanceTest, FiguresAddUp) {
  for (const std::string& game : testing::game_ids()) {
    for (const int players : {2, 4}) {
      const BalanceCase one = measured(game, players, "greedy", 30, 2);
      const CaseFigures figures = figures_of(one);
      EXPECT_EQ(figures.games, 30u);
      double wins = 0;
      for (const OrderFigures& seat : figures.order) wins += seat.rate.value;
      EXPECT_NEAR(wins, 1, 1e-9);
      double ends = 0;
      for (const Named& end : figures.ends) ends += end.value.value;
      EXPECT_NEAR(ends, 1, 1e-9);
      EXPECT_GT(figures.rounds.value, 3);
      EXPECT_LT(figures.rounds.value, 200);
      for (const GameFacts& facts : one.result.games) {
        EXPECT_GE(facts.largest_deficit, 0);
        // The counted lines add up to the total.
        for (std::size_t k = 0; k < facts.totals.size(); ++k) {
          int sum = 0;
          for (std::size_t l = 0; l < facts.line_points.size(); ++l) {
            if (one.result.lines[l] != "cards in hand") sum += facts.line_points[l][k];
          }
          EXPECT_EQ(sum, facts.totals[k]);
        }
      }
    }
  }
}

TEST(BalanceTest, WhoWouldHaveWonWithoutALine) {
  core::Ending ending;
  ending.total = {30, 28, 0, 0};
  ending.winners = 1;
  ending.add("houses").points = {20, 25, 0, 0};
  ending.add("bonus").points = {10, 3, 0, 0};
  ending.add("cards in hand", false).points = {1, 2, 0, 0};
  EXPECT_EQ(winners_without(ending, 2, -1), 1);
  EXPECT_EQ(winners_without(ending, 2, 0), 1);
  EXPECT_EQ(winners_without(ending, 2, 1), 2);
  ending.total = {30, 30, 0, 0};
  EXPECT_EQ(winners_without(ending, 2, -1), 2);  // the tie-break decides
  EXPECT_EQ(winners_without(ending, 2, 2), 3);   // shared without the tie-break
}

TEST(BalanceTest, WinnersAreAsTheRulesSay) {
  for (const std::string& game : testing::game_ids()) {
    for (const int players : {2, 3, 4}) {
      const auto table = testing::table(game, players);
      core::Rng rng(5);
      for (int i = 0; i < 200; ++i) {
        registry::AnyState state = table->start();
        while (!table->to_act(state).is_nobody()) {
          const core::Actor actor = table->to_act(state);
          if (actor.is_chance()) {
            table->apply(state, table->random_outcome(state, rng));
            continue;
          }
          const auto view = table->view(state, actor.seat());
          table->apply(state, table->pick_move(view, rng.below(table->count_moves(view))));
        }
        const core::Ending ending = table->ending(state);
        EXPECT_EQ(winners_without(ending, players, -1), ending.winners);
      }
    }
  }
}

TEST(BalanceTest, UseIsCounted) {
  const BalanceCase lane = measured("sunrise-lane", 2, "greedy", 20, 1);
  const CaseFigures sunrise = figures_of(lane);
  double houses = 0;
  double parks = 0;
  for (const ItemFigures& item : sunrise.items[0]) houses += static_cast<double>(item.uses);
  for (const ItemFigures& item : sunrise.items[1]) parks += static_cast<double>(item.uses);
  EXPECT_NEAR(parks / 20, sunrise.more[0].value.value, 1e-9);
  EXPECT_NEAR(houses / 20, sunrise.more[1].value.value, 1e-9);
  EXPECT_EQ(sunrise.items[0].size(), 80u);

  const CaseFigures zone = figures_of(measured("construction-zone", 2, "greedy", 20, 1));
  double built = 0;
  for (const ItemFigures& item : zone.items[0]) {
    built += static_cast<double>(item.uses);
    EXPECT_LE(item.offered.value, 1);
  }
  EXPECT_NEAR(built / 20, zone.score.value * 2, 1e-9);

  const CaseFigures cards = figures_of(measured("all-on-one-card", 2, "greedy", 20, 1));
  double scored = 0;
  for (const ItemFigures& item : cards.items[0]) scored += static_cast<double>(item.uses);
  EXPECT_NEAR(scored / 20, cards.more[0].value.value, 1e-9);
}

TEST(BalanceTest, StopsWithWhatIsThere) {
  BalanceSetup setup{testing::table("sunrise-lane", 2), {}, 50'000, 1, 2};
  setup.bot = (*read_bots("random"))[0];
  std::atomic<bool> stop{false};
  const auto result = run_balance(setup, stop, [&](std::uint64_t done) {
    if (done >= 3) stop = true;
  });
  ASSERT_TRUE(result.ok());
  EXPECT_TRUE(result->stopped);
  EXPECT_GE(result->games.size(), 3u);
}

TEST(BalanceTest, AProgramThatFailsEndsItWithTheReason) {
  BalanceSetup setup{testing::table("sunrise-lane", 2), {}, 10, 1, 1};
  setup.bot = (*read_bots(testing::bad_bot("exit 4")))[0];
  const std::atomic<bool> stop{false};
  const auto result = run_balance(setup, stop, {});
  ASSERT_FALSE(result.ok());
  EXPECT_EQ(result.error().text(), "bad: it ended with exit code 4");
}

TEST(BalanceReport, IsWellFormed) {
  std::vector<BalanceCase> cases;
  for (const int players : {2, 3, 4}) cases.push_back(measured("sunrise-lane", players, "<b>=random", 5, 1));
  const std::string page = balance_html(cases);
  EXPECT_EQ(testing::first_fault(page), "");
  EXPECT_EQ(page.find("<b>"), std::string::npos);
  EXPECT_EQ(page.find("<script"), std::string::npos);
  EXPECT_NE(balance_text(cases).find("order of play"), std::string::npos);
  for (const char* game : {"all-on-one-card", "construction-zone"}) {
    EXPECT_EQ(testing::first_fault(balance_html({measured(game, 2, "random", 3, 1)})), "");
  }
  EXPECT_EQ(balance_text({}), "");
}

}  // namespace
}  // namespace tavola::lab
