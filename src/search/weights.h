// Reads files of weights, with one line "name value" for each. "#" begins a comment.
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace tavola::search {

/// The values in the order of `names`. Each name must appear exactly once, and no other names.
core::Result<std::vector<double>> read_weights(std::string_view text, std::span<const std::string_view> names);

/// The weights of a built-in file. A test checks the file, so reading it can't fail.
std::vector<double> built_in_weights(std::string_view text, std::span<const std::string_view> names);

/// Joins two lists of names.
template <std::size_t M, std::size_t N>
constexpr std::array<std::string_view, M + N> joined(const std::array<std::string_view, M>& first,
                                                     const std::array<std::string_view, N>& then) {
  std::array<std::string_view, M + N> all{};
  std::copy(then.begin(), then.end(), std::copy(first.begin(), first.end(), all.begin()));
  return all;
}

std::string write_weights(std::span<const std::string_view> names, std::span<const double> values);

}  // namespace tavola::search
