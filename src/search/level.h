// The ladder of bots: names that mean the same in every game.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace tavola::search {

enum class Level : std::uint8_t { kNovice, kEasy, kMedium, kHard, kExpert };
inline constexpr int kLevels = 5;
inline constexpr std::array<std::string_view, kLevels> kLevelNames{"novice", "easy", "medium", "hard", "expert"};
inline constexpr std::array<Level, kLevels> kAllLevels{Level::kNovice, Level::kEasy, Level::kMedium, Level::kHard,
                                                       Level::kExpert};
constexpr std::string_view name(Level level) { return kLevelNames[static_cast<std::size_t>(level)]; }

/// How a bot searches. What a level sees less than others is up to the game's guide.
struct Manner {
  std::uint32_t iterations = 0;  ///< playouts for a decision; 0: the best plan by its own worth
  int width = 16;                ///< plans of the seat that thinks
  int reply_width = 0;           ///< plans at a later decision in the tree; 0: no tree, only playouts
  int turns = 4;                 ///< turns that a playout goes on before the outlook; 0: to the end of the game
  int trust = 8;                 ///< playouts that a plan's own worth counts as much as
  double curiosity = 0.5;        ///< in the tree: how much a plan that was seldom tried is favoured
  bool plain = false;            ///< textbook information-set tree search: no worth, no halving
};

/// What a decision may cost.
struct Budget {
  std::uint32_t iterations = 0;  ///< instead of the manner's; 0: the manner's
  int milliseconds = 0;          ///< instead of iterations: as many as fit; 0: no limit of time
  int threads = 1;
  std::size_t memory = std::size_t{64} << 20;  ///< bytes for the tree, all threads together
};

}  // namespace tavola::search
