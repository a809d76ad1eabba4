// Counts the allocations of a test program. Only for tests (cmake: counted_allocations).
#pragma once

#include <cstddef>

namespace tavola::core {

/// The number of calls of operator new so far.
std::size_t allocations();

}  // namespace tavola::core
