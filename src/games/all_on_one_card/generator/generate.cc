// Makes the default cards: docs/rules/all-on-one-card.md, "The default cards", lists what they must satisfy. Prints the
// content file.
//
//   generate_all_on_one_card_content > content/all-on-one-card/default.json
//
// The shape of the set is fixed by hand; which colour gets which length is found by a search with a fixed seed.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

#include "core/random.h"
#include "games/all_on_one_card/rules/boxes.h"

namespace {

using namespace tavola;
using namespace tavola::all_on_one_card;

constexpr int kCards = 30;
constexpr int kBoxesOfAColour = 100;
constexpr int kSunsOfAColour = 10;

struct Draft {
  int missing = 0;                    // the colour that the card lacks
  std::array<int, 2> suns{};          // two other colours
  std::array<int, kColours> boxes{};  // by colour; 0 for the missing one
  bool fixed = false;                 // one of the three known cards
};

using Lengths = std::array<int, kRows>;

/// The 12 sets of five lengths from 2 to 6 that sum to 20.
std::vector<Lengths> all_lengths() {
  std::vector<Lengths> all;
  const auto extend = [&](auto self, Lengths lengths, int rows, int sum) -> void {
    if (rows == kRows) {
      if (sum == 20) all.push_back(lengths);
      return;
    }
    for (int n = rows == 0 ? kMinBoxes : lengths[static_cast<std::size_t>(rows - 1)]; n <= kMaxBoxes; ++n) {
      lengths[static_cast<std::size_t>(rows)] = n;
      self(self, lengths, rows + 1, sum + n);
    }
  };
  extend(extend, Lengths{}, 0, 0);
  return all;
}

/// Two cards for each pair of colours with the suns, in any order; the colour that each lacks is drawn, each colour
/// five times in all. False when the last cards can't be given a colour.
bool draw_frames(core::Rng& rng, std::vector<Draft>& cards) {
  cards.clear();
  for (int a = 0; a < kColours; ++a) {
    for (int b = a + 1; b < kColours; ++b) cards.insert(cards.end(), 2, Draft{0, {a, b}, {}, false});
  }
  std::array<int, kColours> left{};
  left.fill(kCards / kColours);
  for (std::size_t i = 0; i < cards.size(); ++i) {
    std::swap(cards[i], cards[i + rng.below(static_cast<std::uint32_t>(cards.size() - i))]);
  }
  for (Draft& card : cards) {
    std::vector<int> possible;
    for (int c = 0; c < kColours; ++c) {
      const bool sun = c == card.suns[0] || c == card.suns[1];
      for (int n = 0; n < left[static_cast<std::size_t>(c)] && !sun; ++n) possible.push_back(c);
    }
    if (possible.empty()) return false;
    card.missing = possible[rng.below(static_cast<std::uint32_t>(possible.size()))];
    --left[static_cast<std::size_t>(card.missing)];
  }
  return true;
}

bool has_suns(const Draft& card, Colour a, Colour b) {
  return card.suns[0] == std::min(index(a), index(b)) && card.suns[1] == std::max(index(a), index(b));
}

void set_boxes(Draft& card, std::array<int, kColours> boxes) {
  card.boxes = boxes;
  card.fixed = true;
}

/// The three known cards: X and Y get their lengths, Z a card with a yellow sun and purple without one.
bool place_known(std::vector<Draft>& cards) {
  const auto find = [&](auto matches) {
    return std::find_if(cards.begin(), cards.end(), [&](const Draft& card) { return !card.fixed && matches(card); });
  };
  const auto x = find([](const Draft& card) {
    return card.missing == index(Colour::kOrange) &&
           (has_suns(card, Colour::kYellow, Colour::kRed) || has_suns(card, Colour::kYellow, Colour::kBlue));
  });
  if (x == cards.end()) return false;
  set_boxes(*x, {3, 2, 6, 0, 5, 4});
  const auto y = find([](const Draft& card) {
    return card.missing == index(Colour::kYellow) && has_suns(card, Colour::kRed, Colour::kBlue);
  });
  if (y == cards.end()) return false;
  set_boxes(*y, {0, 4, 4, 4, 4, 4});
  const auto z = find([](const Draft& card) {
    return card.missing == index(Colour::kGreen) && has_suns(card, Colour::kYellow, Colour::kOrange);
  });
  if (z == cards.end()) return false;
  set_boxes(*z, {6, 0, 2, 5, 3, 4});
  std::iter_swap(cards.begin(), x);  // the known cards are numbers 1 to 3
  const auto fixed_y =
      std::find_if(cards.begin() + 1, cards.end(), [](const Draft& card) { return card.fixed && card.boxes[0] == 0; });
  std::iter_swap(cards.begin() + 1, fixed_y);
  const auto fixed_z = std::find_if(cards.begin() + 2, cards.end(), [](const Draft& card) { return card.fixed; });
  std::iter_swap(cards.begin() + 2, fixed_z);
  return true;
}

/// Which lengths the 27 other cards have: 4-4-4-4-4 is card Y alone, each of the other ten sets has two cards, and the
/// rest (like X and Z) are 2-3-4-5-6.
std::vector<Lengths> lengths_to_place() {
  constexpr Lengths kMixed{2, 3, 4, 5, 6};
  constexpr Lengths kEven{4, 4, 4, 4, 4};
  std::vector<Lengths> places;
  for (const Lengths& lengths : all_lengths()) {
    if (lengths != kEven && lengths != kMixed) places.insert(places.end(), 2, lengths);
  }
  while (places.size() < kCards - 3) places.push_back(kMixed);
  return places;
}

void lay_lengths(Draft& card, const Lengths& lengths) {
  std::size_t next = 0;
  for (int c = 0; c < kColours; ++c) {
    card.boxes[static_cast<std::size_t>(c)] = c == card.missing ? 0 : lengths[next++];
  }
}

std::array<int, kColours> totals(const std::vector<Draft>& cards) {
  std::array<int, kColours> sums{};
  for (const Draft& card : cards) {
    for (std::size_t c = 0; c < kColours; ++c) sums[c] += card.boxes[c];
  }
  return sums;
}

/// How far the colours are from 100 boxes each.
int distance(const std::array<int, kColours>& sums) {
  int away = 0;
  for (const int sum : sums) away += std::abs(sum - kBoxesOfAColour);
  return away;
}

/// Swaps two rows of a card as long as that brings the totals closer, or now and then not further away.
bool balance(std::vector<Draft>& cards, core::Rng& rng) {
  constexpr int kTries = 200000;
  auto sums = totals(cards);
  for (int i = 0; i < kTries && distance(sums) != 0; ++i) {
    Draft& card = cards[rng.below(kCards)];
    const std::size_t a = rng.below(kColours);
    const std::size_t b = rng.below(kColours);
    if (card.fixed || static_cast<int>(a) == card.missing || static_cast<int>(b) == card.missing) continue;
    auto moved = sums;
    moved[a] += card.boxes[b] - card.boxes[a];
    moved[b] += card.boxes[a] - card.boxes[b];
    if (distance(moved) > distance(sums)) continue;
    std::swap(card.boxes[a], card.boxes[b]);
    sums = moved;
  }
  return distance(sums) == 0;
}

bool all_different(const std::vector<Draft>& cards) {
  for (std::size_t i = 0; i < cards.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (cards[i].boxes == cards[j].boxes) return false;
    }
  }
  return true;
}

