#include "games/all_on_one_card/bot/card_values.h"

#include <algorithm>

#include "games/all_on_one_card/bot/dice.h"

namespace tavola::all_on_one_card {
namespace {

/// A row's boxes and whether it has a sun. Dice know no favourite colour: cards with the same rows are worth the same.
struct Row {
  int boxes = 0;
  bool sun = false;
  std::size_t colour = 0;
  std::uint16_t step = 0;
};
using Shape = std::array<Row, kRows>;

Shape shape_of(const CardFace& face) {
  Shape shape{};
  std::size_t used = 0;
  for (std::size_t c = 0; c < kColours; ++c) {
    const Colour colour = colour_at(static_cast<int>(c));
    if (face.rows.of(colour) == 0) continue;
    shape[used++] = {face.rows.of(colour), (face.suns & (Counts::one(colour).bits << 3)) != 0, c, 0};
  }
  std::stable_sort(shape.begin(), shape.end(),
                   [](const Row& a, const Row& b) { return a.boxes != b.boxes ? a.boxes < b.boxes : a.sun < b.sun; });
  std::uint16_t step = 1;
  for (Row& row : shape) {
    row.step = step;
    step = static_cast<std::uint16_t>(step * (row.boxes + 1));
  }
  return shape;
}

std::uint32_t size_of(const Shape& shape) {
  return static_cast<std::uint32_t>(shape.back().step * (shape.back().boxes + 1));
}

bool same(const Shape& a, const Shape& b) {
  return std::equal(a.begin(), a.end(), b.begin(),
                    [](const Row& x, const Row& y) { return x.boxes == y.boxes && x.sun == y.sun; });
}

// Several states are solved side by side, which the compiler makes vectors of.
constexpr std::size_t kSide = 8;
using Side = std::array<float, kSide>;
using SideValues = std::array<Side, kDiceSets>;

void expect(SideValues& values) {
  for (std::size_t i = kFirstResult; i-- > 0;) {
    Side sum{};
    for (const std::uint16_t bigger : kDiceSetTable.more(i)) {
      for (std::size_t k = 0; k < kSide; ++k) sum[k] += values[bigger][k];
    }
    for (std::size_t k = 0; k < kSide; ++k) sum[k] *= 1.0F / kColours;
    values[i] = sum;
  }
}

void best_within(SideValues& values) {
  for (std::size_t i = 0; i < kFirstResult; ++i) {
    const Side within = values[i];
    for (const std::uint16_t bigger : kDiceSetTable.more(i)) {
      Side best = values[bigger];
      for (std::size_t k = 0; k < kSide; ++k) best[k] = best[k] > within[k] ? best[k] : within[k];
      values[bigger] = best;
    }
  }
}

/// Solves one shape: states in the order of their free boxes, because crossing only leads to fewer.
class Solver {
 public:
  Solver(const Rules& rules, const CardPrices& prices, const Shape& shape, float* values)
      : own_share_(1.0F / static_cast<float>(rules.players)),
        turn_(static_cast<float>(prices.turn)),
        use_(static_cast<float>(prices.use)),
        shape_(shape),
        values_(values) {}

  void solve() {
    std::array<std::vector<Counts>, kRows * kMaxBoxes + 1> by_boxes;
    for (std::uint32_t place = 0; place < size_of(shape_); ++place) {
      const Counts free = state_at(place);
      if (open_rows(free) <= kRows - kRowsToScore) {
        values_[place] = points(free);
      } else {
        by_boxes[static_cast<std::size_t>(free.sum())].push_back(free);
      }
    }
    for (const std::vector<Counts>& states : by_boxes) {
      for (std::size_t i = 0; i < states.size(); i += kSide) solve_side(states, i);
    }
  }

