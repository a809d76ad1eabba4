#include "client/scan.h"

#include <array>
#include <charconv>
#include <cstring>

namespace tavola::client {

namespace {

/// The size of the string at the start of the text; 0 if it is not terminated.
std::size_t string_size(std::string_view text) {
  std::size_t at = 1;
  for (;;) {
    const std::size_t end = text.find('"', at);
    if (end == text.npos) return 0;
    std::size_t slashes = 0;
    while (text[end - 1 - slashes] == '\\') ++slashes;  // stops at the opening quote at the latest
    at = end + 1;
    if (slashes % 2 == 0) return at;
  }
}

constexpr auto kMeaning = [] {
  std::array<signed char, 256> meaning{};
  meaning['{'] = meaning['['] = 1;
  meaning['}'] = meaning[']'] = -1;
  meaning['"'] = 2;
  return meaning;
}();

std::size_t nested_size(std::string_view text) {
  int depth = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const signed char meaning = kMeaning[static_cast<unsigned char>(text[at])];
    if (meaning == 0) continue;
    if (meaning == 2) {
      const std::size_t size = string_size(text.substr(at));
      if (size == 0) return 0;
      at += size - 1;
      continue;
    }
    depth += meaning;
    if (depth == 0) return at + 1;
  }
  return 0;
}

std::string_view without_blanks(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  return begin == text.npos ? std::string_view() : text.substr(begin);
}

}  // namespace

std::size_t value_size(std::string_view text) {
  if (text.empty()) return 0;
  if (text[0] == '"') return string_size(text);
  if (text[0] == '{' || text[0] == '[') return nested_size(text);
  const std::size_t end = text.find_first_of(",}] \t\r\n");
  return end == text.npos ? text.size() : end;
}

Members::Members(std::string_view object) : rest_(without_blanks(object)) {
  broken_ = !rest_.starts_with('{');
  if (!broken_) rest_.remove_prefix(1);
}

bool Members::next() {
  if (broken_) return false;
  rest_ = without_blanks(rest_);
  if (rest_.starts_with('}')) return false;
  broken_ = true;  // until the member is complete
  if (!first_) {
    if (!rest_.starts_with(',')) return false;
    rest_ = without_blanks(rest_.substr(1));
  }
  first_ = false;
  if (!rest_.starts_with('"')) return false;
  std::size_t size = string_size(rest_);
  if (size == 0) return false;
  key_ = rest_.substr(1, size - 2);
  rest_ = without_blanks(rest_.substr(size));
  if (!rest_.starts_with(':')) return false;
  rest_ = without_blanks(rest_.substr(1));
  size = value_size(rest_);
  if (size == 0) return false;
  value_ = rest_.substr(0, size);
  rest_.remove_prefix(size);
  broken_ = false;
  return true;
}

bool read_items(std::string_view array, std::vector<std::string_view>& items) {
  items.clear();
  std::string_view rest = without_blanks(array);
  if (!rest.starts_with('[')) return false;
  rest = without_blanks(rest.substr(1));
  if (rest.starts_with(']')) return true;
  for (;;) {
    const std::size_t size = value_size(rest);
    if (size == 0) return false;
    items.push_back(rest.substr(0, size));
    rest = without_blanks(rest.substr(size));
    if (rest.starts_with(']')) return true;
    if (!rest.starts_with(',')) return false;
    rest = without_blanks(rest.substr(1));
  }
}

std::string_view member(std::string_view object, std::string_view key) {
  for (Members members(object); members.next();) {
    if (members.key() == key) return members.value();
  }
  return {};
}

std::string_view inner_text(std::string_view value) {
  return value.size() >= 2 && value.front() == '"' ? value.substr(1, value.size() - 2) : std::string_view();
}

std::optional<long long> whole_number(std::string_view value) {
  long long number = 0;
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
  if (error != std::errc() || end != value.data() + value.size()) return {};
  return number;
}

}  // namespace tavola::client
