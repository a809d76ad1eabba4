#include "lab/balance/balance.h"

#include <algorithm>
#include <bit>
#include <mutex>
#include <thread>

#include "lab/arena/played_game.h"
#include "lab/arena/workers.h"
#include "search/arithmetic.h"

namespace tavola::lab {

using core::Result;
using core::Status;

std::uint8_t winners_without(const core::Ending& ending, int players, int line) {
  std::array<std::vector<int>, core::kMaxSeats> ranks;
  for (std::size_t s = 0; s < static_cast<std::size_t>(players); ++s) {
    ranks[s].push_back(ending.total[s]);
    for (int l = 0; l < ending.lines_used; ++l) {
      const core::ScoreLine& one = ending.lines()[static_cast<std::size_t>(l)];
      if (one.counted && l == line) ranks[s][0] -= one.points[s];
      if (!one.counted && l != line) ranks[s].push_back(one.points[s]);
    }
  }
  const auto best = *std::max_element(ranks.begin(), ranks.begin() + players);
  std::uint8_t winners = 0;
  for (std::size_t s = 0; s < static_cast<std::size_t>(players); ++s) {
    if (ranks[s] == best) winners = static_cast<std::uint8_t>(winners | 1u << s);
  }
  return winners;
}

namespace {

using Totals = std::array<int, core::kMaxSeats>;

/// The only seat with the most (or, if not `most`, the fewest) points; -1 on a tie.
int alone_at(const Totals& totals, int players, bool most) {
  int found = -1;
  bool tied = false;
  for (int s = 0; s < players; ++s) {
    const int value = totals[static_cast<std::size_t>(s)];
    const int best = found < 0 ? 0 : totals[static_cast<std::size_t>(found)];
    if (found >= 0 && value == best) tied = true;
    if (found < 0 || (most ? value > best : value < best)) {
      found = s;
      tied = false;
    }
  }
  return tied ? -1 : found;
}

/// Watches one game and collects its facts.
class Observer {
 public:
  explicit Observer(const registry::AnyGame& game) : game_(game) {}

  void watch(const registry::AnyState& state, const registry::AnyMove* event) {
    if (event == nullptr) {
      end_ = state;
      return;
    }
    const core::Actor actor = game_.to_act(state);
    if (!actor.is_seat()) return;
    standings_.push_back(game_.ending(state).total);
    moves_.push_back({actor.seat(), *event});
  }

  GameFacts facts(const PlayedGame& played, std::vector<std::string>& lines, UsageCounts& usage) {
    const core::Ending ending = game_.ending(end_);
    const FinishedGame finished{game_, end_, ending, moves_};
    const int players = game_.players();
    GameFacts facts;
    facts.played = true;
    facts.rule = played.rule;
    facts.events = played.events;
    facts.turns = turns_of(finished);
    facts.more = numbers_of(finished);
    count_usage(finished, usage);
    const auto in_order = [&](int k) { return static_cast<std::size_t>((played.first + k) % players); };
    for (int k = 0; k < players; ++k) {
      facts.shares.push_back(played.sides[in_order(k)].share);
      facts.totals.push_back(played.sides[in_order(k)].total);
    }
    lines.clear();
    for (int l = 0; l < ending.lines_used; ++l) {
      const core::ScoreLine& line = ending.lines()[static_cast<std::size_t>(l)];
      lines.emplace_back(line.name);
      facts.decided.push_back(winners_without(ending, players, l) != ending.winners);
      facts.line_points.emplace_back();
      for (int k = 0; k < players; ++k) facts.line_points.back().push_back(line.points[in_order(k)]);
    }
    add_course(ending, played, facts);
    return facts;
  }

