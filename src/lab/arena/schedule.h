// Which games an arena plays: every line-up plays the same deals, each deal from every rotation of the seats.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "match/seed.h"

namespace tavola::lab {

/// The source of a deal's chance. It is the same in every game of the deal, whatever the players do.
struct Deal {
  match::Seed seed{};
  std::string match_id;
  std::vector<match::Nonce> nonces;
};
Deal deal_of(std::uint64_t arena_seed, std::uint64_t deal, int players);

/// One game of the arena.
struct Pairing {
  std::uint64_t deal = 0;
  std::size_t line_up = 0;
  int rotation = 0;
  std::vector<int> bots;  ///< by seat
};

/// Games are numbered deal by deal, so that a run stopped at any point treats all bots equally.
class Schedule {
 public:
  /// With `one_against_rest`, the first of two bots takes one seat and the second all others. Otherwise, if there are
  /// more bots than seats, every selection that fills the seats is a line-up. If not, the list is repeated over the
  /// seats.
  Schedule(int bots, int players, std::uint64_t games, bool one_against_rest);

  std::uint64_t games() const { return deals_ * games_per_deal(); }
  std::uint64_t deals() const { return deals_; }
  std::uint64_t games_per_deal() const { return line_ups_.size() * static_cast<std::uint64_t>(rotations_); }
  std::uint64_t deal_of_game(std::uint64_t game) const { return game / games_per_deal(); }
  int rotations() const { return rotations_; }
  const std::vector<std::vector<int>>& line_ups() const { return line_ups_; }

  Pairing pairing(std::uint64_t game) const;

 private:
  std::vector<std::vector<int>> line_ups_;
  int rotations_ = 1;
  std::uint64_t deals_ = 0;
};

/// How many line-ups there would be, so that too many can be refused before they are built.
std::uint64_t count_line_ups(int bots, int players, bool one_against_rest);

}  // namespace tavola::lab
