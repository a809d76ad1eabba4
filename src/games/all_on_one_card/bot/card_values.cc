#include "games/all_on_one_card/bot/card_values.h"

#include <algorithm>

#include "games/all_on_one_card/bot/dice.h"

namespace tavola::all_on_one_card {
namespace {

/// A row's boxes and whether it has a sun. All colours are equally likely, so cards with the same rows have the same
/// value.
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
  std::sort(shape.begin(), shape.end(), [](const Row& a, const Row& b) {
    if (a.boxes != b.boxes) return a.boxes < b.boxes;
    return a.sun != b.sun ? a.sun < b.sun : a.colour < b.colour;
  });
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

// Several states are solved side by side, so that the compiler can use vectors.
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

/// Solves one shape. States come in the order of their free boxes, since crossing only leads to fewer.
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
    Side guess{};
    for (std::size_t k = 0; k < kSide; ++k) guess[k] = use_rolls(states[std::min(first + k, states.size() - 1)], k);
    for (int round = 0; round < kRounds; ++round) {
      const Side turn = turn_value(guess);
      float off = 0;
      for (std::size_t k = 0; k < kSide; ++k) {
        // The value is the fixed point of a turn. The slope is the probability that the card stays untouched, which is
        // roughly known.
        const float slope = (1 - own_share_) * idle_[k] + own_share_ * idle_[k] * idle_[k] * idle_[k];
        const float step = (turn[k] - guess[k]) / (1 - std::min(slope, 0.9F));
        guess[k] += step;
        off = std::max(off, step < 0 ? -step : step);
      }
      if (off < kNear) break;
    }
    for (std::size_t k = 0; k < kSide && first + k < states.size(); ++k) {
      values_[place_of(states[first + k])] = guess[k];
    }
  }

  /// Stores the results of every roll in a state. Returns a first guess of the state's value.
  float use_rolls(Counts free, std::size_t k) {
    const std::uint32_t place = place_of(free);
    std::array<std::array<std::uint32_t, kDice + 1>, kColours> steps{};  // down, by colour and dice
    for (std::size_t r = 0; r < kRows; ++r) {
      for (std::uint32_t n = 1; n <= kDice && n <= ((free.bits >> (4 * r)) & 7); ++n) steps[r][n] = n * shape_[r].step;
    }
    // One box less in the longest row is worth about a fraction of a turn.
    std::size_t longest = 0;
    for (std::size_t r = 1; r < kRows; ++r) {
      if (((free.bits >> (4 * r)) & 7) >= ((free.bits >> (4 * longest)) & 7)) longest = r;
    }
    const float guess = values_[place - shape_[longest].step] - kBoxPart * turn_;
    const float* here = &values_[place];
    std::size_t result = 0;  // in the order of the dice table; other dice have the missing colour
    for (std::size_t a = 0; a <= kDice; ++a) {
      for (std::size_t b = 0; a + b <= kDice; ++b) {
        for (std::size_t c = 0; a + b + c <= kDice; ++c) {
          for (std::size_t d = 0; a + b + c + d <= kDice; ++d) {
            const std::uint32_t down = steps[0][a] + steps[1][b] + steps[2][c] + steps[3][d];
            for (std::size_t e = 0; a + b + c + d + e <= kDice; ++e) {
              const float* there = here - (down + steps[4][e]);
              used_[result++][k] = there == here ? kNever : *there - use_;
            }
          }
        }
      }
    }
    return guess;
  }

  /// The value of a state before a turn, if its value is `stay` after a turn that doesn't touch it.
  Side turn_value(const Side& stay) {
    Side idle{};
    for (std::size_t r = 0; r < kResults; ++r) {
      const auto orders = static_cast<float>(kDiceSetTable.orders_of(r));
      const Side used = used_[r];
      Side best{};
      for (std::size_t k = 0; k < kSide; ++k) {
        best[k] = used[k] > stay[k] ? used[k] : stay[k];
        idle[k] += used[k] > stay[k] ? 0.0F : orders;
      }
      sets_[kFirstResult + r] = best;
    }
    for (std::size_t k = 0; k < kSide; ++k) idle_[k] = idle[k] / kRollOrders;
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
  static constexpr float kBoxPart = 0.2F;
  static constexpr int kRounds = 20;  // more than ever needed
  static constexpr float kNear = 1;   // a step of less than a point leaves an error of a few hundredths
  float own_share_;
  float turn_;
  float use_;
  const Shape& shape_;
  float* values_;
  std::array<Side, kResults> used_{};
  SideValues sets_{};
  Side idle_{};  // how often a roll leaves the state as it is
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

double CardValues::mean_fresh(CardSet cards) const {
  double sum = 0;
  for (CardSet left = cards; left != 0; left &= left - 1) sum += fresh(nth_card(left, 0));
  return sum / std::popcount(cards);
}

}  // namespace tavola::all_on_one_card
