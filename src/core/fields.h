// Positions as text: "key=value" fields separated by white space, in any order. Omitted fields have their defaults.
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

/// Reads the text of FieldWriter, up to a maximum size. Refuses fields without "=" and duplicate keys. finish() refuses
/// unknown keys.
class FieldReader {
 public:
  static constexpr std::size_t kMaxText = 16384;
  static constexpr std::size_t kMaxFields = 64;

  static Result<FieldReader> read(std::string_view text);

  /// The field's value. Marks the key as known.
  std::optional<std::string_view> take(std::string_view key);

  /// The field as a number from `min` to `max`, or `fallback` if it is omitted.
  Result<int> number(std::string_view key, int min, int max, int fallback);

  /// Done if every field was taken. Otherwise the error names the first that was not.
  Status finish() const;

 private:
  struct Field {
    std::string_view key;
    std::string_view value;
    bool taken = false;
  };
  std::vector<Field> fields_;  // views into the text given to read()
};

/// Reads a decimal integer from `min` to `max`. The error says what was expected.
Result<int> read_number(std::string_view text, int min, int max, std::string_view where);

/// The parts of `text` between separators; "" gives no parts.
std::vector<std::string_view> split(std::string_view text, char separator);

/// `text` without the spaces around it. Notation allows no other white space.
std::string_view trim_spaces(std::string_view text);

/// "a, b, c", or with `last_between` = "or": "a, b or c".
std::string listed(std::span<const std::string_view> words, std::string_view last_between = "");

/// `text` in quotes, shortened and made printable, for an error message.
std::string quoted(std::string_view text);

}  // namespace tavola::core
