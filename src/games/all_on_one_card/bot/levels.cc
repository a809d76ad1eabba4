#include "games/all_on_one_card/bot/levels.h"

#include <algorithm>
#include <cassert>
#include <vector>

#include "core/embedded.h"
#include "search/weights.h"

namespace tavola::all_on_one_card {
namespace weights {
std::span<const core::EmbeddedFile> files();  // made by tavola_embed
}
namespace {

constexpr std::size_t kAllWeights = Evaluation::kFeatures + kPriceNames.size();

std::vector<double> read_default_weights() {
  auto read = search::read_weights(weights::files()[0].text, Bots::weight_names());
  assert(read.ok());
  return read.ok() ? std::move(*read) : std::vector<double>(kAllWeights);
}

}  // namespace

std::span<const std::string_view> Bots::weight_names() {
  static const auto kAll = [] {
    std::array<std::string_view, kAllWeights> names;
    std::copy(kPriceNames.begin(), kPriceNames.end(),
              std::copy(Evaluation::kNames.begin(), Evaluation::kNames.end(), names.begin()));
    return names;
  }();
  return kAll;
}

std::span<const double> Bots::default_weights() {
  static const std::vector<double> kWeights = read_default_weights();
  return kWeights;
}

Guide Bots::guide(const Knowledge& knowledge, search::Level level) {
  switch (level) {
    case search::Level::kNovice:
      return Guide(knowledge, {.alone = true, .counts_boxes = true, .rerolls = 1, .slip = 4});
    case search::Level::kEasy:
      return Guide(knowledge, {.alone = true, .counts_boxes = true, .rerolls = 1, .slip = 2});
    case search::Level::kMedium:
      return Guide(knowledge, {.alone = true, .rerolls = 1, .slip = 1.2});
    case search::Level::kHard:
      return Guide(knowledge, {.rerolls = 1, .slip = 1.2});
    default:
      return Guide(knowledge, {.far = true});
  }
}

search::Manner Bots::manner(search::Level, int) {
  // Every roll is looked at, so playouts add little but noise: they decide between plans that are as good as equal.
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
