// Which games an arena plays: every line-up plays the same deals, each deal from every rotation of the seats.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "match/seed.h"

namespace tavola::lab {

/// Where the chance of deal `deal` comes from: the same for all that play it, whatever they do.
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

/// Games are numbered deal by deal, so that any beginning of them is fair to all bots.
class Schedule {
 public:
  /// `one_against_rest`: for two bots, the first on one seat and the second on all others. Otherwise, when there are
  /// more bots than seats, every choice of as many as there are seats; else the list repeated over the seats.
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

/// How many line-ups there would be; to say that they are too many before they are made.
std::uint64_t count_line_ups(int bots, int players, bool one_against_rest);

}  // namespace tavola::lab
