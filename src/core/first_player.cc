#include "core/first_player.h"

namespace tavola::core {

Status check_options(std::span<const OptionSpec> specs, const Options& options, int players) {
  if (players < kMinSeats || players > kMaxSeats) {
    return Error{"bad-players", "players", "found " + std::to_string(players) + " players; expected 2 to 4"};
  }
  for (std::size_t i = 0; i < options.choice.size(); ++i) {
    const bool known = i < specs.size();
    if (options.choice[i] < (known ? specs[i].values.size() : 1)) continue;
    return Error{"bad-option", known ? "option " + std::string(specs[i].name) : "options",
                 "found a value that it does not have"};
  }
  return Done{};
}

Result<std::optional<Seat>> named_first(const Options& options, int players) {
  const int first = options.choice[0] - 1;  // value 0 is "random"
  if (first < 0) return std::optional<Seat>();
  if (first < players) return std::optional(seat(first));
  return Error{"bad-option", "option first",
               "seat " + std::to_string(first) + " is not at this table of " + std::to_string(players) + " players"};
}

}  // namespace tavola::core
