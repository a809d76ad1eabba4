// The players' clocks. Time is an argument, in milliseconds; nothing here reads one.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/seat.h"

namespace tavola::match {

using Time = std::int64_t;  ///< milliseconds since 1970

/// How time is given. What happens at zero is the table's business.
struct ClockRules {
  enum class Kind : std::uint8_t {
    kNone,
    kReal,  ///< a bank for the whole game, and an increment after each turn
    kDays,  ///< so much for each turn
  };
  Kind kind = Kind::kNone;
  Time bank = 0;       ///< of kReal
  Time increment = 0;  ///< of kReal
  Time a_turn = 0;     ///< of kDays
};

/// The least time of a player who comes back after their clock ran out.
inline constexpr Time kTimeToReturn = 10'000;

class Clock {
 public:
  Clock(ClockRules rules, int players);

  /// From `now` on the seat's time runs; nobody's on a bot's turn. Another seat's turn begins fresh.
  void run(std::optional<core::Seat> seat, Time now);
  /// What the running seat has used since run().
  Time used(Time now) const;
  /// The running seat acted after this much time.
  void charge(core::Seat seat, Time used);
  /// The seat's turn is over: it gets its increment.
  void end_turn(core::Seat seat);
  /// No time passed until `now`: the server was down.
  void resume(Time now) { since_ = now; }
  /// Gives the seat at least the time to return.
  void give_time_to_return(core::Seat seat);

  bool on() const { return rules_.kind != ClockRules::Kind::kNone; }
  std::optional<core::Seat> running() const { return running_; }
  /// What the seat has left, not below 0.
  Time left(core::Seat seat, Time now) const;
  /// When the running seat's time is up.
  std::optional<Time> deadline() const;

 private:
  Time& bank(core::Seat seat) { return banks_[static_cast<std::size_t>(seat)]; }
  Time bank(core::Seat seat) const { return banks_[static_cast<std::size_t>(seat)]; }

  ClockRules rules_;
  std::array<Time, core::kMaxSeats> banks_{};
  std::optional<core::Seat> running_;
  Time since_ = 0;
};

}  // namespace tavola::match
