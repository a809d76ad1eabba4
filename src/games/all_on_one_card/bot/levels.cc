#include "games/all_on_one_card/bot/levels.h"

#include "core/embedded.h"

namespace tavola::all_on_one_card {

namespace embedded_weights {
std::span<const core::EmbeddedFile> files();  // content/all-on-one-card/weights.txt
}

std::string_view Bots::weights_file() { return embedded_weights::files().front().text; }

/// Beginners count boxes and look only at their own cards. Better players watch the others and look further ahead.
Handicap Bots::handicap(search::Level level) {
  switch (level) {
    case search::Level::kNovice:
      return {.others = false, .counts_boxes = true, .rerolls = 1, .far = false, .misjudged = 4};
    case search::Level::kEasy:
      return {.others = false, .counts_boxes = true, .rerolls = 1, .far = false, .misjudged = 2};
    case search::Level::kMedium:
      return {.others = false, .rerolls = 1, .far = false, .misjudged = 1.2};
    case search::Level::kHard:
      return {.rerolls = 1, .far = false, .misjudged = 1.2};
    case search::Level::kExpert:
      break;
  }
  return {};
}

search::Manner Bots::manner(search::Level, int) {
  // No playouts: the plans' values cover every roll exactly, and playouts on top of them mostly add noise. If somebody
  // asks for playouts (iterations=N), a large trust lets them decide only close calls.
  search::Manner manner;
  manner.width = 4;
  manner.turns = 2;
  manner.trust = 2000;
  return manner;
}

void Bots::features(const Knowledge& knowledge, const State& state, Seat seat, std::span<double> to) {
  const Standings standings = knowledge.standings(state.table);
  Evaluation::features(standings, knowledge.rules().players, seat, seat == state.table.active, to);
}

}  // namespace tavola::all_on_one_card
