// Weights as data: a line "name value" for each. "#" begins a comment.
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace tavola::search {

/// The values in the order of `names`. Every name must be there once, and no other.
core::Result<std::vector<double>> read_weights(std::string_view text, std::span<const std::string_view> names);

/// Those of a file that is compiled in. A test reads the file, so it can't be wrong.
std::vector<double> built_in_weights(std::string_view text, std::span<const std::string_view> names);

/// Two lists of names, one after the other.
template <std::size_t M, std::size_t N>
constexpr std::array<std::string_view, M + N> joined(const std::array<std::string_view, M>& first,
                                                     const std::array<std::string_view, N>& then) {
  std::array<std::string_view, M + N> all{};
  std::copy(then.begin(), then.end(), std::copy(first.begin(), first.end(), all.begin()));
  return all;
}

std::string write_weights(std::span<const std::string_view> names, std::span<const double> values);

}  // namespace tavola::search
