#include "games/sunrise_lane/bot/prices.h"

#include <algorithm>

namespace tavola::sunrise_lane {
namespace {

/// A larger lead than this doesn't make closing the game any better.
constexpr int kMostLead = 20;

class Maker {
 public:
  Maker(const Knowledge& knowledge, const Table& table, Seat seat)
      : knowledge_(knowledge),
        rules_(knowledge.rules()),
        table_(table),
        me_(at(seat)),
        standing_(standing_of(knowledge, table)) {}

  Prices make(int cards_in_hand) {
    set_cards();
    set_rankings();
    set_turn(cards_in_hand);
    return prices_;
  }

 private:
  std::size_t seats() const { return static_cast<std::size_t>(rules_.players); }
  double price(Price price) const { return knowledge_.price(price); }
  static int parts(double points) { return static_cast<int>(points * kPoint); }

  void set_cards() {
    if (table_.closing != Closing::kNone) {
      prices_.card.fill(1);  // SL-23: only a tie-break
      prices_.mean_card = 1;
      return;
    }
    const Reach reach = reach_of(knowledge_, table_);
    const double late = standing_.progress * standing_.progress * price(Price::kCardLate);
    int sum = 0;
    for (std::size_t c = 0; c < kColours; ++c) {
      const double points =
          price(Price::kCard) + price(Price::kCardReach) * reach.now[c] + price(Price::kCardBeyond) * reach.beyond[c];
      prices_.card[c] = std::max(1, parts(points * (1 - late)));
      sum += prices_.card[c];
    }
    prices_.mean_card = sum / kColours;
  }

  /// The value of having `after` instead of `before` in a ranking.
  double gain(Ranking ranking, double swing, int before, int after, const PerSeat<int>& merits) const {
    double sum = 0;
    for (std::size_t o = 0; o < seats(); ++o) {
      if (o == me_) continue;
      sum += knowledge_.share(ranking, standing_.stage, after - merits[o]) -
             knowledge_.share(ranking, standing_.stage, before - merits[o]);
    }
    return swing * sum;
  }

  void set_rankings() {
    const double early = price(Price::kRankedEarly);
    const double urgent = early + (1 - early) * standing_.progress;
    for (const Area area : kAllAreas) {
      const std::size_t a = index(area);
      PerSeat<int> merits{};
      for (std::size_t s = 0; s < seats(); ++s) merits[s] = standing_.in_area[s][a];
      const int mine = merits[me_];
      const bool tall = ranks_tallest(area);
      const double ranked = mine == 0 ? urgent * price(tall ? Price::kTallRanked : Price::kManyRanked) : 0;
      for (int floors = 1; floors <= kMaxFloors; ++floors) {
        double points = 0;
        if (!tall) {
          points = gain(Ranking::kMany, price(Price::kMany), mine, mine + 1, merits) + ranked;
        } else if (floors >= 2 && floors * 4 >= mine - 3) {
          const bool taller = floors * 4 > mine;
          const int after = taller ? tall_merit(floors, 1) : floors * 4 + std::min(mine - floors * 4 + 1, 3);
          points = gain(Ranking::kTall, price(Price::kTall), mine, after, merits) + ranked;
        }
        prices_.standing[a][static_cast<std::size_t>(floors)] = parts(points);
      }
    }
    prices_.link = parts(
        gain(Ranking::kGroup, price(Price::kGroup), standing_.group[me_], standing_.group[me_] + 1, standing_.group));
    prices_.group = standing_.largest[me_];
    prices_.group.each([&](Plot plot) { prices_.beside_group |= rules_.neighbours[index(plot)]; });
    if (standing_.group[me_] == 0) prices_.beside_group = rules_.plots;
  }

  void set_turn(int cards_in_hand) {
    prices_.park = parts(price(Price::kPark));
    prices_.piece = parts(price(Price::kPiece));
    prices_.open = parts(price(Price::kOpen));
    const int kept = std::clamp(kHandLimit - cards_in_hand, 0, 2);
    prices_.draw = kept * prices_.mean_card + parts(price(Price::kDraw)) +
                   static_cast<int>((2 - kept) * prices_.mean_card * price(Price::kSwap));
    if (table_.closing != Closing::kNone) {
      prices_.draw = kept;
      prices_.piece = prices_.open = 0;
      return;
    }
    int best_other = 0;
    for (std::size_t s = 0; s < seats(); ++s) {
      if (s != me_) best_other = std::max<int>(best_other, table_.score[s]);
    }
    prices_.close = parts(price(Price::kClose) * std::clamp(table_.score[me_] - best_other, -kMostLead, kMostLead));
  }

  const Knowledge& knowledge_;
  const Rules& rules_;
  const Table& table_;
  std::size_t me_;
  Standing standing_;
  Prices prices_;
};

}  // namespace

Prices prices_for(const Knowledge& knowledge, const Table& table, Seat seat, int cards_in_hand) {
  return Maker(knowledge, table, seat).make(cards_in_hand);
}

}  // namespace tavola::sunrise_lane
