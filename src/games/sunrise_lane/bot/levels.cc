#include "games/sunrise_lane/bot/levels.h"

#include "core/embedded.h"

namespace tavola::sunrise_lane {

namespace embedded_weights {
std::span<const core::EmbeddedFile> files();  // content/sunrise-lane/weights.txt
}

std::string_view Bots::weights_file() { return embedded_weights::files().front().text; }

/// Beginners see few chains and no rankings. Better players misjudge less.
Handicap Bots::handicap(search::Level level) {
  Handicap less;
  switch (level) {
    case search::Level::kNovice:
      less.outline.longest = 2;
      less.outline.parks = false;
      less.rankings = less.others = less.judges = false;
      less.misjudged = 5.5;
      break;
    case search::Level::kEasy:
      less.rankings = less.others = less.judges = false;
      less.misjudged = 2.6;
      break;
    case search::Level::kMedium:
      less.judges = false;
      less.misjudged = 2;
      break;
    case search::Level::kHard:
      less.misjudged = 2.4;
      break;
    case search::Level::kExpert:
      break;
  }
  return less;
}

search::Manner Bots::manner(search::Level level, int) {
  search::Manner manner;
  if (level == search::Level::kExpert) manner.iterations = 2000;
  return manner;
}

void Bots::features(const Knowledge& knowledge, const State& state, Seat seat, std::span<double> to) {
  const Evaluation evaluation(knowledge);
  const Scene scene = evaluation.scene(state.table);
  evaluation.table_features(scene, seat, to.first(Evaluation::kTableFeatures));
  evaluation.hand_features(scene, seat, state.hands[at(seat)], to.subspan(Evaluation::kTableFeatures));
}

}  // namespace tavola::sunrise_lane
