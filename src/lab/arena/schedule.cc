#include "lab/arena/schedule.h"

#include <cassert>

namespace tavola::lab {
namespace {

/// Adds every choice of `players` bots, in list order.
void choose(int bots, int players, int from, std::vector<int>& chosen, std::vector<std::vector<int>>& all) {
  if (static_cast<int>(chosen.size()) == players) {
    all.push_back(chosen);
    return;
  }
  for (int bot = from; bot < bots; ++bot) {
    chosen.push_back(bot);
    choose(bots, players, bot + 1, chosen, all);
    chosen.pop_back();
  }
}

std::vector<int> rotated(const std::vector<int>& line_up, int by) {
  std::vector<int> seats;
  const std::size_t n = line_up.size();
  for (std::size_t s = 0; s < n; ++s) seats.push_back(line_up[(s + n - static_cast<std::size_t>(by)) % n]);
  return seats;
}

}  // namespace

Deal deal_of(std::uint64_t arena_seed, std::uint64_t deal, int players) {
  const std::string id = "arena " + std::to_string(arena_seed) + " deal " + std::to_string(deal);
  return {core::sha256("tavola-" + id), id, std::vector<match::Nonce>(static_cast<std::size_t>(players))};
}

std::uint64_t count_line_ups(int bots, int players, bool one_against_rest) {
  if (one_against_rest || bots <= players) return 1;
  std::uint64_t count = 1;
  for (int i = 0; i < players; ++i)
    count = count * static_cast<std::uint64_t>(bots - i) / static_cast<std::uint64_t>(i + 1);
  return count;
}

Schedule::Schedule(int bots, int players, std::uint64_t games, bool one_against_rest) {
  assert(bots >= 1 && (!one_against_rest || bots == 2));
  if (one_against_rest) {
    line_ups_.emplace_back(static_cast<std::size_t>(players), 1);
    line_ups_[0][0] = 0;
  } else if (bots > players) {
    std::vector<int> chosen;
    choose(bots, players, 0, chosen, line_ups_);
  } else {
    line_ups_.emplace_back();
    for (int s = 0; s < players; ++s) line_ups_[0].push_back(s % bots);
  }
  // A line-up like a, b, a, b repeats after two rotations. Two more would give the same games.
  while (rotated(line_ups_[0], rotations_) != line_ups_[0]) ++rotations_;
  const auto rotations = static_cast<std::uint64_t>(rotations_);
  deals_ = (games + rotations - 1) / rotations;
}

Pairing Schedule::pairing(std::uint64_t game) const {
  Pairing pairing;
  pairing.deal = deal_of_game(game);
  const std::uint64_t in_deal = game % games_per_deal();
  pairing.line_up = static_cast<std::size_t>(in_deal) / static_cast<std::size_t>(rotations_);
  pairing.rotation = static_cast<int>(in_deal % static_cast<std::uint64_t>(rotations_));
  pairing.bots = rotated(line_ups_[pairing.line_up], pairing.rotation);
  return pairing;
}

}  // namespace tavola::lab
