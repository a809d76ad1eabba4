#include "lab/statistics/sprt.h"

#include <cmath>
#include <cstdio>
#include <vector>

namespace tavola::lab {
namespace {

/// A trace of every outcome that a deal of two games can have, so that no outcome is considered impossible.
constexpr double kTrace = 1e-3;

struct Part {
  double value;
  double share;
};

std::vector<Part> shares_of(const std::map<double, double>& outcomes, double& total) {
  std::map<double, double> all = outcomes;
  for (const double value : {0.0, 0.25, 0.5, 0.75, 1.0}) all[value] += kTrace;
  total = 0;
  for (const auto& [value, count] : all) total += count;
  std::vector<Part> parts;
  for (const auto& [value, count] : all) parts.push_back({value, count / total});
  return parts;
}

/// The log-likelihood of the most likely distribution with this mean, relative to the observed shares:
/// p_i = share_i / (1 + t (value_i - mean)), where t is chosen to give the mean.
double log_likelihood(const std::vector<Part>& parts, double mean) {
  double low = -1 / (1 - mean);  // values are 0 to 1; outside these bounds a probability would be negative
  double high = 1 / mean;
  for (int i = 0; i < 200; ++i) {
    const double t = (low + high) / 2;
    double sum = 0;
    for (const Part& part : parts) sum += part.share * (part.value - mean) / (1 + t * (part.value - mean));
    (sum > 0 ? low : high) = t;
  }
  const double t = (low + high) / 2;
  double sum = 0;
  for (const Part& part : parts) sum -= part.share * std::log(1 + t * (part.value - mean));
  return sum;
}

}  // namespace

double sprt_low(const SprtQuestion& question) { return std::log(question.beta / (1 - question.alpha)); }
double sprt_high(const SprtQuestion& question) { return std::log((1 - question.beta) / question.alpha); }

double sprt_ratio(const SprtQuestion& question, const std::map<double, double>& outcomes) {
  double total = 0;
  const std::vector<Part> parts = shares_of(outcomes, total);
  return total *
         (log_likelihood(parts, rate_of_elo(question.elo1)) - log_likelihood(parts, rate_of_elo(question.elo0)));
}

SprtAnswer Sprt::add(double mean_points) {
  if (answer_ != SprtAnswer::kUnknown) return answer_;
  outcomes_[mean_points] += 1;
  ++deals_;
  ratio_ = sprt_ratio(question_, outcomes_);
  if (ratio_ <= sprt_low(question_)) answer_ = SprtAnswer::kElo0;
  if (ratio_ >= sprt_high(question_)) answer_ = SprtAnswer::kElo1;
  return answer_;
}

std::string sprt_text(const Sprt& sprt, const std::string& first, const std::string& second) {
  const SprtQuestion& q = sprt.question();
  char figures[160];
  std::snprintf(figures, sizeof figures, "log-likelihood ratio %.2f in [%.2f, %.2f] after %d deals", sprt.ratio(),
                sprt_low(q), sprt_high(q), sprt.deals());
  char words[200];
  switch (sprt.answer()) {
    case SprtAnswer::kElo1:
      std::snprintf(words, sizeof words, "the difference is %g Elo or more rather than %g or less", q.elo1, q.elo0);
      return "Yes: for " + first + " against " + second + " " + words + " (" + figures + ").";
    case SprtAnswer::kElo0:
      std::snprintf(words, sizeof words, "the difference is %g Elo or less rather than %g or more", q.elo0, q.elo1);
      return "No: for " + first + " against " + second + " " + words + " (" + figures + ").";
    default:
      std::snprintf(words, sizeof words, "whether the difference is %g or %g Elo", q.elo0, q.elo1);
      return "Not known yet " + std::string(words) + " for " + first + " against " + second + " (" + figures + ").";
  }
}

}  // namespace tavola::lab
