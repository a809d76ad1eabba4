#include "lab/arena/arena.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <mutex>

#include "lab/arena/journal.h"
#include "lab/arena/workers.h"
#include "match/match.h"
#include "search/arithmetic.h"

namespace tavola::lab {

using core::Done;
using core::Error;
using core::Result;
using core::Status;
using wire::Json;

namespace {

constexpr std::uint64_t kMaxGames = 5'000'000;
constexpr std::string_view kFormat = "tavola-arena";

/// The head of a journal: what is being played. It leaves out the number of games, so that more can be added later.
Json head_of(const ArenaSetup& setup) {
  Json bots = Json::array();
  for (const BotEntry& bot : setup.bots) bots.push_back({{"name", bot.name}, {"spec", bot.spec}});
  return {{"format", kFormat},
          {"version", 1},
          {"game", setup.game->id()},
          {"players", setup.game->players()},
          {"options", match::options_json(setup.game->options())},
          {"content", setup.game->content_hash()},
          {"bots", std::move(bots)},
          {"one_against_rest", setup.one_against_rest},
          {"seed", setup.seed}};
}

/// One thread's contenders. A bot that takes two seats at a table has two contenders.
class Bench {
 public:
  Bench(const ArenaSetup& setup, const std::atomic<bool>& stop) : setup_(setup) {
    options_.move_time = setup.move_time;
    options_.stop = &stop;
  }
  std::vector<Contender*> seated(const std::vector<int>& bots) {
    std::vector<Contender*> seats;
    std::map<int, int> used;
    for (const int bot : bots) {
      auto& contender = contenders_[{bot, used[bot]++}];
      if (!contender) contender = make_contender(*setup_.game, setup_.bots[static_cast<std::size_t>(bot)], options_);
      seats.push_back(contender.get());
    }
    return seats;
  }

 private:
  const ArenaSetup& setup_;
  ContenderOptions options_;
  std::map<std::pair<int, int>, std::unique_ptr<Contender>> contenders_;
};

class Arena {
 public:
  Arena(const ArenaSetup& setup, const std::atomic<bool>& stop)
      : setup_(setup),
        stop_(stop),
        schedule_(static_cast<int>(setup.bots.size()), setup.game->players(), setup.games, setup.one_against_rest),
        points_(setup.bots.size(), Cluster{}) {
    games_.resize(schedule_.games());
    if (setup.sprt) sprt_.emplace(*setup.sprt);
  }

  Result<ArenaResult> run(const std::function<void(const ArenaProgress&)>& show) {
    if (const Status ready = prepare(); !ready.ok()) return ready.error();
    run_workers(
        setup_.threads, [this] { work(); },
        [&] {
          if (stop_) halt_ = true;
          if (show) show(progress_now());
        });
    journal_.close();
    return result();
  }

 private:
  /// Reads the journal and starts every external program once, so that errors show before the first game.
  Status prepare() {
    if (!setup_.journal.empty()) {
      auto known = journal_.open(setup_.journal, head_of(setup_), setup_.game->players());
      if (!known.ok()) return known.error();
      for (PlayedGame& game : *std::move(known)) {
        if (game.game < games_.size() && !games_[game.game]) keep(std::move(game));
      }
    }
    Bench bench(setup_, stop_);
    for (std::size_t b = 0; b < setup_.bots.size(); ++b) {
      if (!setup_.bots[b].external()) continue;
      const Status begun = bench.seated({static_cast<int>(b)})[0]->begin({setup_.game.get(), core::Seat{}});
      if (!begun.ok()) return begun.error();
    }
    return Done{};
  }

  void work() {
    Bench bench(setup_, halt_);
    std::uint64_t game = 0;
    while (next(game)) play(bench, game);
  }

  bool next(std::uint64_t& game) {
    const std::scoped_lock lock(mutex_);
    while (next_ < games_.size() && games_[next_]) ++next_;
    if (halt_ || next_ >= games_.size()) return false;
    game = next_++;
    return true;
  }

  void play(Bench& bench, std::uint64_t number) {
    const Pairing pairing = schedule_.pairing(number);
    const Deal deal = deal_of(setup_.seed, pairing.deal, setup_.game->players());
    Table table{*setup_.game, deal, search::mixed(setup_.seed, number), {}, &halt_};
    std::vector<registry::AnyMove> events;
    if (setup_.record) {
      table.watch = [&](const registry::AnyState&, const registry::AnyMove* event) {
        if (event != nullptr) events.push_back(*event);
      };
    }
    auto played = play_game(table, bench.seated(pairing.bots));
    const std::scoped_lock lock(mutex_);
    if (!played.ok()) {
      if (played.error().name != "stopped") fail(played.error());
      return;
    }
    PlayedGame game = *std::move(played);
    game.game = number;
    if (setup_.record) {
      const Status written = setup_.record(game, pairing, record_of(pairing, deal, events));
      if (!written.ok()) return fail(written.error());
    }
    if (journal_.is_open()) {
      if (const Status written = journal_.add(game); !written.ok()) return fail(written.error());
    }
    keep(std::move(game));
  }

