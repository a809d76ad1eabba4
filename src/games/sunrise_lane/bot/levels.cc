#include "games/sunrise_lane/bot/levels.h"

#include <cassert>

#include "core/embedded.h"
#include "search/weights.h"

namespace tavola::sunrise_lane {

namespace embedded_weights {
std::span<const core::EmbeddedFile> files();
}

namespace {

constexpr std::size_t kWeights = Evaluation::kNames.size() + kPrices;

constexpr std::array<std::string_view, kWeights> all_names() {
  std::array<std::string_view, kWeights> names{};
  std::size_t next = 0;
  for (const std::string_view name : Evaluation::kNames) names[next++] = name;
  for (const std::string_view name : kPriceNames) names[next++] = name;
  return names;
}
constexpr std::array<std::string_view, kWeights> kWeightNames = all_names();

const std::vector<double>& own_weights() {
  static const std::vector<double> weights = [] {
    auto read = search::read_weights(embedded_weights::files().front().text, kWeightNames);
    assert(read.ok());  // a test reads the file
    return read.ok() ? *std::move(read) : std::vector<double>(kWeights);
  }();
  return weights;
}

Handicap handicap_of(search::Level level) {
  Handicap handicap;
  switch (level) {
    case search::Level::kNovice:
      handicap.outline.longest = 2;
      handicap.outline.parks = false;
      handicap.rankings = handicap.others = handicap.judges = false;
      handicap.misjudged = 5.5;
      break;
    case search::Level::kEasy:
      handicap.rankings = handicap.others = handicap.judges = false;
      handicap.misjudged = 2.6;
      break;
    case search::Level::kMedium:
      handicap.judges = false;
      handicap.misjudged = 2;
      break;
    case search::Level::kHard:
      handicap.misjudged = 2.4;
      break;
    default:
      break;
  }
  return handicap;
}

}  // namespace

std::span<const std::string_view> Bots::weight_names() { return kWeightNames; }

Knowledge Bots::knowledge(const Rules& rules) { return {rules, own_weights()}; }

Knowledge Bots::knowledge(const Rules& rules, std::span<const double> weights) { return {rules, weights}; }

Guide Bots::guide(const Knowledge& knowledge, search::Level level) { return Guide(knowledge, handicap_of(level)); }

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
