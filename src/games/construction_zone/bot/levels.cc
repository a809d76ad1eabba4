#include "games/construction_zone/bot/levels.h"

#include <algorithm>
#include <cassert>

#include "core/embedded.h"
#include "search/weights.h"

namespace tavola::construction_zone::weights {
std::span<const core::EmbeddedFile> files();
}

namespace tavola::construction_zone {
namespace {

constexpr std::size_t kWeights = Evaluation::kNames.size() + Policy::kNames.size();

constexpr std::array<std::string_view, kWeights> kWeightNames = [] {
  std::array<std::string_view, kWeights> names;
  std::copy(Evaluation::kNames.begin(), Evaluation::kNames.end(), names.begin());
  std::copy(Policy::kNames.begin(), Policy::kNames.end(), names.begin() + Evaluation::kNames.size());
  return names;
}();

/// Beginners have the nearest building in mind and see no use in what is left over; better players look further.
constexpr Sight sight(search::Level level) {
  switch (level) {
    case search::Level::kNovice:
      return {.buildings = 1, .left_over = false, .left_over_soon = false, .others = false};
    case search::Level::kEasy:
      return {.buildings = 2, .left_over = false, .left_over_soon = false, .others = false};
    case search::Level::kMedium:
      return {.buildings = 3, .left_over = true, .left_over_soon = false, .others = false};
    case search::Level::kHard:
      return {.misjudged = search::kOne / 32};
    default:
      return {};
  }
}

}  // namespace

std::span<const std::string_view> Bots::weight_names() { return kWeightNames; }

Bots::Knowledge Bots::knowledge(const Rules& rules) {
  static const std::vector<double> compiled_in = [] {
    auto read = search::read_weights(weights::files()[0].text, kWeightNames);
    assert(read.ok());  // a test reads the file
    return *std::move(read);
  }();
  return {rules, compiled_in};
}

Bots::Knowledge Bots::knowledge(const Rules& rules, std::span<const double> weights) {
  assert(weights.size() == kWeights);
  return {rules, weights};
}

void Bots::features(const Knowledge& knowledge, const State& state, Seat seat, std::span<double> out) {
  const auto all = Evaluation::features(Standing::of(knowledge.rules(), state.table, state.hand));
  const Evaluation::Features& own = all[static_cast<std::size_t>(seat)];
  std::copy(own.begin(), own.end(), out.begin());
}

Guide Bots::guide(const Knowledge& knowledge, search::Level level) {
  return {knowledge.rules(), knowledge.weights(), sight(level)};
}

search::Manner Bots::manner(search::Level level, int) {
  search::Manner manner;
  if (level != search::Level::kExpert) return manner;  // the best plan by its own worth
  manner.iterations = 3000;
  manner.width = 12;
  manner.turns = 6;
  manner.trust = 8;
  return manner;
}

}  // namespace tavola::construction_zone
