// Sets of 21 building costs that match the known facts about the published cards and the demands on a reconstruction
// (docs/rules/construction-zone.md, "Content").
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/construction_zone/rules/game.h"

namespace tavola::construction_zone::generator {

using Set = std::vector<Cost>;
inline constexpr int kBuildings = 21;

/// The most varied set that a search with this seed finds. It is the same on every machine.
Set varied_set(std::uint64_t seed);

/// Workers, cranes, materials, plans.
std::array<int, 4> amounts(const Cost& cost);

}  // namespace tavola::construction_zone::generator
