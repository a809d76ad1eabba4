// The ladder of bots. Its names mean the same in every game.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace tavola::search {

/// Weakest first. To add a level, list it here and in kLevelNames, and define it in each game's bot/levels.cc.
enum class Level : std::uint8_t { kNovice, kEasy, kMedium, kHard, kExpert };
inline constexpr auto kLevelNames = std::to_array<std::string_view>({"novice", "easy", "medium", "hard", "expert"});
inline constexpr Level kBestLevel = Level::kExpert;
static_assert(static_cast<std::size_t>(kBestLevel) + 1 == kLevelNames.size());

inline constexpr int kLevels = static_cast<int>(kLevelNames.size());
inline constexpr auto kAllLevels = [] {
  std::array<Level, kLevelNames.size()> all{};
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<Level>(i);
  return all;
}();
/// The default level of a table.
inline constexpr Level kUsualLevel = Level::kMedium;
constexpr std::string_view name(Level level) { return kLevelNames[static_cast<std::size_t>(level)]; }

/// How a level searches. The game's Handicap says what it doesn't see.
struct Manner {
  std::uint32_t iterations = 0;  ///< playouts per decision; 0: no search, takes the plan with the highest worth
  int width = 16;                ///< how many plans to compare
  int turns = 4;                 ///< turns of a playout before the outlook; 0: to the end of the game
  int trust = 8;                 ///< how many playouts a plan's own worth counts for
};

/// The limits of a decision.
struct Budget {
  std::uint32_t iterations = 0;  ///< if not 0, replaces the manner's
  int milliseconds = 0;          ///< if not 0, as many iterations as fit into this time
  int threads = 1;
  std::size_t memory = std::size_t{64} << 20;  ///< bytes for the tree of a tree search
};

}  // namespace tavola::search