  match::Record record_of(const Pairing& pairing, const Deal& deal,
                          const std::vector<registry::AnyMove>& events) const {
    match::MatchSetup setup{deal.match_id, {}, deal.seed, deal.nonces};
    for (const int bot : pairing.bots) {
      const BotEntry& entry = setup_.bots[static_cast<std::size_t>(bot)];
      setup.players.push_back({entry.name, entry.external() ? "external" : entry.spec});
    }
    match::Match match(setup_.game, std::move(setup));
    for (const registry::AnyMove event : events) {
      const Status applied = match.apply(event);
      if (!applied.ok()) break;  // can't happen: the game applied it before
    }
    return match.record(true);
  }

  void fail(const Error& error) {
    if (error_.empty()) error_ = error.text();
    halt_ = true;
  }

  /// Records a finished game. The caller holds the mutex, or no other thread runs yet.
  void keep(PlayedGame game) {
    const Pairing pairing = schedule_.pairing(game.game);
    for (std::size_t s = 0; s < pairing.bots.size(); ++s) {
      Cluster& points = points_[static_cast<std::size_t>(pairing.bots[s])];
      points.points += game.sides[s].share;
      points.games += 1;
    }
    ++done_;
    const std::uint64_t number = game.game;
    games_[number] = std::move(game);
    if (sprt_) test_deals();
  }

  /// Feeds the deals to the sequential test in order, so that its answer does not depend on the threads.
  void test_deals() {
    const std::uint64_t size = schedule_.games_per_deal();
    for (; sprt_->answer() == SprtAnswer::kUnknown && tested_ < schedule_.deals(); ++tested_) {
      double points = 0;
      for (std::uint64_t g = tested_ * size; g < (tested_ + 1) * size; ++g) {
        if (!games_[g]) return;
        const Pairing pairing = schedule_.pairing(g);
        const auto seat = std::find(pairing.bots.begin(), pairing.bots.end(), 0) - pairing.bots.begin();
        points += games_[g]->sides[static_cast<std::size_t>(seat)].share;
      }
      sprt_->add(points / static_cast<double>(size));
    }
    if (sprt_->answer() != SprtAnswer::kUnknown) halt_ = true;
  }

  ArenaProgress progress_now() {
    const std::scoped_lock lock(mutex_);
    ArenaProgress progress{done_, games_.size(), ""};
    if (points_.size() > 4) return progress;
    for (std::size_t b = 0; b < points_.size(); ++b) {
      if (points_[b].games == 0) continue;
      char text[32];
      std::snprintf(text, sizeof text, " %.1f %%", 100 * points_[b].points / points_[b].games);
      progress.score += (progress.score.empty() ? "" : ", ") + setup_.bots[b].name + text;
    }
    return progress;
  }

  ArenaResult result() {
    const bool answered = sprt_ && sprt_->answer() != SprtAnswer::kUnknown;
    ArenaResult out{ArenaEnd::kAllPlayed, error_, schedule_, {}, sprt_};
    for (auto& game : games_) {
      if (!game) continue;
      if (answered && schedule_.deal_of_game(game->game) >= tested_) break;
      out.games.push_back(*std::move(game));
    }
    if (answered) {
      out.end = ArenaEnd::kAnswered;
    } else if (!error_.empty()) {
      out.end = ArenaEnd::kFailed;
    } else if (done_ < schedule_.games()) {
      out.end = ArenaEnd::kStopped;
    }
    return out;
  }

  const ArenaSetup& setup_;
  const std::atomic<bool>& stop_;
  Schedule schedule_;
  Journal journal_;
  std::atomic<bool> halt_{false};

  std::mutex mutex_;  // guards everything below
  std::vector<std::optional<PlayedGame>> games_;
  std::vector<Cluster> points_;
  std::optional<Sprt> sprt_;
  std::string error_;
  std::uint64_t next_ = 0;
  std::uint64_t done_ = 0;
  std::uint64_t tested_ = 0;
};

}  // namespace

Status check(const ArenaSetup& setup) {
  const int bots = static_cast<int>(setup.bots.size());
  const int players = setup.game->players();
  if (bots < 2) return Error{"bad-arena", "--bots", "expected at least two bots, separated by commas"};
  if (setup.one_against_rest && (bots != 2 || players < 3)) {
    return Error{"bad-arena", "--one-against-rest", "expected two bots and 3 or 4 players"};
  }
  if (setup.games < 1) return Error{"bad-arena", "--games", "expected at least one game"};
  const std::uint64_t line_ups = count_line_ups(bots, players, setup.one_against_rest);
  if (setup.games > kMaxGames || line_ups > kMaxGames / setup.games) {
    return Error{"bad-arena", "--games",
                 std::to_string(line_ups) + " line-ups of " + std::to_string(setup.games) +
                     " games each are too many; expected at most " + std::to_string(kMaxGames) + " games in all"};
  }
  if (!setup.sprt) return Done{};
  if (bots != 2 || players != 2) return Error{"bad-arena", "--sprt", "expected two bots and two players"};
  if (!(setup.sprt->elo0 < setup.sprt->elo1) || setup.sprt->elo0 < -2000 || setup.sprt->elo1 > 2000) {
    return Error{"bad-arena", "--sprt", "expected two Elo differences, the smaller one first, as 0 20"};
  }
  return Done{};
}

Result<ArenaResult> run_arena(const ArenaSetup& setup, const std::atomic<bool>& stop,
                              const std::function<void(const ArenaProgress&)>& show) {
  if (const Status fine = check(setup); !fine.ok()) return fine.error();
  return Arena(setup, stop).run(show);
}

}  // namespace tavola::lab
