// The version of the program.
#pragma once

#include <string_view>

namespace tavola::core {

/// As project() in CMakeLists.txt says, such as "0.1.0".
extern const std::string_view kVersion;

}  // namespace tavola::core
