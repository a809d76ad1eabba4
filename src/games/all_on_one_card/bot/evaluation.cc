#include "games/all_on_one_card/bot/evaluation.h"

#include <algorithm>
#include <cassert>

#include "search/arithmetic.h"

namespace tavola::all_on_one_card {
namespace {

constexpr std::size_t kNameRoom = 24;
using NameTexts = std::array<std::array<char, kNameRoom>, Evaluation::kFeatures>;

/// The last character is the length.
constexpr NameTexts make_name_texts() {
  NameTexts texts{};
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const std::array<std::string_view, 5> parts{Evaluation::kSetNames[i / (Evaluation::kKinds * Evaluation::kTerms)],
                                                ".",
                                                Evaluation::kKindNames[i / Evaluation::kTerms % Evaluation::kKinds],
                                                ".", Evaluation::kTermNames[i % Evaluation::kTerms]};
    std::size_t used = 0;
    for (const std::string_view part : parts) {
      for (const char c : part) texts[i][used++] = c;
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

/// The factors of the four weights of a kind.
std::array<double, Evaluation::kTerms> terms(int scored, int foremost) {
  const double late = std::max(scored, foremost) / 3.0;
  const double ahead = (scored - foremost) / 3.0;
  return {1, late, ahead, late * ahead};
}

std::size_t first_of_set(int players) {
  return players == 2 ? 0 : std::size_t{Evaluation::kKinds} * Evaluation::kTerms;
}

int foremost_other(const Standings& standings, std::size_t players, std::size_t seat) {
  int most = 0;
  for (std::size_t s = 0; s < players; ++s) most = s == seat ? most : std::max(most, standings[s].scored);
  return most;
}

}  // namespace

constinit const std::array<std::string_view, Evaluation::kFeatures> Evaluation::kNames = make_names();

Evaluation::Evaluation(std::span<const double> weights, int players) : players_(players) {
  assert(weights.size() >= kFeatures);
  const double* set = &weights[first_of_set(players)];
  for (int scored = 0; scored < kLastCard; ++scored) {
    for (int foremost = 0; foremost < kLastCard; ++foremost) {
      const auto by = terms(scored, foremost);
      Numbers& to = weights_[static_cast<std::size_t>(scored)][static_cast<std::size_t>(foremost)];
      for (std::size_t k = 0; k < kKinds; ++k) {
        for (std::size_t t = 0; t < kTerms; ++t) to[k] += set[k * kTerms + t] * by[t];
      }
    }
  }
}

void Evaluation::features(const Standings& standings, int players, Seat seat, bool begins, std::span<double> to) {
  const auto own = static_cast<std::size_t>(seat);
  const auto by = terms(standings[own].scored, foremost_other(standings, static_cast<std::size_t>(players), own));
  const Numbers numbers_of_seat = numbers(standings[own], begins);
  std::fill(to.begin(), to.end(), 0.0);
  const auto set = to.subspan(first_of_set(players));
  for (std::size_t k = 0; k < kKinds; ++k) {
    for (std::size_t t = 0; t < kTerms; ++t) set[k * kTerms + t] = numbers_of_seat[k] * by[t];
  }
}

Evaluation::Numbers Evaluation::numbers(const Standing& standing, bool begins) {
  // Tens of points, so that all weights have a similar size.
  return {1, begins ? 1.0 : 0.0, 0.1 * standing.points, 0.1 * standing.open, 0.1 * standing.value, 0.1 * standing.best};
}

double Evaluation::score(const Standing& standing, int foremost) const {
  const Numbers& weights = weights_[static_cast<std::size_t>(standing.scored)][static_cast<std::size_t>(foremost)];
  const Numbers own = numbers(standing, false);
  double score = 0;
  for (std::size_t k = 0; k < own.size(); ++k) score += weights[k] * own[k];
  return score;
}

Shares Evaluation::shares(const Standings& standings, Seat begins) const {
  Shares shares{};
  const auto seats = static_cast<std::size_t>(players_);
  double highest = 0;
  for (std::size_t s = 0; s < seats; ++s) {
    const int foremost = foremost_other(standings, seats, s);
    shares[s] = score(standings[s], foremost);
    if (s == static_cast<std::size_t>(begins)) {
      shares[s] += weights_[static_cast<std::size_t>(standings[s].scored)][static_cast<std::size_t>(foremost)]
                           [static_cast<std::size_t>(Kind::kTurn)];
    }
    highest = s == 0 ? shares[s] : std::max(highest, shares[s]);
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
