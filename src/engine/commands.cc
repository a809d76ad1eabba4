// The commands of the engine protocol, in the order of docs/engine-protocol.md.
#include <cmath>

#include "core/fields.h"
#include "core/version.h"
#include "engine/engine.h"
#include "engine/requests.h"
#include "registry/any_bot.h"
#include "wire/members.h"

namespace tavola::engine {

using core::Actor;
using core::Error;
using core::Seat;
using match::Match;
using registry::AnyMove;
using registry::AnyState;
using wire::Json;
using wire::Node;

namespace {

constexpr int kLargestSeed = 0x7FFFFFFF;

Json preview_json(const core::Preview& preview) {
  return {{"points", preview.points},
          {"cards", preview.cards},
          {"ends_turn", preview.ends_turn},
          {"ends_game", preview.ends_game}};
}

/// Reads an optional flag.
core::Result<bool> flag(const Node& request, std::string_view key) {
  if (!request.has(key)) return false;
  return request.at(key)->boolean();
}

/// A whole number that may be left out.
core::Result<int> number_or(const Node& request, std::string_view key, int least, int most, int otherwise) {
  if (!request.has(key)) return otherwise;
  return request.at(key)->integer(least, most);
}

Json ideas_json(const registry::AnyGame& game, const std::vector<registry::AnyIdea>& ideas) {
  Json list = Json::array();
  for (const registry::AnyIdea& idea : ideas) {
    Json moves = Json::array();
    for (const AnyMove move : idea.moves) moves.push_back(game.write_move(move));
    // In thousandths, because whole numbers are written the same everywhere.
    list.push_back(
        {{"moves", std::move(moves)}, {"chances", std::lround(idea.chances * 1000)}, {"playouts", idea.playouts}});
  }
  return list;
}

}  // namespace

Engine::Answer Engine::hello(const Node&) {
  Json names = Json::array();
  for (const std::string_view name : command_names()) names.push_back(name);
  return Json{
      {"name", "tavola"}, {"version", core::kVersion}, {"protocol", kProtocolVersion}, {"commands", std::move(names)}};
}

Engine::Answer Engine::games(const Node&) { return Json{{"games", registry::games_json()}}; }

Engine::Answer Engine::content(const Node& request) {
  if (!request.has("game")) {
    if (!match_) return Error{"no-game", "game", "expected \"game\", or a game that was started"};
    return Json{{"hash", match_->game().content_hash()}, {"content", match_->game().content()}};
  }
  return read_game_of(request)
      .and_then([](const registry::GameEntry* entry) { return entry->make({}); })
      .transform([](const auto& game) { return Json{{"hash", game->content_hash()}, {"content", game->content()}}; });
}

Engine::Answer Engine::start(const Node& request) {
  const auto entry = read_game_of(request);
  if (!entry.ok()) return entry.error();
  const auto setup = read_setup_of(request);
  if (!setup.ok()) return setup.error();
  auto game = (*entry)->make(*setup);
  if (!game.ok()) return game.error();
  auto players = read_match_of(request, (*game)->players(), entropy_);
  if (!players.ok()) return players.error();
  match_.emplace(*std::move(game), *std::move(players));
  Json out = {{"game", match_->game().id()},
              {"players", match_->game().players()},
              {"options", match::options_json(match_->game().options())},
              {"content", match_->game().content_hash()}};
  const auto& seed = match_->setup().seed;
  out["commitment"] = seed ? Json(core::to_hex(match::commitment(*seed))) : Json(nullptr);
  out.update(brief());
  return out;
}

Engine::Answer Engine::position(const Node& request) {
  return request.at("position")
      .and_then([](const Node& node) { return node.text(core::FieldReader::kMaxText); })
      .and_then([&](const std::string& text) { return match_->game().read_position(text); })
      .transform([&](const AnyState& position) {
        match_.emplace(Match::from_position(match_->shared_game(), match_->setup(), position));
        return brief();
      });
}

Engine::Answer Engine::state(const Node&) {
  const auto& game = match_->game();
  Json out = brief();
  out["position"] = game.write_position(match_->state());
  out["state"] = game.state_json(match_->state());
  return out;
}

Engine::Answer Engine::view(const Node& request) {
  return read_seat(request, "seat").transform([&](Seat seat) {
    Json out = brief();
    out["view"] = match_->game().view_json(match_->game().view(match_->state(), seat));
    return out;
  });
}

Engine::Answer Engine::moves(const Node&) {
  const auto& game = match_->game();
  Json out = brief();
  const Actor actor = match_->to_act();
  if (actor.is_chance()) {
    Json all = Json::array();
    std::uint64_t total = 0;
    for (const registry::AnyOutcome& outcome : game.outcomes(match_->state())) {
      total += outcome.weight;
      all.push_back({{"text", game.write_move(outcome.move)},
                     {"move", game.move_json(outcome.move)},
                     {"weight", outcome.weight}});
    }
    out["total_weight"] = total;
    out["outcomes"] = std::move(all);
    return out;
  }
  Json all = Json::array();
  if (actor.is_seat()) {
    const auto view = game.view(match_->state(), actor.seat());
    for (const AnyMove move : game.moves(view)) {
      all.push_back({{"text", game.write_move(move)},
                     {"move", game.move_json(move)},
                     {"preview", preview_json(game.preview(view, move))}});
    }
  }
  out["moves"] = std::move(all);
  return out;
}

Engine::Answer Engine::apply(const Node& request) {
  if (request.has("move") == request.has("moves")) {
    return Error{"bad-request", "move", "expected either \"move\" or \"moves\""};
  }
  const auto brief_now = [&](core::Done) { return brief(); };
  if (request.has("move")) {
    return read_move(request).and_then([&](AnyMove move) { return match_->apply(move); }).transform(brief_now);
  }
  const auto items = request.at("moves")->items(0, match::kMaxEvents);
  if (!items.ok()) return items.error();
  const std::size_t before = match_->events().size();
  for (const Node& item : *items) {
    const Json one = {{"move", item.json()}};
    const auto move = read_move(Node(one, "", "bad-request"));
    const core::Status done = move.ok() ? match_->apply(*move) : core::Status(move.error());
    if (done.ok()) continue;
    const auto back = match_->forget(match_->events().size() - before);  // undo the ones before it: all or none
    Error error = done.error();
    error.what = item.place() + ": " + error.what;
    return back.ok() ? error : back.error();
  }
  return brief();
}

Engine::Answer Engine::deal(const Node& request) {
  const auto all = flag(request, "all");
  if (!all.ok()) return all.error();
  if (!match_->to_act().is_chance()) return Error{"not-chance", "", "no random event is next"};
  Json dealt = Json::array();
  do {
    const core::Status done =
        match_->setup().seed ? match_->deal() : match_->apply(match_->game().random_outcome(match_->state(), *rng_));
    if (!done.ok()) return done.error();
    dealt.push_back(match_->game().write_move(match_->events().back()));
  } while (*all && match_->to_act().is_chance());
  Json out = brief();
  out["dealt"] = std::move(dealt);
  return out;
}

Engine::Answer Engine::undo(const Node& request) {
  return number_or(request, "count", 1, static_cast<int>(match::kMaxEvents), 1)
      .and_then([&](int count) { return match_->forget(static_cast<std::size_t>(count)); })
      .transform([&](core::Done) { return brief(); });
}

Engine::Answer Engine::why_not(const Node& request) {
  const auto move = read_move(request);
  if (!move.ok()) return move.error();
  core::Refusal refusal;
  if (request.has("seat")) {
    const auto seat = read_seat(request, "seat");
    if (!seat.ok()) return seat.error();
    refusal = match_->game().why_not(match_->game().view(match_->state(), *seat), *move);
  } else {
    refusal = registry::why_not_now(match_->game(), match_->state(), *move);
  }
  if (refusal.legal()) return Json{{"legal", true}};
  return Json{{"legal", false}, {"rule", refusal.rule}, {"reason", refusal.reason}};
}

Engine::Answer Engine::result(const Node&) {
  return Json{{"result", match::ending_json(match_->ending(), match_->game().players())}};
}

Engine::Answer Engine::events(const Node& request) {
  std::optional<Seat> seat;
  if (request.has("seat")) {
    const auto given = read_seat(request, "seat");
    if (!given.ok()) return given.error();
    seat = *given;
  }
  const auto from = number_or(request, "from", 0, static_cast<int>(match_->events().size()), 0);
  if (!from.ok()) return from.error();
  Json list = Json::array();
  for (auto i = static_cast<std::size_t>(*from); i < match_->events().size(); ++i) {
    const AnyState before = match_->state_before(i);
    const AnyMove event = seat ? match_->game().seen(before, match_->events()[i], *seat) : match_->events()[i];
    list.push_back({{"by", to_act_json(match_->game().to_act(before))},
                    {"text", match_->game().write_move(event)},
                    {"move", match_->game().move_json(event)}});
  }
  Json out = brief();
  out["list"] = std::move(list);
  return out;
}

Engine::Answer Engine::record(const Node&) { return Json{{"record", match::write_record(match_->record())}}; }

Engine::Answer Engine::load(const Node& request) {
  return read_record_of(request).and_then(Match::from_record).transform([&](Match match) {
    match_.emplace(std::move(match));
    return brief();
  });
}

Engine::Answer Engine::verify(const Node& request) {
  return read_record_of(request).and_then(match::verify).transform([](const auto& found) {
    return Json{{"verified", true}, {"random_events", found.random_events}, {"moves", found.moves}};
  });
}

Engine::Answer Engine::bot(const Node& request) {
  const Actor actor = match_->to_act();
  if (!actor.is_seat()) return Error{"not-to-act", "", "it is no seat's turn: a bot has nothing to decide"};
  wire::Members members(request);
  const bool apply_it = members.value(flag(request, "apply"));
  const bool with_ideas = members.value(flag(request, "ideas"));
  const std::string name = request.has("bot") ? members.text("bot", 64) : "greedy";
  if (!members.ok()) return members.error();
  const auto seed =
      request.has("seed") ? static_cast<std::uint64_t>(members.number("seed", 0, kLargestSeed)) : rng_->next();
  if (!members.ok()) return members.error();
  const registry::AnyGame& game = match_->game();
  auto bot = registry::make_bot(game, name);
  if (!bot.ok()) return bot.error();
  const auto decision = (*bot)->decide(game.view(match_->state(), actor.seat()), seed);
  if (!decision.ok()) return decision.error();
  if (apply_it) {
    if (const core::Status done = match_->apply(decision->move); !done.ok()) return done.error();
  }
  Json out = brief();
  out["text"] = game.write_move(decision->move);
  out["move"] = game.move_json(decision->move);
  if (with_ideas) out["ideas"] = ideas_json(game, decision->ideas);
  return out;
}

Engine::Answer Engine::playout(const Node& request) {
  constexpr auto kMost = static_cast<int>(match::kMaxEvents);
  wire::Members members(request);
  core::Rng rng(static_cast<std::uint64_t>(members.number("seed", 0, kLargestSeed)));
  const auto most = static_cast<std::size_t>(members.value(number_or(request, "events", 1, kMost, kMost)));
  if (!members.ok()) return members.error();
  Json list = Json::array();
  for (; list.size() < most && !match_->over(); list.push_back(match_->game().write_move(match_->events().back()))) {
    core::Status done = core::Done{};
    if (match_->to_act().is_seat()) {
      const auto view = match_->game().view(match_->state(), match_->to_act().seat());
      done = match_->apply(match_->game().pick_move(view, rng.below(match_->game().count_moves(view))));
    } else {
      done = match_->setup().seed ? match_->deal() : match_->apply(match_->game().random_outcome(match_->state(), rng));
    }
    if (!done.ok()) return done.error();
  }
  Json out = brief();
  out["list"] = std::move(list);
  return out;
}

Engine::Answer Engine::quit(const Node&) {
  done_ = true;
  return Json::object();
}

}  // namespace tavola::engine
