// A sequential test between two Elo differences. It stops as soon as the answer is known.
#pragma once

#include <map>
#include <span>
#include <string>

#include "lab/statistics/statistics.h"

namespace tavola::lab {

struct SprtQuestion {
  double elo0 = 0;
  double elo1 = 0;
  double alpha = 0.05;  ///< the chance to answer "elo1" when elo0 is true
  double beta = 0.05;   ///< the chance to answer "elo0" when elo1 is true
};

enum class SprtAnswer : std::uint8_t { kUnknown, kElo0, kElo1 };

/// The bounds of the log-likelihood ratio. Below the first the answer is elo0, above the second elo1.
double sprt_low(const SprtQuestion& question);
double sprt_high(const SprtQuestion& question);

/// The log-likelihood ratio of elo1 against elo0. `outcomes` counts how often each mean score of a deal (0 to 1)
/// occurred. The test is generalised: a hypothesis fixes only the expected score, and the rest is as likely as the data
/// allow. For deals of two games this is the pentanomial test.
double sprt_ratio(const SprtQuestion& question, const std::map<double, double>& outcomes);

/// Takes one deal after the other. Its answer, once known, is final.
class Sprt {
 public:
  explicit Sprt(const SprtQuestion& question) : question_(question) {}

  /// Adds a deal's mean points. Has no effect once there is an answer.
  SprtAnswer add(double mean_points);

  SprtAnswer answer() const { return answer_; }
  double ratio() const { return ratio_; }
  int deals() const { return deals_; }
  const SprtQuestion& question() const { return question_; }

 private:
  SprtQuestion question_;
  std::map<double, double> outcomes_;
  double ratio_ = 0;
  int deals_ = 0;
  SprtAnswer answer_ = SprtAnswer::kUnknown;
};

/// The answer in words: "Yes: for a against b the difference is 20 Elo or more ...".
std::string sprt_text(const Sprt& sprt, const std::string& first, const std::string& second);

}  // namespace tavola::lab