 private:
  /// Adds the half-time leader and last player, the winner's largest deficit and the lead changes.
  void add_course(const core::Ending& ending, const PlayedGame& played, GameFacts& facts) const {
    const int players = game_.players();
    if (standings_.empty()) return;
    const Totals& half = standings_[standings_.size() / 2];
    const auto share = [&](int seat) { return seat < 0 ? -1 : played.sides[static_cast<std::size_t>(seat)].share; };
    facts.half_leader = share(alone_at(half, players, true));
    facts.half_last = share(alone_at(half, players, false));
    const auto winner = static_cast<std::size_t>(std::countr_zero(ending.winners));
    int leader = -1;
    for (const Totals& totals : standings_) {
      const int best = *std::max_element(totals.begin(), totals.begin() + players);
      facts.largest_deficit = std::max(facts.largest_deficit, best - totals[winner]);
      const int now = alone_at(totals, players, true);
      if (now < 0) continue;
      if (leader >= 0 && now != leader) ++facts.lead_changes;
      leader = now;
    }
  }

  const registry::AnyGame& game_;
  registry::AnyState end_{};
  std::vector<Totals> standings_;  // before every decision
  std::vector<SeatMove> moves_;
};

class Run {
 public:
  Run(const BalanceSetup& setup, const std::atomic<bool>& stop) : setup_(setup), stop_(stop) {
    result_.games.resize(setup.games);
    result_.usage = empty_usage();
  }

  Result<BalanceResult> run(const std::function<void(std::uint64_t)>& show) {
    run_workers(
        setup_.threads, [this] { work(); },
        [&] {
          if (stop_) halt_ = true;
          if (show) show(done_);
        });
    if (!error_.what.empty()) return error_;
    result_.stopped = done_ < setup_.games;
    std::erase_if(result_.games, [](const GameFacts& facts) { return !facts.played; });
    return std::move(result_);
  }

 private:
  UsageCounts empty_usage() const {
    UsageCounts usage;
    for (const UsageTable& table : usage_tables(*setup_.game)) usage.emplace_back(table.keys.size());
    return usage;
  }

  void work() {
    std::vector<std::unique_ptr<Contender>> contenders;
    std::vector<Contender*> seats;
    ContenderOptions options;
    options.stop = &halt_;
    for (int s = 0; s < setup_.game->players(); ++s) {
      contenders.push_back(make_contender(*setup_.game, setup_.bot, options));
      seats.push_back(contenders.back().get());
    }
    UsageCounts usage = empty_usage();
    for (std::uint64_t game = next_++; game < setup_.games && !halt_; game = next_++) play(game, seats, usage);
    const std::scoped_lock lock(mutex_);
    for (std::size_t t = 0; t < usage.size(); ++t) {
      for (std::size_t k = 0; k < usage[t].size(); ++k) result_.usage[t][k].add(usage[t][k]);
    }
  }

  void play(std::uint64_t number, const std::vector<Contender*>& seats, UsageCounts& usage) {
    const Deal deal = deal_of(setup_.seed, number, setup_.game->players());
    Observer observer(*setup_.game);
    const Table table{
        *setup_.game, deal, search::mixed(setup_.seed, number),
        [&](const registry::AnyState& state, const registry::AnyMove* event) { observer.watch(state, event); }, &halt_};
    const auto played = play_game(table, seats);
    const bool forfeited = played.ok() && !played->finished();
    if (!played.ok() || forfeited) {
      const std::scoped_lock lock(mutex_);
      halt_ = true;
      if (forfeited) error_ = {"bot-forfeit", setup_.bot.name, played->reason};
      if (!played.ok() && played.error().name != "stopped") error_ = played.error();
      return;
    }
    std::vector<std::string> lines;
    GameFacts facts = observer.facts(*played, lines, usage);
    const std::scoped_lock lock(mutex_);
    result_.games[number] = std::move(facts);
    if (result_.lines.empty()) result_.lines = std::move(lines);
    ++done_;
  }

  const BalanceSetup& setup_;
  const std::atomic<bool>& stop_;
  std::atomic<bool> halt_{false};
  std::atomic<std::uint64_t> next_{0};
  std::atomic<std::uint64_t> done_{0};
  std::mutex mutex_;  // guards everything below
  BalanceResult result_;
  core::Error error_;
};

}  // namespace

Result<BalanceResult> run_balance(const BalanceSetup& setup, const std::atomic<bool>& stop,
                                  const std::function<void(std::uint64_t done)>& show) {
  return Run(setup, stop).run(show);
}

}  // namespace tavola::lab
