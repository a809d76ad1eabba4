#include "table/play.h"

#include <algorithm>
#include <cassert>

namespace tavola::table {

using core::Done;
using core::Status;
using registry::AnyMove;

Play::Play(std::shared_ptr<const registry::AnyGame> game, match::MatchSetup setup, match::ClockRules clock)
    : match_(std::move(game), std::move(setup)), clock_(clock, match_.game().players()) {}

Play::Play(match::Match match)
    : match_(std::move(match)),
      clock_({}, match_.game().players()),
      over_(match_.over()),
      marks_{{1, static_cast<std::uint32_t>(match_.log().size())}} {}

std::optional<core::Seat> Play::acting() const {
  if (over_ || !match_.to_act().is_seat()) return {};
  return match_.to_act().seat();
}

std::optional<std::size_t> Play::log_at(Version version) const {
  const auto after = std::upper_bound(marks_.begin(), marks_.end(), version,
                                      [](Version v, const Mark& mark) { return v < mark.version; });
  if (after == marks_.begin()) return {};
  return std::prev(after)->log;
}

/// Events that this table proposed are legal, and their position is already known. Events from a store are checked.
Status Play::play_events(const std::vector<AnyMove>& events, const std::optional<Foreseen>& foreseen, Version version) {
  if (foreseen && foreseen->version + 1 == version) {
    match_.apply_known(match::Foresight{events, foreseen->position});
    return Done{};
  }
  for (const AnyMove event : events) {
    if (const Status done = match_.apply(event); !done.ok()) return done;
  }
  return match_.to_act().is_chance() ? Status(damaged("random events are missing")) : Done{};
}

Status Play::apply(const change::Start& change, Version version, Time at, const Seats& seats) {
  if (const Status done = play_events(change.events, change.foreseen, version); !done.ok()) return done;
  changed(version, at, seats, {}, true);
  return Done{};
}

Status Play::apply(const change::Play& change, Version version, Time at, const Seats& seats) {
  const auto was = acting();
  if (was != change.seat || change.events.empty()) return damaged("a move out of turn");
  clock_.charge(change.seat, change.used);
  own(change.seat).early.reset();
  own(change.seat).moved = version;
  if (const Status done = play_events(change.events, change.foreseen, version); !done.ok()) return done;
  changed(version, at, seats, was, change.events.size() > 1);
  return Done{};
}

Status Play::apply(const change::Early& change, Version version) {
  if (change.answer) {
    const auto asked = match_.game().early_view(view(change.seat));
    if (!asked || !match_.game().why_not(*asked, *change.answer).legal()) {
      return damaged("an early answer that was not possible");
    }
  }
  own(change.seat).early = change.answer;
  own(change.seat).early_changed = version;
  return Done{};
}

Status Play::apply(const change::Undo& change, Version version, Time at, const Seats& seats) {
  const auto was = acting();
  clock_.charge(change.seat, change.used);
  if (const Status done = match_.undo(change.seat); !done.ok()) return done;
  changed(version, at, seats, was, false);
  return Done{};
}

Status Play::end(match::LogEntry::Kind why, core::Seat seat, Version version, Time at, const Seats& seats) {
  const auto was = acting();
  if (const Status done = match_.end(why, seat); !done.ok()) return done;
  changed(version, at, seats, was, false);
  return Done{};
}

Status Play::apply(const change::Resign& change, Version version, Time at, const Seats& seats) {
  return end(match::LogEntry::Kind::kResign, change.seat, version, at, seats);
}

Status Play::apply(const change::Timeout& change, Version version, Time at, const Seats& seats) {
  clock_.charge(change.seat, change.used);
  return end(match::LogEntry::Kind::kTimeout, change.seat, version, at, seats);
}

void Play::changed(Version version, Time at, const Seats& seats, std::optional<core::Seat> was, bool chance) {
  if (chance) dealt_ = version;
  marks_.push_back({version, static_cast<std::uint32_t>(match_.log().size())});
  if (match_.over()) {
    over_ = true;
    for (Own& one : own_) one.early.reset();
    clock_.run({}, at);
    return;
  }
  drop_answers_without_question(version, chance);
  const auto next = acting();
  if (was && was != next) clock_.end_turn(*was);
  clock_.run(next && !seats[*next].played_by_bot() ? next : std::nullopt, at);
}

/// An early answer belongs to the question at that time. It is dropped after a new roll, or if the move that asked the
/// question is taken back.
void Play::drop_answers_without_question(Version version, bool chance) {
  for (int s = 0; s < match_.game().players(); ++s) {
    Own& one = own(core::seat(s));
    if (!one.early) continue;
    if (!chance && (acting() == core::seat(s) || match_.game().early_view(view(core::seat(s))))) continue;
    one.early.reset();
    one.early_changed = version;
  }
}

/// Stops the clock of a bot's seat, and runs the clock of a person's.
void Play::run_clock_of(core::Seat seat, Time at, const Seats& seats) {
  if (acting() == seat) clock_.run(seats[seat].played_by_bot() ? std::nullopt : std::optional(seat), at);
}

void Play::apply(const change::StandIn& change, Time at, const Seats& seats) {
  if (change.why == change::StandIn::Why::kClock) clock_.charge(change.seat, change.used);
  run_clock_of(change.seat, at, seats);
}

void Play::apply(const change::Back& change, bool was_stood_in, Time at, const Seats& seats) {
  if (was_stood_in) clock_.give_time_to_return(change.seat);
  run_clock_of(change.seat, at, seats);
}

void Play::apply(const change::Leave& change, Time at, const Seats& seats) { run_clock_of(change.seat, at, seats); }

}  // namespace tavola::table
