// From the type-erased interface back to a game's own types, for screens, the lab's statistics and fitting.
#pragma once

#include <cassert>

#include "registry/any_game.h"

namespace tavola::registry {

/// The rules of a game that is known to be `G`.
template <core::Game G>
const typename G::Rules& own_rules(const AnyGame& game) {
  assert(game.id() == G::kId);
  return *static_cast<const typename G::Rules*>(game.own_rules());
}

}  // namespace tavola::registry
