// Table options. Each game lists its own options and their values. An edition is a named set of values.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.h"

namespace tavola::core {

inline constexpr int kMaxOptions = 4;

/// One table option and its possible values. The first value is the default.
struct OptionSpec {
  std::string_view name;
  std::span<const std::string_view> values;
  std::string_view meaning;  ///< one sentence, for --help and the engine's list
};

/// A named set of option values.
struct Edition {
  std::string_view name;
  std::span<const std::pair<std::string_view, std::string_view>> sets;
};

/// The chosen value of each option, as an index into its values, in the order of the game's list.
struct Options {
  std::array<std::uint8_t, kMaxOptions> choice{};
  friend bool operator==(const Options&, const Options&) = default;
};

using OptionTexts = std::vector<std::pair<std::string, std::string>>;

/// The first player (G-1), an option of every game.
inline constexpr std::array<std::string_view, 5> kFirstValues{"random", "0", "1", "2", "3"};
inline constexpr OptionSpec kFirstOption{"first", kFirstValues, "the seat that begins (G-1)"};

/// Starts from the edition's values ("" means "en"), then sets the given ones. The error names what is unknown.
Result<Options> choose_options(std::span<const OptionSpec> specs, std::span<const Edition> editions,
                               std::string_view edition, const OptionTexts& given);

/// The options as pairs of name and value, in the order of the list.
OptionTexts option_texts(std::span<const OptionSpec> specs, const Options& options);

}  // namespace tavola::core
