// The commit that the program is built from.
#pragma once

#include <string_view>

namespace tavola::cli {

/// Its short hash, with "-dirty" if files were changed; "unknown" if the build did not know. cmake/commit.cmake writes
/// the definition at build time. Only the program links it, so that a new commit recompiles one file and no test.
std::string_view commit();

}  // namespace tavola::cli
