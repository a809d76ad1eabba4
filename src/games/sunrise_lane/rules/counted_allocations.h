// Counts what a test program allocates.
#pragma once

#include <cstddef>

namespace tavola::sunrise_lane::testing {

/// Calls of operator new so far.
std::size_t allocations();

}  // namespace tavola::sunrise_lane::testing
