#include "games/construction_zone/bot/evaluation.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "search/arithmetic.h"

namespace tavola::construction_zone {
namespace {

/// More cards than this don't count. Otherwise a bot could gather cards forever and never build.
constexpr int kUsefulSpare = 9;

/// The number of other seats' turns before this seat's next turn.
int waits(const Standing& standing, int seat) {
  const int after = seat - core::index(standing.to_move);
  return after < 0 ? after + standing.players : after;
}

/// Whether another seat can build this seat's target first.
bool forestalled(const Standing& standing, int seat, const std::array<Prospect, core::kMaxSeats>& prospects) {
  const Prospect& own = prospects[static_cast<std::size_t>(seat)];
  for (int s = 0; s < standing.players; ++s) {
    const Prospect& other = prospects[static_cast<std::size_t>(s)];
    if (s == seat || other.which != own.which) continue;
    const int own_time = own.nearest * standing.players + waits(standing, seat);
    if (other.nearest * standing.players + waits(standing, s) < own_time) return true;
  }
  return false;
}

std::int32_t rounded(double chances) { return static_cast<std::int32_t>(std::lround(chances * search::kOne)); }

}  // namespace

Standing Standing::of(const Rules& rules, const Table& table, const std::array<Cards, core::kMaxSeats>& hands) {
  Standing standing{Targets(rules, table), hands, {}, table.turn, rules.players};
  for (int s = 0; s < rules.players; ++s) {
    standing.left[static_cast<std::size_t>(s)] = rules.target - buildings_of(table, core::seat(s));
  }
  return standing;
}

Evaluation::Evaluation(std::span<const double> weights) {
  assert(weights.size() >= kNames.size());
  std::copy_n(weights.begin(), kNames.size(), weights_.begin());
}

std::array<Evaluation::Features, core::kMaxSeats> Evaluation::features(const Standing& standing) {
  std::array<Features, core::kMaxSeats> found{};
  std::array<Prospect, core::kMaxSeats> prospects;
  int least = 100;
  for (int s = 0; s < standing.players; ++s) {
    const auto at = static_cast<std::size_t>(s);
    prospects[at] = prospect<Moment::kBeforeTake>(standing.targets, Counts(standing.hand[at]));
    least = std::min(least, standing.left[at]);
  }
  const double late = 1.0 / std::max(1, least);
  for (int s = 0; s < standing.players; ++s) {
    const auto at = static_cast<std::size_t>(s);
    const Prospect& own = prospects[at];
    const Counts counts(standing.hand[at]);
    const Bill& sum = standing.targets.sum;
    const std::array<int, kFeatures> plain{
        standing.left[at],
        own.nearest,
        std::min(own.second, own.nearest + 4),
        own.pair,
        own.all,
        std::min(own.nearest_spare, kUsefulSpare),
        std::min(own.pair_spare, kUsefulSpare),
        std::min(own.all_spare, kUsefulSpare),
        std::max(0, counts.workers - sum.workers()) + std::max(0, counts.cranes - sum.cranes()),
        std::max(0, counts.material_threes - sum.materials() / 3) + std::max(0, counts.plan_threes - sum.plans() / 3),
        waits(standing, s),
        forestalled(standing, s, prospects) ? 1 : 0};
    for (std::size_t i = 0; i < plain.size(); ++i) {
      found[at][i] = plain[i];
      found[at][i + plain.size()] = plain[i] * late;
    }
  }
  return found;
}

search::Chances Evaluation::chances(const Standing& standing) const {
  const auto all = features(standing);
  std::array<double, core::kMaxSeats> score{};
  double best = 0;
  for (int s = 0; s < standing.players; ++s) {
    const auto at = static_cast<std::size_t>(s);
    for (std::size_t i = 0; i < weights_.size(); ++i) score[at] += weights_[i] * all[at][i];
    if (s == 0 || score[at] > best) best = score[at];
  }
  double sum = 0;
  for (int s = 0; s < standing.players; ++s) {
    const auto at = static_cast<std::size_t>(s);
    score[at] = search::exponential(std::max(-30.0, score[at] - best));
    sum += score[at];
  }
  search::Chances chances{};
  std::int32_t given = 0;
  for (int s = 1; s < standing.players; ++s) {
    const auto at = static_cast<std::size_t>(s);
    chances[at] = rounded(score[at] / sum);
    given += chances[at];
  }
  chances[0] = search::kOne - given;
  return chances;
}

}  // namespace tavola::construction_zone
