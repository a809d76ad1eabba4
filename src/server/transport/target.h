// The target of an HTTP request: "/table/ab%20c?seat=1". Pure functions, and the only place that reads a target.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"

namespace tavola::server {

inline constexpr std::size_t kMaxTarget = 2048;

struct Target {
  std::string path;   ///< decoded UTF-8, absolute, without "//", "." and ".." as steps, control characters, "\"
  std::string query;  ///< after the "?", not decoded
  friend bool operator==(const Target&, const Target&) = default;
};

/// Reads a target. The error is "bad-path" and says which rule it broke.
core::Result<Target> parse_target(std::string_view text);

/// The text with its %XX (and, in a query, its "+") decoded; nothing if a "%" is not followed by two hex digits.
std::optional<std::string> decode_percent(std::string_view text, bool plus_is_space = false);

/// The decoded value of the first `name=value` of a query; nothing if there is none or it can't be decoded.
std::optional<std::string> query_value(std::string_view query, std::string_view name);

/// Whether the bytes are well-formed UTF-8.
bool is_utf8(std::string_view bytes);

}  // namespace tavola::server
