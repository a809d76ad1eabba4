// Sets of 21 building costs that satisfy what is known of the published cards and what a reconstruction must satisfy
// (docs/rules/construction-zone.md, "Content").
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/construction_zone/rules/game.h"

namespace tavola::construction_zone::generator {

using Set = std::vector<Cost>;
inline constexpr int kBuildings = 21;

/// As varied a set as a search with this seed finds: the same on every machine.
Set varied_set(std::uint64_t seed);

/// Workers, cranes, materials, plans.
std::array<int, 4> amounts(const Cost& cost);

}  // namespace tavola::construction_zone::generator
