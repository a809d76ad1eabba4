// The name and the budget of a bot: "expert", "hard:ms=200", "expert:iterations=1000:threads=2".
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/result.h"
#include "search/level.h"

namespace tavola::bots {

enum class Kind : std::uint8_t {
  kRandom,  ///< any legal move
  kGreedy,  ///< a simple, fixed player for each game
  kPlain,   ///< textbook information-set tree search with random playouts
  kLevel,   ///< a level of the ladder
};

struct Spec {
  Kind kind = Kind::kGreedy;
  search::Level level = search::kUsualLevel;  ///< for kLevel
  search::Budget budget;
};

inline constexpr std::uint32_t kMaxIterations = 100'000'000;
inline constexpr std::uint32_t kPlainIterations = 10'000;
inline constexpr int kMaxMilliseconds = 600'000;
inline constexpr int kMaxThreads = 64;
inline constexpr int kMaxMegabytes = 16'384;

/// The names of the bots that every game has, weakest first.
std::span<const std::string_view> names();

/// Reads a name and its options. The error lists the known ones.
core::Result<Spec> read_spec(std::string_view text);

}  // namespace tavola::bots
