#pragma once

#include <string_view>

namespace tavola::core {

inline constexpr std::string_view kVersion = "0.1.0";

}  // namespace tavola::core
