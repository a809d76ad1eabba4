// The players' clocks. The caller passes the time in milliseconds; nothing here reads a real clock.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/seat.h"

namespace tavola::match {

using Time = std::int64_t;  ///< milliseconds since 1970

/// The time control. The table decides what happens at zero.
struct ClockRules {
  enum class Kind : std::uint8_t {
    kNone,
    kReal,  ///< a bank for the whole game, and an increment after each turn
    kDays,  ///< a fixed time for each turn
  };
  Kind kind = Kind::kNone;
  Time bank = 0;       ///< for kReal
  Time increment = 0;  ///< for kReal
  Time a_turn = 0;     ///< for kDays
};

/// The minimum time for a player who comes back after their clock ran out.
inline constexpr Time kTimeToReturn = 10'000;

class Clock {
 public:
  Clock(ClockRules rules, int players);

  /// Runs the seat's clock from `now` on, or no clock on a bot's turn. A new seat begins a new turn.
  void run(std::optional<core::Seat> seat, Time now);
  /// The time that the running seat has used since run().
  Time used(Time now) const;
  /// Charges the running seat for its action.
  void charge(core::Seat seat, Time used);
  /// Ends the seat's turn and adds its increment.
  void end_turn(core::Seat seat);
  /// Ignores the time until `now`, because the server was down.
  void resume(Time now) { since_ = now; }
  /// Raises the seat's time to kTimeToReturn if it has less.
  void give_time_to_return(core::Seat seat);

  bool on() const { return rules_.kind != ClockRules::Kind::kNone; }
  std::optional<core::Seat> running() const { return running_; }
  /// The seat's remaining time, at least 0.
  Time left(core::Seat seat, Time now) const;
  /// When the running seat's time runs out.
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
