// The first player (G-1): the seat named by an option, or a random one. Every game has this option.
#pragma once

#include <optional>
#include <span>

#include "core/game.h"

namespace tavola::core {

/// Checks that the number of players is possible, and that every option has one of its values.
Status check_options(std::span<const OptionSpec> specs, const Options& options, int players);

/// The seat named by the option "first", which comes first in every game's list. Nothing if the seat is random.
Result<std::optional<Seat>> named_first(const Options& options, int players);

/// All seats, equally likely.
template <class Move>
void list_first(int players, std::vector<Outcome<Move>>& outcomes) {
  for (int s = 0; s < players; ++s) outcomes.push_back({Move::first(seat(s)), 1});
}

inline Seat random_first(int players, Rng& rng) { return seat(rng.below(static_cast<std::uint32_t>(players))); }

inline Seat dealt_first(int players, Dealer& dealer) {
  return seat(dealer.below(static_cast<std::uint32_t>(players), DrawKind::kFirstPlayer, 0, 0));
}

}  // namespace tavola::core