std::vector<Draft> make_cards(core::Rng& rng) {
  std::vector<Draft> cards;
  for (;;) {
    if (!draw_frames(rng, cards) || !place_known(cards)) continue;
    std::vector<Lengths> lengths = lengths_to_place();
    for (std::size_t i = 3; i < cards.size(); ++i) {
      const std::size_t rest = i - 3;
      std::swap(lengths[rest], lengths[rest + rng.below(static_cast<std::uint32_t>(lengths.size() - rest))]);
      lay_lengths(cards[i], lengths[rest]);
    }
    if (balance(cards, rng) && all_different(cards)) return cards;
  }
}

void print_card(const Draft& card, bool last) {
  std::printf("    {\"rows\": {");
  const char* separator = "";
  for (std::size_t c = 0; c < kColours; ++c) {
    if (card.boxes[c] == 0) continue;
    std::printf("%s\"%s\": %d", separator, kColourNames[c].data(), card.boxes[c]);
    separator = ", ";
  }
  std::printf("}, \"suns\": [\"%s\", \"%s\"]}%s\n", kColourNames[static_cast<std::size_t>(card.suns[0])].data(),
              kColourNames[static_cast<std::size_t>(card.suns[1])].data(), last ? "" : ",");
}

}  // namespace

int main() {
  core::Rng rng(2021);
  const std::vector<Draft> cards = make_cards(rng);
  std::printf("{\n  \"game\": \"all-on-one-card\",\n  \"format\": 1,\n  \"id\": \"default\",\n");
  std::printf("  \"name\": \"Thirty cards of twenty boxes\",\n  \"version\": 1,\n  \"cards\": [\n");
  for (std::size_t i = 0; i < cards.size(); ++i) print_card(cards[i], i + 1 == cards.size());
  std::printf("  ]\n}\n");
  return 0;
}
