#include "lab/arena/played_game.h"

#include <ctime>

#include "search/arithmetic.h"

namespace tavola::lab {

using core::Error;
using core::Result;
using core::Status;
using registry::AnyMove;
using registry::AnyState;
using wire::Json;

namespace {

double milliseconds_of(clockid_t clock) {
  timespec now{};
  ::clock_gettime(clock, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

/// One game in progress.
class Play {
 public:
  Play(const Table& table, std::span<Contender* const> contenders)
      : table_(table),
        game_(table.game),
        contenders_(contenders),
        dealer_(match::key_of(table.deal.seed, table.deal.match_id, table.deal.nonces)),
        state_(game_.start()) {
    played_.sides.resize(contenders.size());
    for (const Contender* contender : contenders) followed_ = followed_ || contender->follows();
  }

  Result<PlayedGame> run() {
    for (std::size_t s = 0; s < contenders_.size(); ++s) {
      const Status begun = contenders_[s]->begin({&game_, seat(s)});
      if (!begun.ok()) return begun.error();
    }
    for (;;) {
      const core::Actor actor = game_.to_act(state_);
      if (actor.is_nobody()) break;
      const Status went_on = actor.is_chance() ? happen(actor, game_.dealt_outcome(state_, dealer_)) : decide(actor);
      if (!went_on.ok()) return went_on.error();
      if (!played_.finished()) break;
    }
    if (table_.watch) table_.watch(state_, nullptr);
    played_.first = first_seat(game_, state_);
    finish();
    return std::move(played_);
  }

 private:
  static core::Seat seat(std::size_t s) { return core::seat(s); }

  Status decide(core::Actor actor) {
    const auto s = static_cast<std::size_t>(core::index(actor.seat()));
    if (table_.stop != nullptr && *table_.stop) return Error{"stopped", "", "stopped"};
    PlayedGame::Side& side = played_.sides[s];
    const clockid_t clock = contenders_[s]->follows() ? CLOCK_MONOTONIC : CLOCK_THREAD_CPUTIME_ID;
    const double before = milliseconds_of(clock);
    const std::uint64_t seed = search::mixed(table_.seed, static_cast<std::uint64_t>(played_.events));
    const auto move = contenders_[s]->choose(game_.view(state_, actor.seat()), seed);
    const double took = milliseconds_of(clock) - before;
    ++side.decisions;
    side.milliseconds += took;
    side.longest = std::max(side.longest, took);
    if (!move.ok()) return forfeit(s, move.error());
    return happen(actor, *move);
  }

  /// A stop from outside is not the bot's fault, so it is no forfeit.
  Status forfeit(std::size_t s, const Error& error) {
    if (error.name == "stopped") return error;
    played_.forfeit = static_cast<int>(s);
    played_.reason = error.text();
    return core::Done{};
  }

  Status happen(core::Actor by, AnyMove event) {
    if (table_.watch) table_.watch(state_, &event);
    for (std::size_t s = 0; followed_ && s < contenders_.size(); ++s) {
      if (!contenders_[s]->follows()) continue;
      const Status told = contenders_[s]->saw(by, game_.seen(state_, event, seat(s)));
      if (!told.ok()) return forfeit(s, told.error());
    }
    game_.apply(state_, event);
    ++played_.events;
    return core::Done{};
  }

  void finish() {
    const core::Ending ending = game_.ending(state_);
    const std::size_t seats = contenders_.size();
    const int winners = std::popcount(ending.winners);
    for (std::size_t s = 0; s < seats; ++s) {
      PlayedGame::Side& side = played_.sides[s];
      side.total = ending.total[s];
      if (played_.finished()) {
        side.share = ending.won_by(seat(s)) ? 1.0 / winners : 0;
      } else if (static_cast<int>(s) != played_.forfeit) {
        side.share = 1.0 / static_cast<double>(seats - 1);
      }
    }
    if (played_.finished()) played_.rule = ending.rule;
    if (!followed_) return;
    Json result = match::ending_json(ending, game_.players());
    if (!played_.finished()) result["forfeit"] = played_.forfeit;
    for (Contender* contender : contenders_) contender->end(result);
  }

  const Table& table_;
  const registry::AnyGame& game_;
  std::span<Contender* const> contenders_;
  match::KeyDealer dealer_;
  AnyState state_;
  PlayedGame played_;
  bool followed_ = false;
};

}  // namespace

Result<PlayedGame> play_game(const Table& table, std::span<Contender* const> contenders) {
  return Play(table, contenders).run();
}

int first_seat(const registry::AnyGame& game, const AnyState& state) {
  const Json first = game.state_json(state).value("first", Json(nullptr));
  return first.is_number_integer() ? first.get<int>() : 0;
}

Json game_json(const PlayedGame& game, bool with_times) {
  Json out = {{"game", game.game}, {"first", game.first}, {"events", game.events}};
  if (game.finished()) {
    out["rule"] = game.rule;
  } else {
    out["forfeit"] = game.forfeit;
    out["reason"] = game.reason;
  }
  Json shares = Json::array();
  Json totals = Json::array();
  Json decisions = Json::array();
  Json times = Json::array();
  Json longest = Json::array();
  for (const PlayedGame::Side& side : game.sides) {
    shares.push_back(side.share);
    totals.push_back(side.total);
    decisions.push_back(side.decisions);
    times.push_back(side.milliseconds);
    longest.push_back(side.longest);
  }
  out["shares"] = std::move(shares);
  out["totals"] = std::move(totals);
  out["decisions"] = std::move(decisions);
  if (with_times) {
    out["ms"] = std::move(times);
    out["longest_ms"] = std::move(longest);
  }
  return out;
}

namespace {

/// Reads one number per seat, each at least `min`.
Result<std::vector<double>> numbers(const wire::Node& node, std::string_view key, std::size_t players, double min) {
  const auto list = node.at(key);
  if (!list.ok()) return list.error();
  const auto items = list->items(players, players);
  if (!items.ok()) return items.error();
  std::vector<double> values;
  for (const wire::Node& item : *items) {
    if (!item.json().is_number() || item.json().get<double>() < min) return item.error("expected a number");
    values.push_back(item.json().get<double>());
  }
  return values;
}

}  // namespace

Result<PlayedGame> read_game(const wire::Node& node, int players) {
  PlayedGame game;
  const auto count = static_cast<std::size_t>(players);
  const auto number = node.at("game");
  if (!number.ok()) return number.error();
  if (!number->json().is_number_unsigned()) return number->error("expected the number of a game");
  game.game = number->json().get<std::uint64_t>();
  for (const auto& [key, target, most] :
       {std::tuple{"first", &game.first, players - 1}, std::tuple{"events", &game.events, 1 << 30}}) {
    const auto member = node.at(key);
    if (!member.ok()) return member.error();
    const auto value = member->integer(0, most);
    if (!value.ok()) return value.error();
    *target = *value;
  }
  const bool finished = !node.has("forfeit");
  if (!finished) {
    const auto seat = node.at("forfeit")->integer(0, players - 1);
    if (!seat.ok()) return seat.error();
    game.forfeit = *seat;
  }
  const auto words = node.at(finished ? "rule" : "reason");
  if (!words.ok()) return words.error();
  auto text = words->text(4096);
  if (!text.ok()) return text.error();
  (finished ? game.rule : game.reason) = *std::move(text);
  game.sides.resize(count);
  constexpr double kAny = -1e9;
  const auto shares = numbers(node, "shares", count, 0);
  if (!shares.ok()) return shares.error();
  const auto totals = numbers(node, "totals", count, kAny);
  if (!totals.ok()) return totals.error();
  const auto decisions = numbers(node, "decisions", count, 0);
  if (!decisions.ok()) return decisions.error();
  const auto times = numbers(node, "ms", count, 0);
  if (!times.ok()) return times.error();
  const auto longest = numbers(node, "longest_ms", count, 0);
  if (!longest.ok()) return longest.error();
  for (std::size_t s = 0; s < count; ++s) {
    game.sides[s] = {(*shares)[s], static_cast<int>((*totals)[s]), static_cast<int>((*decisions)[s]), (*times)[s],
                     (*longest)[s]};
  }
  return game;
}

}  // namespace tavola::lab
