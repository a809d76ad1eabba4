// Counts what a test program allocates; only for tests (cmake: counted_allocations).
#pragma once

#include <cstddef>

namespace tavola::core {

/// Calls of operator new so far.
std::size_t allocations();

}  // namespace tavola::core
