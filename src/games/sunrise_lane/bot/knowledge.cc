#include "games/sunrise_lane/bot/knowledge.h"

#include <algorithm>
#include <cassert>

#include "search/arithmetic.h"

namespace tavola::sunrise_lane {
namespace {

/// In the last round even the smallest lead counts fully.
constexpr double kClosingScale = 0.1;

struct Softness {
  Price begin;
  Price end;
};
constexpr std::array<Softness, kRankings> kSoftness{Softness{Price::kTallSoft, Price::kTallSoftEnd},
                                                    Softness{Price::kManySoft, Price::kManySoftEnd},
                                                    Softness{Price::kGroupSoft, Price::kGroupSoftEnd}};

}  // namespace

Knowledge::Knowledge(const Rules& rules, std::span<const double> weights)
    : rules_(rules), weights_(weights.begin(), weights.end()) {
  assert(weights.size() > kPrices);
  area_.fill(kAreas);
  for (const Area area : kAllAreas) {
    rules.areas[index(area)].each([&](Plot plot) { area_[index(plot)] = static_cast<std::uint8_t>(area); });
  }
  rules.plots.each([&](Plot plot) { of_dots_[rules.dots[index(plot)]].add(plot); });
  for (std::size_t place = 0; place < kPlaces; ++place) {
    rules.neighbours[place].each([&](Plot plot) { beside_[place][beside_count_[place]++] = plot; });
  }
  for (std::size_t r = 0; r < kRankings; ++r) {
    for (int stage = 0; stage < kStages; ++stage) {
      const double begin = price(kSoftness[r].begin);
      const double end = price(kSoftness[r].end);
      const double scale =
          stage == kClosingStage ? kClosingScale : std::max(kClosingScale, begin + (end - begin) * stage / kLastStage);
      for (int ahead = -kMostAhead; ahead <= kMostAhead; ++ahead) {
        const int place = ahead + kMostAhead;
        share_[r][static_cast<std::size_t>(stage)][static_cast<std::size_t>(place)] = search::logistic(ahead / scale);
      }
    }
  }
}

}  // namespace tavola::sunrise_lane
