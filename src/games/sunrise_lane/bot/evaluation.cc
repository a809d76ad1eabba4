#include "games/sunrise_lane/bot/evaluation.h"

#include <algorithm>

#include "search/arithmetic.h"

namespace tavola::sunrise_lane {
namespace {

/// Writes features one after the other.
class Writer {
 public:
  explicit Writer(std::span<double> to) : to_(to) {}
  void add(double value) { to_[next_++] = value; }

 private:
  std::span<double> to_;
  std::size_t next_ = 0;
};

double product(std::span<const double> features, std::span<const double> weights) {
  double sum = 0;
  for (std::size_t i = 0; i < features.size(); ++i) sum += features[i] * weights[i];
  return sum;
}

}  // namespace

Scene Evaluation::scene(const Table& table) const {
  Scene scene{table, standing_of(knowledge_, table), reach_of(knowledge_, table), {}};
  const int players = knowledge_.rules().players;
  for (int s = 0; s < players; ++s) {
    const auto seat = core::seat(s);
    scene.plays[at(seat)] = has_turn(knowledge_.rules(), table, seat);
  }
  return scene;
}

void Evaluation::table_features(const Scene& scene, Seat seat, std::span<double> features) const {
  const Rules& rules = knowledge_.rules();
  const Standing& standing = scene.standing;
  const std::size_t me = at(seat);
  const double late = standing.progress;
  const double closing = scene.table.closing != Closing::kNone ? 1 : 0;
  double tall = 0;
  double many = 0;
  double group = 0;
  double ranked = 0;
  for (const Area area : kAllAreas) ranked += standing.in_area[me][index(area)] != 0 ? 1 : 0;
  for (std::size_t o = 0; o < static_cast<std::size_t>(rules.players); ++o) {
    if (o == me) continue;
    for (const Area area : kAllAreas) {
      const std::size_t a = index(area);
      const int ahead = standing.in_area[me][a] - standing.in_area[o][a];
      const bool by_height = ranks_tallest(area);
      const double share = knowledge_.share(by_height ? Ranking::kTall : Ranking::kMany, standing.stage, ahead);
      (by_height ? tall : many) += share;
    }
    group += knowledge_.share(Ranking::kGroup, standing.stage, standing.group[me] - standing.group[o]);
  }
  const double score = scene.table.score[me] / 10.0;
  const double pieces = scene.table.pieces[me] / 10.0;
  const double turn = scene.table.turn == seat ? 1 : 0;
  Writer writer(features);
  for (const double value : {score, score * late, score * late * late, score * closing}) writer.add(value);
  for (const double value : {tall, many, group, ranked}) {
    writer.add(value);
    writer.add(value * late);
    writer.add(value * closing);
  }
  for (const double value : {pieces, pieces * late, turn, turn * late, turn * closing}) writer.add(value);
  const double used = 1 - static_cast<double>(scene.table.pieces[me]) / pieces_each(rules.players);
  writer.add(score * used);
}

void Evaluation::hand_features(const Scene& scene, Seat seat, Cards hand, std::span<double> features) const {
  const std::size_t me = at(seat);
  if (!scene.plays[me] || hand.empty()) return std::fill(features.begin(), features.end(), 0.0);
  const double late = scene.standing.progress;
  double reach = 0;
  double beyond = 0;
  for (const Colour c : kAllColours) {
    reach += hand[c] * scene.reach.now[index(c)];
    beyond += hand[c] * std::max(scene.reach.now[index(c)], scene.reach.beyond[index(c)]);
  }
  const double cards = hand.total() / 5.0;
  const double chain = best_chain(scene, hand) / 10.0;
  Writer writer(features);
  for (const double value : {cards, cards * late, cards == 1.0 ? 1.0 : 0.0}) writer.add(value);
  for (const double value : {reach / 10, reach / 10 * late, beyond / 10, beyond / 10 * late}) writer.add(value);
  const double closing = scene.table.closing != Closing::kNone ? 1 : 0;
  const double turn = scene.table.turn == seat ? 1 : 0;
  for (const double value : {chain, chain * late, chain * closing, chain * turn}) writer.add(value);
}

/// Points of the best chain of up to three houses, each with all cards of its colour.
int Evaluation::best_chain(const Scene& scene, Cards hand) const {
  const Rules& rules = knowledge_.rules();
  const Table& table = scene.table;
  const auto value = [&](Plot plot) { return hand[rules.colour[index(plot)]] * rules.dots[index(plot)]; };
  const auto colour = [&](Plot plot) { return rules.colour[index(plot)]; };
  int best = 0;
  for (std::uint32_t left = hand.present(); left != 0; left &= left - 1) {
    const Colour first_colour = nth_colour(left, 0);
    (table.frontier & rules.of_colour[index(first_colour)]).each([&](Plot first) {
      int rest = 0;
      for (const Plot second : knowledge_.beside(first)) {
        if (!table.empty.has(second) || colour(second) == first_colour) continue;
        const int here = value(second);
        if (here == 0) continue;
        int last = 0;
        for (const Plot third : knowledge_.beside(second)) {
          if (!table.empty.has(third) || colour(third) == first_colour || colour(third) == colour(second)) continue;
          last = std::max(last, value(third));
        }
        rest = std::max(rest, here + last);
      }
      best = std::max(best, value(first) + rest);
    });
  }
  return best;
}

double Evaluation::table_merit(const Scene& scene, Seat seat) const {
  std::array<double, kTableFeatures> features;
  table_features(scene, seat, features);
  return product(features, knowledge_.merit_weights().first(kTableFeatures));
}

double Evaluation::hand_merit(const Scene& scene, Seat seat, Cards hand) const {
  std::array<double, kFeatures - kTableFeatures> features;
  hand_features(scene, seat, hand, features);
  return product(features, knowledge_.merit_weights().subspan(kTableFeatures));
}

search::Chances Evaluation::chances(const PerSeat<double>& merits) const {
  const auto seats = static_cast<std::size_t>(knowledge_.rules().players);
  const double best = *std::max_element(merits.begin(), merits.begin() + static_cast<std::ptrdiff_t>(seats));
  PerSeat<double> parts{};
  double sum = 0;
  for (std::size_t s = 0; s < seats; ++s) sum += parts[s] = search::exponential(merits[s] - best);
  search::Chances chances{};
  std::int32_t rest = search::kOne;
  for (std::size_t s = seats - 1; s > 0; --s) {
    chances[s] = static_cast<std::int32_t>(parts[s] / sum * search::kOne);
    rest -= chances[s];
  }
  chances[0] = rest;
  return chances;
}

search::Chances Evaluation::chances(const State& state) const {
  const Scene all = scene(state.table);
  PerSeat<double> merits{};
  for (int s = 0; s < knowledge_.rules().players; ++s) {
    const auto seat = core::seat(s);
    merits[at(seat)] = table_merit(all, seat) + hand_merit(all, seat, state.hands[at(seat)]);
  }
  return chances(merits);
}

}  // namespace tavola::sunrise_lane
