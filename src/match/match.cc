#include "match/match.h"

#include <cassert>

namespace tavola::match {

using core::Done;
using core::Error;
using core::Result;
using core::Status;
using registry::AnyMove;
using registry::AnyState;

Match::Match(std::shared_ptr<const registry::AnyGame> game, MatchSetup setup)
    : game_(std::move(game)), setup_(std::move(setup)), states_{game_->start()} {
  assert(static_cast<int>(setup_.players.size()) == game_->players());
  if (setup_.seed) dealer_.emplace(key_of(*setup_.seed, setup_.id, setup_.nonces));
}

Match Match::from_position(std::shared_ptr<const registry::AnyGame> game, MatchSetup setup, const AnyState& position) {
  setup.seed.reset();
  setup.nonces.clear();
  Match match(std::move(game), std::move(setup));
  match.own_start_ = match.game_->same(position, match.states_.front());
  match.states_.front() = position;
  return match;
}

Status Match::apply(AnyMove move) {
  const core::Refusal refusal = registry::why_not_now(*game_, state(), move);
  if (!refusal.legal()) {
    return Error{over() ? "game-over" : "illegal-move", std::string(refusal.rule), std::string(refusal.reason)};
  }
  AnyState next = state();
  game_->apply(next, move);
  states_.push_back(next);
  events_.push_back(move);
  return Done{};
}

Status Match::deal() {
  if (!to_act().is_chance()) return Error{"not-chance", "", "no random event comes next"};
  if (!dealer_) return Error{"no-seed", "", "this game has no seed: give the random events yourself"};
  return apply(game_->dealt_outcome(state(), *dealer_));
}

bool Match::can_undo(core::Seat seat) const {
  return !events_.empty() && game_->to_act(states_[states_.size() - 2]) == core::Actor::of(seat) &&
         to_act() == core::Actor::of(seat);
}

Status Match::undo(std::size_t count) {
  if (count > events_.size()) {
    return Error{"nothing-to-undo", "", "expected at most " + std::to_string(events_.size()) + " events to take back"};
  }
  events_.resize(events_.size() - count);
  states_.resize(states_.size() - count);
  return Done{};
}

Record Match::record(bool to_resume) const {
  Record record;
  record.game = game_->id();
  record.options = game_->options();
  record.content_hash = game_->content_hash();
  const auto entry = registry::find_game(game_->id());
  if ((*entry)->default_content().hash != record.content_hash) record.content = game_->content();
  record.players = setup_.players;
  record.match_id = setup_.id;
  if (setup_.seed) {
    record.commitment = commitment(*setup_.seed);
    record.nonces = setup_.nonces;
    if (over()) {
      record.seed = setup_.seed;
    } else if (to_resume) {
      record.unrevealed_seed = setup_.seed;
    }
  }
  if (!own_start_) record.position = game_->write_position(states_.front());
  for (const AnyMove event : events_) record.events.push_back(game_->write_move(event));
  if (over()) record.result = ending_json(game_->ending(state()), game_->players());
  return record;
}

namespace {

Result<std::shared_ptr<const registry::AnyGame>> game_of(const Record& record) {
  const auto entry = registry::find_game(record.game);
  if (!entry.ok()) return entry.error();
  registry::Setup setup;
  setup.players = static_cast<int>(record.players.size());
  setup.options = record.options;
  setup.content = record.content;
  auto game = (*entry)->make(setup);
  if (!game.ok()) return game.error();
  if ((*game)->content_hash() != record.content_hash) {
    return Error{"bad-record", "content.hash",
                 record.content ? "is not the hash of the content in the record"
                                : "names a content that this program does not have; expected it in full"};
  }
  return game;
}

Result<Match> begin(const Record& record) {
  auto game = game_of(record);
  if (!game.ok()) return game.error();
  MatchSetup setup{record.match_id, record.players, record.seed ? record.seed : record.unrevealed_seed, record.nonces};
  if (record.position.empty()) return Match(*game, std::move(setup));
  const auto position = (*game)->read_position(record.position);
  if (!position.ok()) return Error{"bad-record", "position", position.error().text()};
  return Match::from_position(*game, std::move(setup), *position);
}

}  // namespace

Result<Match> Match::from_record(const Record& record) {
  auto match = begin(record);
  if (!match.ok()) return match.error();
  Match played = *std::move(match);
  for (std::size_t i = 0; i < record.events.size(); ++i) {
    const std::string place = "events[" + std::to_string(i) + "]";
    const auto move = played.game().read_move(record.events[i]);
    if (!move.ok()) return Error{"bad-record", place, move.error().text()};
    const Status done = played.apply(*move);
    if (!done.ok()) {
      return Error{"bad-record", place, "\"" + record.events[i] + "\" can't have happened: " + done.error().text()};
    }
  }
  if (played.over() != record.result.has_value()) {
    return Error{"bad-record", "result",
                 played.over() ? "is missing, but the game is over" : "is there, but the events stop before the end"};
  }
  if (record.result && *record.result != ending_json(played.game().ending(played.state()), played.game().players())) {
    return Error{"bad-record", "result", "is not the one that the events lead to"};
  }
  if (!played.over() && record.seed) {
    return Error{"bad-record", "seed", "is there, but the game is not over; expected none before its end"};
  }
  return played;
}

Result<Verification> verify(const Record& record) {
  const auto match = Match::from_record(record);
  if (!match.ok()) return match.error();
  if (!record.seed || !record.commitment) {
    return Error{"not-verifiable", "seed",
                 !record.commitment ? "this record has no commitment: its random events were given from outside"
                                    : "the seed is published when the game is over; this record has none"};
  }
  if (commitment(*record.seed) != *record.commitment) {
    return Error{"not-fair", "seed", "is not the one that was committed to"};
  }
  KeyDealer dealer(key_of(*record.seed, record.match_id, record.nonces));
  Verification found;
  for (std::size_t i = 0; i < match->events().size(); ++i) {
    const AnyState& before = match->state_before(i);
    if (!match->game().to_act(before).is_chance()) {
      ++found.moves;
      continue;
    }
    ++found.random_events;
    const AnyMove dealt = match->game().dealt_outcome(before, dealer);
    if (!(dealt == match->events()[i])) {
      return Error{
          "not-fair", "events[" + std::to_string(i) + "]",
          "\"" + record.events[i] + "\" is not what the seed gives: \"" + match->game().write_move(dealt) + "\""};
    }
  }
  return found;
}

}  // namespace tavola::match
