// Who begins (G-1): the seat that an option names, or one that is drawn. Every game has this.
#pragma once

#include <optional>
#include <span>

#include "core/game.h"

namespace tavola::core {

/// Done when the number of players is one that games have, and every option has one of its values.
Status check_options(std::span<const OptionSpec> specs, const Options& options, int players);

/// The seat that the option "first" names, the first of every game's list; nothing when it is drawn.
Result<std::optional<Seat>> named_first(const Options& options, int players);

/// All seats, each as likely as the others.
template <class Move>
void list_first(int players, std::vector<Outcome<Move>>& outcomes) {
  for (int s = 0; s < players; ++s) outcomes.push_back({Move::first(seat(s)), 1});
}

inline Seat random_first(int players, Rng& rng) { return seat(rng.below(static_cast<std::uint32_t>(players))); }

inline Seat dealt_first(int players, Dealer& dealer) {
  return seat(dealer.below(static_cast<std::uint32_t>(players), DrawKind::kFirstPlayer, 0, 0));
}

}  // namespace tavola::core