 private:
  /// Row r of the shape has the colour r; the sixth colour is the one that the card lacks.
  Counts state_at(std::uint32_t place) const {
    Counts free;
    for (std::size_t r = 0; r < kRows; ++r) {
      const auto boxes = static_cast<std::uint32_t>(shape_[r].boxes + 1);
      free.bits |= (place / shape_[r].step % boxes) << (4 * r);
    }
    return free;
  }
  std::uint32_t place_of(Counts free) const {
    std::uint32_t place = 0;
    for (std::size_t r = 0; r < kRows; ++r) place += ((free.bits >> (4 * r)) & 7) * shape_[r].step;
    return place;
  }
  float points(Counts free) const {
    constexpr std::array<float, 3> kSunBonus{0, 2, 5};  // AC-8
    float sum = 0;
    std::size_t suns = 0;
    for (std::size_t r = 0; r < kRows; ++r) {
      if (((free.bits >> (4 * r)) & 7) != 0) continue;
      sum += static_cast<float>(shape_[r].boxes);
      suns += shape_[r].sun ? 1 : 0;
    }
    return sum + kSunBonus[suns];
  }

  void solve_side(const std::vector<Counts>& states, std::size_t first) {
    Side worst{};  // of what a roll makes of the state: the state itself is worth less, or it would not be left
    for (std::size_t k = 0; k < kSide; ++k) {
      const Counts free = states[std::min(first + k, states.size() - 1)];
      for (std::size_t r = 0; r < kResults; ++r) {
        const Counts crossed = crossable(free, kDiceSetTable.result(r));
        used_[r][k] = crossed.none() ? kNever : values_[place_of(free - crossed)] - use_;
        worst[k] = std::max(worst[k], used_[r][k]);
      }
      worst[k] -= 3 * turn_;
    }
    const Side once = turn_value(worst);
    const Side twice = turn_value(once);
    for (std::size_t k = 0; k < kSide && first + k < states.size(); ++k) {
      // The value is where a turn changes nothing: of a nearly straight line through two of its points.
      const float slope = once[k] == worst[k] ? 0 : (twice[k] - once[k]) / (once[k] - worst[k]);
      const float limited = std::min(std::max(slope, 0.0F), 0.9F);
      values_[place_of(states[first + k])] = once[k] + (twice[k] - once[k]) / (1 - limited);
    }
  }

  /// What a state is worth before a turn when it is worth `stay` after a turn that does not touch it.
  Side turn_value(const Side& stay) {
    for (std::size_t r = 0; r < kResults; ++r) {
      for (std::size_t k = 0; k < kSide; ++k) {
        sets_[kFirstResult + r][k] = used_[r][k] > stay[k] ? used_[r][k] : stay[k];
      }
    }
    expect(sets_);
    const Side others = sets_[0];
    for (int reroll = 1; reroll < kRollsATurn; ++reroll) {
      best_within(sets_);
      expect(sets_);
    }
    Side value{};
    for (std::size_t k = 0; k < kSide; ++k) {
      value[k] = own_share_ * sets_[0][k] + (1 - own_share_) * others[k] - turn_;
    }
    return value;
  }

  static constexpr float kNever = -1000;
  float own_share_;
  float turn_;
  float use_;
  const Shape& shape_;
  float* values_;
  std::array<Side, kResults> used_{};
  SideValues sets_{};
};

}  // namespace

CardValues::CardValues(const Rules& rules, const CardPrices& prices) {
  std::vector<std::pair<Shape, std::uint32_t>> known;
  values_.push_back(0);
  for (int n = 1; n <= rules.card_count; ++n) {
    const Shape shape = shape_of(rules.face(card_no(n)));
    Face& face = faces_[static_cast<std::size_t>(n)];
    for (const Row& row : shape) face.steps[row.colour] = row.step;
    const auto found = std::find_if(known.begin(), known.end(), [&](const auto& k) { return same(k.first, shape); });
    if (found != known.end()) {
      face.first = found->second;
    } else {
      face.first = static_cast<std::uint32_t>(values_.size());
      values_.resize(values_.size() + size_of(shape));
      Solver(rules, prices, shape, values_.data() + face.first).solve();
      known.emplace_back(shape, face.first);
    }
    fresh_[static_cast<std::size_t>(n)] = of(card_no(n), rules.face(card_no(n)).rows);
  }
}

}  // namespace tavola::all_on_one_card
