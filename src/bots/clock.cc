#include "bots/clock.h"

#include <chrono>

namespace tavola::bots {

search::Clock clock() {
  return [] {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return static_cast<std::int64_t>(std::chrono::duration_cast<std::chrono::milliseconds>(now).count());
  };
}

}  // namespace tavola::bots
