#include "games/sunrise_lane/bot/judge.h"

#include <algorithm>
#include <cstring>

#include "search/arithmetic.h"

namespace tavola::sunrise_lane {
namespace {

/// A hash of everything the viewer knows.
std::uint64_t seed_of(const View& view) {
  static_assert(sizeof(View) % 8 == 0);
  std::array<std::uint64_t, sizeof(View) / 8> words{};
  std::memcpy(words.data(), &view, sizeof(View));
  std::uint64_t seed = 0;
  for (const std::uint64_t word : words) seed = search::mixed(seed ^ word, 1);
  return seed;
}

/// Applies the hand limit after the turn's draw. At the end only the number of cards matters (SL-23).
void take_blindly(Table& table) {
  std::uint8_t& held = table.hand_size[at(table.turn)];
  held = static_cast<std::uint8_t>(std::min<int>(kHandLimit, held + table.draws_left));
  table.draws_left = 0;
}

}  // namespace

bool is_last_turn(const Rules& rules, const Table& table) {
  return table.closing != Closing::kNone && core::next(table.turn, rules.players) == table.first;
}

std::int32_t worth_of_ending(const Rules& rules, const Table& table, Seat seat) {
  constexpr std::int32_t kPerPoint = search::kOne >> 16;
  constexpr int kMost = 200;
  const core::Ending end = ending(rules, table);
  int best_other = 0;
  for (std::size_t s = 0; s < static_cast<std::size_t>(rules.players); ++s) {
    if (s != at(seat)) best_other = std::max(best_other, end.total[s]);
  }
  const std::int32_t share = search::shared_win(end.winners, rules.players)[at(seat)];
  const int ahead = std::clamp(end.total[at(seat)] - best_other, -kMost, kMost);
  const std::int32_t fine = (8 * ahead + table.hand_size[at(seat)]) * kPerPoint / 8;
  return std::clamp(share, kMost * kPerPoint, search::kOne - (kMost + 1) * kPerPoint) + fine;
}

Judge::Judge(const Knowledge& knowledge, const Prices& prices, const View& view, bool others)
    : knowledge_(knowledge), evaluation_(knowledge), prices_(prices), seat_(view.seat), others_(others) {
  core::Rng rng(seed_of(view));
  for (State& deal : deals_) deal = sample(knowledge.rules(), view, rng);
}

std::int32_t Judge::worth(const Plan& plan) const {
  const Rules& rules = knowledge_.rules();
  State state = deals_[0];
  for (std::size_t i = 0; i < plan.length; ++i) apply(rules, state, plan.moves[i]);
  Table table = state.table;
  if (table.phase == Phase::kOver) return worth_of_ending(rules, table, seat_);
  const int draws = table.phase == Phase::kDraw ? table.draws_left : 0;
  if (draws != 0) {
    take_blindly(table);
    end_turn(rules, table);
    if (table.phase == Phase::kOver) return worth_of_ending(rules, table, seat_);
  }
  const Scene scene = evaluation_.scene(table);
  PerSeat<double> merits{};
  for (int s = 0; s < rules.players; ++s) {
    const auto seat = core::seat(s);
    double& merit = merits[at(seat)];
    merit = evaluation_.table_merit(scene, seat);
    if (seat == seat_) {
      merit += mean_of_draws(scene, state, draws);
      continue;
    }
    if (!others_) continue;
    for (const State& deal : deals_) merit += evaluation_.hand_merit(scene, seat, deal.hands[at(seat)]) / kDeals;
  }
  return evaluation_.chances(merits)[at(seat_)];
}

/// The hand's expected merit after `draws` more cards, computed exactly over the cards that the seat hasn't seen.
double Judge::mean_of_draws(const Scene& scene, const State& state, int draws) const {
  const Cards hand = state.hands[at(seat_)];
  if (!scene.plays[at(seat_)]) return 0;
  if (draws == 0) return evaluation_.hand_merit(scene, seat_, hand);
  const Cards unseen = kAllCards - hand - discard_pile(state.table);
  double sum = 0;
  double weights = 0;
  for (const Colour one : kAllColours) {
    for (const Colour other : kAllColours) {
      if (draws == 1 && other != Colour{}) break;
      if (draws == 2 && other < one) continue;
      const Cards drawn = draws == 1 ? Cards::of(one) : Cards::of(one) + Cards::of(other);
      double weight = unseen[one];
      if (draws == 2) weight *= one == other ? (unseen[one] - 1) / 2.0 : unseen[other];
      if (weight <= 0) continue;
      sum += weight * evaluation_.hand_merit(scene, seat_, within_limit(hand + drawn));
      weights += weight;
    }
  }
  return weights == 0 ? evaluation_.hand_merit(scene, seat_, hand) : sum / weights;
}

/// The hand without its cheapest cards beyond the limit (SL-14).
Cards Judge::within_limit(Cards hand) const {
  for (int over = hand.total() - kHandLimit; over > 0; --over) {
    Colour worst = nth_colour(hand.present(), 0);
    for (std::uint32_t left = hand.present(); left != 0; left &= left - 1) {
      const Colour colour = nth_colour(left, 0);
      if (prices_.card[index(colour)] < prices_.card[index(worst)]) worst = colour;
    }
    hand -= Cards::of(worst);
  }
  return hand;
}

}  // namespace tavola::sunrise_lane
