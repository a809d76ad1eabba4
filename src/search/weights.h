// An evaluation's weights as data: lines of "name value", one for each feature, "#" begins a comment.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace tavola::search {

/// The values in the order of `names`. Every name must be there once, and no other.
core::Result<std::vector<double>> read_weights(std::string_view text, std::span<const std::string_view> names);

std::string write_weights(std::span<const std::string_view> names, std::span<const double> values);

}  // namespace tavola::search
