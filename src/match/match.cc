#include "match/match.h"

#include <cassert>

namespace tavola::match {

using core::Done;
using core::Error;
using core::Result;
using core::Status;
using registry::AnyMove;
using registry::AnyState;

namespace {

// Only every 32nd position is stored. A state takes a few hundred bytes, and replaying an event takes a few dozen
// nanoseconds.
constexpr std::size_t kSpacing = 32;

constexpr std::string_view kUndo = "undo";
constexpr std::string_view kResign = "resign";
constexpr std::string_view kTimeout = "timeout";

}  // namespace

Match::Match(std::shared_ptr<const registry::AnyGame> game, MatchSetup setup)
    : game_(std::move(game)), setup_(std::move(setup)), state_(game_->start()) {
  assert(static_cast<int>(setup_.players.size()) == game_->players());
  if (setup_.seed) dealer_.emplace(key_of(*setup_.seed, setup_.id, setup_.nonces));
}

Match Match::from_position(std::shared_ptr<const registry::AnyGame> game, MatchSetup setup, const AnyState& position) {
  setup.seed.reset();
  setup.nonces.clear();
  Match match(std::move(game), std::move(setup));
  match.own_start_ = match.game_->same(position, match.state_);
  match.state_ = position;
  return match;
}

AnyState Match::state_before(std::size_t n) const {
  assert(n <= events_.size());
  if (n == events_.size()) return state_;
  AnyState state = snapshots_[n / kSpacing];
  for (std::size_t i = n / kSpacing * kSpacing; i < n; ++i) game_->apply(state, events_[i]);
  return state;
}

AnyState Match::state_after(std::size_t n) const {
  assert(n <= log_.size());
  std::size_t later = 0;
  bool undone = false;
  for (std::size_t i = n; i < log_.size(); ++i) {
    later += log_[i].kind == LogEntry::Kind::kEvent ? 1 : 0;
    undone |= log_[i].kind == LogEntry::Kind::kUndo;
  }
  if (!undone) return state_before(events_.size() - later);
  std::vector<AnyMove> standing;
  for (std::size_t i = 0; i < n; ++i) {
    if (log_[i].kind == LogEntry::Kind::kEvent) standing.push_back(log_[i].move);
    if (log_[i].kind == LogEntry::Kind::kUndo) standing.pop_back();
  }
  AnyState state = state_before(0);
  for (const AnyMove move : standing) game_->apply(state, move);
  return state;
}

void Match::keep(AnyMove move) {
  if (events_.size() % kSpacing == 0) snapshots_.push_back(state_);
  game_->apply(state_, move);
  events_.push_back(move);
}

void Match::drop_last(std::size_t count) {
  const std::size_t left = events_.size() - count;
  state_ = state_before(left);
  events_.resize(left);
  snapshots_.resize((left + kSpacing - 1) / kSpacing);
}

Status Match::apply(AnyMove move) {
  if (ended_) return Error{"game-over", "", "the game is over: " + text(*ended_)};
  const core::Refusal refusal = registry::why_not_now(*game_, state(), move);
  if (!refusal.legal()) {
    return Error{over() ? "game-over" : "illegal-move", std::string(refusal.rule), std::string(refusal.reason)};
  }
  keep(move);
  log_.push_back({move});
  return Done{};
}

void Match::apply_known(std::span<const AnyMove> events) {
  for (const AnyMove event : events) {
    assert(registry::why_not_now(*game_, state_, event).legal());
    keep(event);
    log_.push_back({event});
  }
}

void Match::apply_known(const Foresight& foreseen) {
  const std::size_t first = events_.size();
  const std::size_t count = foreseen.events.size();
  // If a position in between needs a snapshot, the events must be replayed.
  const bool snapshot_between = count > 1 && first / kSpacing != (first + count - 1) / kSpacing;
  if (count == 0 || snapshot_between) return apply_known(std::span(foreseen.events));
  if (first % kSpacing == 0) snapshots_.push_back(state_);
  for (const AnyMove event : foreseen.events) {
    events_.push_back(event);
    log_.push_back({event});
  }
  state_ = foreseen.position;
}

Status Match::deal() {
  if (!to_act().is_chance()) return Error{"not-chance", "", "no random event is next"};
  if (!dealer_) return Error{"no-seed", "", "this game has no seed: supply the random events yourself"};
  const AnyMove dealt = game_->dealt_outcome(state(), *dealer_);
  apply_known({&dealt, 1});
  return Done{};
}

Foresight Match::foresee(std::optional<AnyMove> move) const {
  Foresight next{{}, state_};
  const auto add = [&](AnyMove event) {
    next.events.push_back(event);
    game_->apply(next.position, event);
  };
  if (move) add(*move);
  if (!dealer_) return next;
  KeyDealer dealer = *dealer_;
  while (game_->to_act(next.position).is_chance()) add(game_->dealt_outcome(next.position, dealer));
  return next;
}

bool Match::can_undo(core::Seat seat) const {
  return !events_.empty() && to_act() == core::Actor::of(seat) &&
         game_->to_act(state_before(events_.size() - 1)) == core::Actor::of(seat);
}

Status Match::undo(core::Seat seat) {
  if (!can_undo(seat)) {
    return Error{"nothing-to-undo", "",
                 "you can only take back your own last move, with no random event and no other player's move after it"};
  }
  drop_last(1);
  log_.push_back({{}, LogEntry::Kind::kUndo, seat});
  return Done{};
}

Status Match::end(LogEntry::Kind why, core::Seat seat) {
  assert(why == LogEntry::Kind::kResign || why == LogEntry::Kind::kTimeout);
  if (core::index(seat) >= game_->players()) return Error{"bad-seat", "", "there is no such seat at this table"};
  if (over()) return Error{"game-over", "", "the game is over"};
  ended_ = LogEntry{{}, why, seat};
  log_.push_back(*ended_);
  return Done{};
}

Status Match::forget(std::size_t count) {
  if (count > events_.size()) {
    return Error{"nothing-to-undo", "", "expected at most " + std::to_string(events_.size()) + " events to take back"};
  }
  drop_last(count);
  ended_.reset();
  log_.clear();
  for (const AnyMove event : events_) log_.push_back({event});
  return Done{};
}

core::Ending Match::ending() const {
  core::Ending ending = game_->ending(state_);
  if (!ended_) return ending;
  ending.rule = ended_->kind == LogEntry::Kind::kResign ? kResign : kTimeout;
  ending.winners = 0;
  int best = 0;
  for (int s = 0; s < game_->players(); ++s) {
    if (s == core::index(ended_->seat)) continue;
    const int total = ending.total[static_cast<std::size_t>(s)];
    if (ending.winners != 0 && total < best) continue;
    if (ending.winners == 0 || total > best) ending.winners = 0;
    best = total;
    ending.winners = static_cast<std::uint8_t>(ending.winners | (1u << s));
  }
  return ending;
}

std::string Match::text(const LogEntry& entry) const {
  switch (entry.kind) {
    case LogEntry::Kind::kEvent:
      return game_->write_move(entry.move);
    case LogEntry::Kind::kUndo:
      return std::string(kUndo);
    case LogEntry::Kind::kResign:
    case LogEntry::Kind::kTimeout:
      break;
  }
  return std::string(entry.kind == LogEntry::Kind::kResign ? kResign : kTimeout) + " " +
         std::to_string(core::index(entry.seat));
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
  if (!own_start_) record.position = game_->write_position(state_before(0));
  for (const LogEntry& line : log_) record.events.push_back(text(line));
  if (over()) record.result = ending_json(ending(), game_->players());
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

Status Match::replay(std::string_view line) {
  if (line == kUndo) {
    const core::Actor actor = to_act();
    return actor.is_seat() ? undo(actor.seat()) : Status(Error{"nothing-to-undo", "", "it is no seat's turn"});
  }
  for (const auto& [word, kind] :
       {std::pair{kResign, LogEntry::Kind::kResign}, std::pair{kTimeout, LogEntry::Kind::kTimeout}}) {
    if (!line.starts_with(word)) continue;
    const std::string_view seat = line.substr(word.size());
    if (seat.size() != 2 || seat[0] != ' ' || seat[1] < '0' || seat[1] > '3') {
      return Error{"bad-notation", "", "expected a seat after \"" + std::string(word) + "\", from 0 to 3"};
    }
    return end(kind, core::seat(seat[1] - '0'));
  }
  const auto move = game_->read_move(line);
  return move.ok() ? apply(*move) : Status(move.error());
}

Result<Match> Match::from_record(const Record& record) {
  auto match = begin(record);
  if (!match.ok()) return match.error();
  Match played = *std::move(match);
  for (std::size_t i = 0; i < record.events.size(); ++i) {
    const std::string place = "events[" + std::to_string(i) + "]";
    if (const Status done = played.replay(record.events[i]); !done.ok()) {
      return Error{"bad-record", place, "\"" + record.events[i] + "\" can't have happened: " + done.error().text()};
    }
  }
  if (played.over() != record.result.has_value()) {
    return Error{"bad-record", "result",
                 played.over() ? "is missing, but the game is over" : "is present, but the events stop before the end"};
  }
  if (record.result && *record.result != ending_json(played.ending(), played.game().players())) {
    return Error{"bad-record", "result", "does not follow from the events"};
  }
  if (!played.over() && record.seed) {
    return Error{"bad-record", "seed", "is present, but the game is not over; expected none before its end"};
  }
  return played;
}

namespace {

/// The index in the log of the n-th event that was not taken back.
std::size_t place_in_log(const Match& match, std::size_t n) {
  std::vector<std::size_t> standing;
  for (std::size_t i = 0; i < match.log().size(); ++i) {
    if (match.log()[i].kind == LogEntry::Kind::kEvent) standing.push_back(i);
    if (match.log()[i].kind == LogEntry::Kind::kUndo) standing.pop_back();
  }
  return standing[n];
}

}  // namespace

Result<Verification> verify(const Record& record) {
  const auto match = Match::from_record(record);
  if (!match.ok()) return match.error();
  if (!record.seed || !record.commitment) {
    return Error{"not-verifiable", "seed",
                 !record.commitment ? "this record has no commitment: its random events did not come from a seed"
                                    : "the seed is published when the game is over; this record has none"};
  }
  if (commitment(*record.seed) != *record.commitment) {
    return Error{"not-fair", "seed", "does not match the commitment"};
  }
  KeyDealer dealer(key_of(*record.seed, record.match_id, record.nonces));
  Verification found;
  for (std::size_t i = 0; i < match->events().size(); ++i) {
    const AnyState before = match->state_before(i);
    if (!match->game().to_act(before).is_chance()) {
      ++found.moves;
      continue;
    }
    ++found.random_events;
    const AnyMove dealt = match->game().dealt_outcome(before, dealer);
    if (!(dealt == match->events()[i])) {
      return Error{"not-fair", "events[" + std::to_string(place_in_log(*match, i)) + "]",
                   "\"" + match->game().write_move(match->events()[i]) + "\" is not what the seed gives: \"" +
                       match->game().write_move(dealt) + "\""};
    }
  }
  return found;
}

}  // namespace tavola::match
