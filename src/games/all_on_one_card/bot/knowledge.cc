#include "games/all_on_one_card/bot/knowledge.h"

#include <algorithm>

namespace tavola::all_on_one_card {
namespace {

CardPrices prices_of(std::span<const double> weights) {
  const auto prices = weights.last(kPriceNames.size());
  return {prices[0], prices[1]};
}

}  // namespace

Knowledge::Knowledge(const Rules& rules, std::span<const double> weights)
    : rules_(rules), evaluation_(weights, rules.players), values_(rules, prices_of(weights)) {
  worst_card_ = values_.fresh(card_no(1));
  for (int n = 1; n <= rules.card_count; ++n) {
    mean_card_ += values_.fresh(card_no(n)) / rules.card_count;
    worst_card_ = std::min(worst_card_, values_.fresh(card_no(n)));
  }
}

double Knowledge::new_card(const Table& table) const {
  if (!rules_.advanced) return table.pile_left == 0 ? worst_card_ : mean_card_;
  // AC-15: the best face-up card, or an unseen one, which counts as the mean of the remaining cards.
  const CardSet unseen = unseen_cards(rules_, table);
  double best = unseen == 0 ? worst_card_ : values_.mean_fresh(unseen);
  for (CardSet left = table.up; left != 0; left &= left - 1) best = std::max(best, values_.fresh(nth_card(left, 0)));
  return best;
}

Standings Knowledge::standings(const Table& table) const {
  Standings standings{};
  for (std::size_t s = 0; s < static_cast<std::size_t>(rules_.players); ++s) {
    Standing& standing = standings[s];
    for (const Card card : table.done[s]) {
      if (card.none()) break;
      ++standing.scored;
      standing.points += card_points(rules_, card);
    }
    const bool due = ((table.due >> s) & 1) != 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(rules_.in_play); ++i) {
      const Card card = table.cards[s][i];
      const double value = !card.none() ? values_.of(card) : due ? new_card(table) : worst_card_;
      standing.open += open_points(rules_, card);
      standing.value += value;
      standing.best = i == 0 ? value : std::max(standing.best, value);
    }
  }
  return standings;
}

}  // namespace tavola::all_on_one_card
