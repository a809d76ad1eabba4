// Positions as text: "key=value" fields separated by white space, in any order. What is left out has its default.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace tavola::core {

/// Writes "key=value key=value".
class FieldWriter {
 public:
  void add(std::string_view key, std::string_view value) {
    if (!text_.empty()) text_ += ' ';
    text_.append(key).append("=").append(value);
  }
  void add(std::string_view key, int value) { add(key, std::to_string(value)); }
  std::string text() && { return std::move(text_); }

 private:
  std::string text_;
};

/// Reads what FieldWriter writes. Bounded; refuses a field without "=", a doubled key and, at the end, an unknown one.
class FieldReader {
 public:
  static constexpr std::size_t kMaxText = 16384;
  static constexpr std::size_t kMaxFields = 64;

  static Result<FieldReader> read(std::string_view text);

  /// The field's value; it counts as known from then on.
  std::optional<std::string_view> take(std::string_view key);

  /// The field as a number from `min` to `max`; `fallback` when it is left out.
  Result<int> number(std::string_view key, int min, int max, int fallback);

  /// Done when every field was taken; otherwise names the first that was not.
  Status finish() const;

 private:
  struct Field {
    std::string_view key;
    std::string_view value;
    bool taken = false;
  };
  std::vector<Field> fields_;  // views into the text given to read()
};

/// A whole decimal number from `min` to `max`, or an error that says so.
Result<int> read_number(std::string_view text, int min, int max, std::string_view where);

/// The parts of `text` between separators; "" gives no parts.
std::vector<std::string_view> split(std::string_view text, char separator);

/// `text` without the spaces around it; notation tolerates no other white space.
std::string_view trim_spaces(std::string_view text);

/// "a, b, c"; with "or" as the last word between two: "a, b or c".
std::string listed(std::span<const std::string_view> words, std::string_view last_between = "");

/// `text` short and printable, in quotes, for an error message.
std::string quoted(std::string_view text);

}  // namespace tavola::core
