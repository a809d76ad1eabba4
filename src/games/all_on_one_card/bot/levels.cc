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
      return {.alone = true, .counts_boxes = true, .rerolls = 1, .misjudged = 4};
    case search::Level::kEasy:
      return {.alone = true, .counts_boxes = true, .rerolls = 1, .misjudged = 2};
    case search::Level::kMedium:
      return {.alone = true, .rerolls = 1, .misjudged = 1.2};
    case search::Level::kHard:
      return {.rerolls = 1, .misjudged = 1.2};
    default:
      return {.far = true};
  }
}

search::Manner Bots::manner(search::Level, int) {
  // The plans' values cover every roll exactly, so playouts mostly add noise. They only decide close calls.
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
