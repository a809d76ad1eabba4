// Seats at the table, and actors.
#pragma once

#include <compare>
#include <concepts>
#include <cstdint>

namespace tavola::core {

inline constexpr int kMinSeats = 2;
inline constexpr int kMaxSeats = 4;

/// A place at the table, numbered clockwise from 0 (G-1). A strong type, so no other index can be passed for it.
enum class Seat : std::uint8_t {};

/// A spectator sees only what is public.
inline constexpr Seat kSpectator{0xFF};

/// The seat with this number, and the number of a seat.
template <std::integral Number>
constexpr Seat seat(Number number) {
  return static_cast<Seat>(number);
}
constexpr int index(Seat seat) { return static_cast<int>(seat); }

/// The next seat clockwise at a table of `players`.
constexpr Seat next(Seat seat, int players) {
  const int after = index(seat) + 1;
  return core::seat(after == players ? 0 : after);
}

/// The next to act: a seat, chance, or nobody because the game is over.
class Actor {
 public:
  static constexpr Actor of(Seat seat) { return Actor(static_cast<std::uint8_t>(seat)); }
  static constexpr Actor chance() { return Actor(0xFE); }
  static constexpr Actor nobody() { return Actor(0xFF); }

  constexpr bool is_seat() const { return value_ < kMaxSeats; }
  constexpr bool is_chance() const { return value_ == 0xFE; }
  constexpr bool is_nobody() const { return value_ == 0xFF; }
  constexpr Seat seat() const { return Seat{value_}; }

  friend constexpr bool operator==(Actor, Actor) = default;

 private:
  explicit constexpr Actor(std::uint8_t value) : value_(value) {}
  std::uint8_t value_;
};

}  // namespace tavola::core
