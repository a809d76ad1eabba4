#include "games/construction_zone/bot/levels.h"

#include <algorithm>

#include "core/embedded.h"

namespace tavola::construction_zone {

namespace embedded_weights {
std::span<const core::EmbeddedFile> files();  // content/construction-zone/weights.txt
}

std::string_view Bots::weights_file() { return embedded_weights::files().front().text; }

/// Beginners only consider the nearest building and ignore leftover cards. Better players look further ahead.
Handicap Bots::handicap(search::Level level) {
  switch (level) {
    case search::Level::kNovice:
      return {.buildings = 1, .left_over = false, .left_over_soon = false, .others = false};
    case search::Level::kEasy:
      return {.buildings = 2, .left_over = false, .left_over_soon = false, .others = false};
    case search::Level::kMedium:
      return {.buildings = 3, .left_over = true, .left_over_soon = false, .others = false};
    case search::Level::kHard:
      return {.misjudged = 1.0 / 32};
    case search::Level::kExpert:
      break;
  }
  return {};
}

search::Manner Bots::manner(search::Level level, int) {
  search::Manner manner;
  if (level != search::Level::kExpert) return manner;  // no search: takes the plan with the highest worth
  manner.iterations = 3000;
  manner.width = 12;
  manner.turns = 6;
  manner.trust = 8;
  return manner;
}

void Bots::features(const Knowledge& knowledge, const State& state, Seat seat, std::span<double> to) {
  const auto all = Evaluation::features(Standing::of(knowledge.rules(), state.table, state.hand));
  const Evaluation::Features& own = all[static_cast<std::size_t>(seat)];
  std::copy(own.begin(), own.end(), to.begin());
}

}  // namespace tavola::construction_zone
