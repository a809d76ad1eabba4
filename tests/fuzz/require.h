#pragma once

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace tavola::fuzz {

/// Aborts the run: our code broke a promise, whatever the input was.
inline void require(bool held, std::string_view what) {
  if (held) return;
  std::fprintf(stderr, "fuzz: %.*s\n", static_cast<int>(what.size()), what.data());
  std::abort();
}

}  // namespace tavola::fuzz
