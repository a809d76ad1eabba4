// The ladder of bots: names that mean the same in every game.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace tavola::search {

/// The weakest first. A level is listed here and in kLevelNames; what it does is up to each game's bot/levels.cc.
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
/// What a table has when nobody chose a level.
inline constexpr Level kUsualLevel = Level::kMedium;
constexpr std::string_view name(Level level) { return kLevelNames[static_cast<std::size_t>(level)]; }

/// How a level searches. What it does not see is up to the game's Handicap.
struct Manner {
  std::uint32_t iterations = 0;  ///< playouts for a decision; 0: the best plan by its own worth
  int width = 16;                ///< plans of the seat that thinks
  int turns = 4;                 ///< turns that a playout lasts before the outlook; 0: to the end of the game
  int trust = 8;                 ///< how many playouts a plan's own worth counts for
};

/// What a decision may cost.
struct Budget {
  std::uint32_t iterations = 0;  ///< if not 0: instead of the manner's
  int milliseconds = 0;          ///< if not 0: as many iterations as fit into this time
  int threads = 1;
  std::size_t memory = std::size_t{64} << 20;  ///< bytes for the tree of a tree search
};

}  // namespace tavola::search
