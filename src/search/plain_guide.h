// A guide that knows nothing: every move, and random play to the end. With Manner::plain it makes the textbook's
// information-set tree search, the yardstick of what knowledge is worth.
#pragma once

#include "search/guide.h"
#include "search/level.h"

namespace tavola::search {

template <core::Game G>
class PlainGuide {
 public:
  using Game = G;
  using Rules = typename G::Rules;
  using View = typename G::View;

  explicit PlainGuide(const Rules& rules) : rules_(rules) {}

  const Rules& rules() const { return rules_; }

  void plans(const View& view, int most, PlansOf<G>& plans) const {
    plans.clear();
    const std::uint32_t count = count_moves(rules_, view);
    for (std::uint32_t n = 0; n < count && n < static_cast<std::uint32_t>(most); ++n) {
      plans.push_back(PlanOf<G>::of(pick_move(rules_, view, n)));
    }
  }
  PlanOf<G> quick(const View& view, core::Rng& rng) const {
    return PlanOf<G>::of(pick_move(rules_, view, rng.below(count_moves(rules_, view))));
  }
  bool turn_begins(const typename G::State&) const { return false; }
  Chances outlook(const typename G::State&) const { return {}; }

 private:
  const Rules& rules_;
};

/// The manner that goes with it.
inline Manner plain_manner(std::uint32_t iterations) {
  Manner manner;
  manner.iterations = iterations;
  manner.width = 1 << 20;
  manner.turns = 0;
  manner.trust = 0;
  manner.curiosity = 0.7;
  manner.plain = true;
  return manner;
}

}  // namespace tavola::search
