#include "core/fields.h"

#include <algorithm>
#include <charconv>

namespace tavola::core {
namespace {

constexpr std::string_view kSpace = " \t\r\n";

}  // namespace

Result<FieldReader> FieldReader::read(std::string_view text) {
  if (text.size() > kMaxText) {
    return Error{"bad-position", "", "the position is longer than " + std::to_string(kMaxText) + " characters"};
  }
  FieldReader reader;
  std::size_t at = 0;
  while ((at = text.find_first_not_of(kSpace, at)) != std::string_view::npos) {
    const std::size_t end = std::min(text.find_first_of(kSpace, at), text.size());
    const std::string_view field = text.substr(at, end - at);
    at = end;
    const std::size_t equals = field.find('=');
    if (equals == std::string_view::npos || equals == 0) {
      return Error{"bad-position", "field " + quoted(field), "expected key=value"};
    }
    const std::string_view key = field.substr(0, equals);
    const bool doubled =
        std::any_of(reader.fields_.begin(), reader.fields_.end(), [&](const Field& f) { return f.key == key; });
    if (doubled) return Error{"bad-position", "field " + quoted(key), "appears twice; expected once"};
    if (reader.fields_.size() == kMaxFields) return Error{"bad-position", "", "too many fields"};
    reader.fields_.push_back({key, field.substr(equals + 1), false});
  }
  return reader;
}

std::optional<std::string_view> FieldReader::take(std::string_view key) {
  for (Field& field : fields_) {
    if (field.key != key) continue;
    field.taken = true;
    return field.value;
  }
  return std::nullopt;
}

Result<int> FieldReader::number(std::string_view key, int min, int max, int fallback) {
  const auto value = take(key);
  if (!value) return fallback;
  return read_number(*value, min, max, key);
}

Status FieldReader::finish() const {
  for (const Field& field : fields_) {
    if (!field.taken)
      return Error{"bad-position", "field " + quoted(field.key), "is not a field of this game's positions"};
  }
  return Done{};
}

Result<int> read_number(std::string_view text, int min, int max, std::string_view where) {
  int number = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (problem != std::errc() || end != text.data() + text.size() || number < min || number > max) {
    return Error{"bad-number", std::string(where),
                 quoted(text) + " is not a whole number from " + std::to_string(min) + " to " + std::to_string(max)};
  }
  return number;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  if (text.empty()) return parts;
  for (;;) {
    const std::size_t at = text.find(separator);
    parts.push_back(text.substr(0, at));
    if (at == std::string_view::npos) return parts;
    text.remove_prefix(at + 1);
  }
}

std::string_view trim_spaces(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(' ');
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

std::string listed(std::span<const std::string_view> words, std::string_view last_between) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool last = i + 1 == words.size() && !last_between.empty();
    if (i > 0) text += last ? " " + std::string(last_between) + " " : ", ";
    text += words[i];
  }
  return text;
}

std::string quoted(std::string_view text) {
  constexpr std::size_t kShown = 40;
  std::string out = "\"";
  for (const char c : text.substr(0, kShown)) {
    out += (c >= 0x20 && c < 0x7F && c != '"') ? c : '?';
  }
  if (text.size() > kShown) out += "...";
  return out + "\"";
}

}  // namespace tavola::core
