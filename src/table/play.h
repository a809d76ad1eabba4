// The game at a table once it has begun: the match, the clocks, early answers, and the version of each change.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "match/match.h"
#include "table/seats.h"

namespace tavola::table {

class Play {
 public:
  Play(std::shared_ptr<const registry::AnyGame> game, match::MatchSetup setup, match::ClockRules clock);
  /// For a game that was played elsewhere.
  explicit Play(match::Match match);

  const match::Match& match() const { return match_; }
  const match::Clock& clock() const { return clock_; }
  bool over() const { return over_; }
  /// The seat whose turn it is.
  std::optional<core::Seat> acting() const;
  registry::AnyView view(core::Seat seat) const { return match_.game().view(match_.state(), seat); }

  /// The version of the last change to the game, and of the last one with a random event.
  Version changed() const { return marks_.back().version; }
  Version dealt() const { return dealt_; }
  /// The length of the match's log at a version; none before the game began.
  std::optional<std::size_t> log_at(Version version) const;

  /// The seat's early answer. Nobody else may see it.
  const std::optional<registry::AnyMove>& early(core::Seat seat) const { return own(seat).early; }
  /// The version of the last change to that answer, and of the seat's last move.
  Version early_changed(core::Seat seat) const { return own(seat).early_changed; }
  Version moved(core::Seat seat) const { return own(seat).moved; }

  core::Status apply(const change::Start&, Version version, Time at, const Seats& seats);
  core::Status apply(const change::Play&, Version version, Time at, const Seats& seats);
  core::Status apply(const change::Early&, Version version);
  core::Status apply(const change::Undo&, Version version, Time at, const Seats& seats);
  core::Status apply(const change::Resign&, Version version, Time at, const Seats& seats);
  core::Status apply(const change::Timeout&, Version version, Time at, const Seats& seats);
  /// Adjusts the clock to a change of a seat. `seats`: the seats after the change.
  void apply(const change::StandIn&, Time at, const Seats& seats);
  void apply(const change::Back&, bool was_stood_in, Time at, const Seats& seats);
  void apply(const change::Leave&, Time at, const Seats& seats);
  /// Starts the clocks again: they were stopped until `now`.
  void resume(Time now) { clock_.resume(now); }

 private:
  struct Own {
    std::optional<registry::AnyMove> early;
    Version early_changed = 0;
    Version moved = 0;
  };
  /// The length of the match's log after a change of the game.
  struct Mark {
    Version version;
    std::uint32_t log;
  };

  Own& own(core::Seat seat) { return own_[static_cast<std::size_t>(seat)]; }
  const Own& own(core::Seat seat) const { return own_[static_cast<std::size_t>(seat)]; }
  core::Status play_events(const std::vector<registry::AnyMove>& events, const std::optional<Foreseen>& foreseen,
                           Version version);
  core::Status end(match::LogEntry::Kind why, core::Seat seat, Version version, Time at, const Seats& seats);
  void changed(Version version, Time at, const Seats& seats, std::optional<core::Seat> was, bool chance);
  void drop_answers_without_question(Version version, bool chance);
  void run_clock_of(core::Seat seat, Time at, const Seats& seats);

  match::Match match_;
  match::Clock clock_;
  bool over_ = false;
  Version dealt_ = 0;
  std::array<Own, core::kMaxSeats> own_{};
  std::vector<Mark> marks_;
};

}  // namespace tavola::table
