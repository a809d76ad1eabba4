#include "games/all_on_one_card/bot/evaluation.h"

#include <algorithm>
#include <cassert>

#include "search/arithmetic.h"

namespace tavola::all_on_one_card {
namespace {

constexpr std::size_t kNameRoom = 12;
using NameTexts = std::array<std::array<char, kNameRoom>, Evaluation::kFeatures>;

/// "kind.own.foremost"; the last character is the length.
constexpr NameTexts make_name_texts() {
  NameTexts texts{};
  for (std::size_t i = 0; i < texts.size(); ++i) {
    std::size_t used = 0;
    for (const char c : Evaluation::kKindNames[i % Evaluation::kKinds]) texts[i][used++] = c;
    const std::size_t place = i / Evaluation::kKinds;
    for (const std::size_t scored : {place / kLastCard, place % kLastCard}) {
      texts[i][used++] = '.';
      texts[i][used++] = static_cast<char>('0' + scored);
    }
    texts[i].back() = static_cast<char>(used);
  }
  return texts;
}
constexpr NameTexts kNameTexts = make_name_texts();

constexpr std::array<std::string_view, Evaluation::kFeatures> make_names() {
  std::array<std::string_view, Evaluation::kFeatures> names;
  for (std::size_t i = 0; i < names.size(); ++i) {
    names[i] = {kNameTexts[i].data(), static_cast<std::size_t>(kNameTexts[i].back())};
  }
  return names;
}

int foremost_other(const Standings& standings, std::size_t players, std::size_t seat) {
  int most = 0;
  for (std::size_t s = 0; s < players; ++s) most = s == seat ? most : std::max(most, standings[s].scored);
  return most;
}

}  // namespace

constinit const std::array<std::string_view, Evaluation::kFeatures> Evaluation::kNames = make_names();

Evaluation::Evaluation(std::span<const double> weights) {
  assert(weights.size() >= weights_.size());
  std::copy_n(weights.begin(), weights_.size(), weights_.begin());
}

Evaluation::Numbers Evaluation::numbers(const Standing& standing, bool begins) {
  // Tens of points, so that the weights are of one size.
  return {1, begins ? 1.0 : 0.0, 0.1 * standing.points, 0.1 * standing.open, 0.1 * standing.value, 0.1 * standing.best};
}

std::size_t Evaluation::first_weight(int scored, int foremost) {
  return static_cast<std::size_t>((scored * kLastCard + foremost) * kKinds);
}

Shares Evaluation::shares(const Standings& standings, int players, Seat begins) const {
  Shares shares{};
  const auto seats = static_cast<std::size_t>(players);
  double highest = 0;
  for (std::size_t s = 0; s < seats; ++s) {
    const Numbers own = numbers(standings[s], s == static_cast<std::size_t>(begins));
    const double* weights = &weights_[first_weight(standings[s].scored, foremost_other(standings, seats, s))];
    double score = 0;
    for (std::size_t k = 0; k < own.size(); ++k) score += weights[k] * own[k];
    shares[s] = score;
    highest = s == 0 ? score : std::max(highest, score);
  }
  double sum = 0;
  for (std::size_t s = 0; s < seats; ++s) sum += shares[s] = search::exponential(shares[s] - highest);
  for (std::size_t s = 0; s < seats; ++s) shares[s] /= sum;
  return shares;
}

Shares final_shares(const Standings& standings, int players) {
  Shares shares{};
  int most = 0;
  int winners = 0;
  for (std::size_t s = 0; s < static_cast<std::size_t>(players); ++s) {
    if (standings[s].total() > most) winners = 0;
    most = std::max(most, standings[s].total());
    winners += standings[s].total() == most ? 1 : 0;
  }
  for (std::size_t s = 0; s < static_cast<std::size_t>(players); ++s) {
    shares[s] = standings[s].total() == most ? 1.0 / winners : 0;
  }
  return shares;
}

search::Chances chances_of(const Shares& shares, int players) {
  search::Chances chances{};
  std::int32_t left = search::kOne;
  for (std::size_t s = 0; s + 1 < static_cast<std::size_t>(players); ++s) {
    chances[s] = static_cast<std::int32_t>(shares[s] * search::kOne);
    left -= chances[s];
  }
  chances[static_cast<std::size_t>(players) - 1] = left;
  return chances;
}

}  // namespace tavola::all_on_one_card
