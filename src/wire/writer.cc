#include "wire/writer.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace tavola::wire {
namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";  // U+FFFD

constexpr bool is_plain(char c) { return c >= 0x20 && c < 0x7F && c != '"' && c != '\\'; }

constexpr std::array<bool, 256> kPlain = [] {
  std::array<bool, 256> plain{};
  for (std::size_t c = 0; c < 0x80; ++c) plain[c] = is_plain(static_cast<char>(c));
  return plain;
}();

/// The beginning of a UTF-8 text: a whole character, or invalid bytes.
struct Character {
  std::size_t bytes = 1;
  bool whole = false;
};

/// Reads one character of two to four bytes, by the table of well-formed sequences (Unicode, table 3-7).
Character read_character(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
  const std::uint8_t lead = byte(0);
  if (lead < 0xC2 || lead > 0xF4) return {};
  const std::size_t bytes = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  const std::uint8_t low = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
  const std::uint8_t high = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
  for (std::size_t i = 1; i < bytes; ++i) {
    const bool fits =
        i < text.size() && byte(i) >= (i == 1 ? low : std::uint8_t{0x80}) && byte(i) <= (i == 1 ? high : 0xBF);
    if (!fits) return {i, false};
  }
  return {bytes, true};
}

/// The letter of a control character's short escape, or 0 if it has none.
constexpr char short_escape(char c) {
  switch (c) {
    case '\b':
      return 'b';
    case '\t':
      return 't';
    case '\n':
      return 'n';
    case '\f':
      return 'f';
    case '\r':
      return 'r';
    case '"':
    case '\\':
      return c;
    default:
      return 0;
  }
}

}  // namespace

void Writer::copy(std::string_view bytes) {
  char* to = room(bytes.size());
  if (bytes.size() > kBuffer) {
    out_.append(bytes);
  } else {
    at_ = std::copy(bytes.begin(), bytes.end(), to);
  }
}

std::size_t Writer::copy_special(std::string_view text) {
  const char c = text[0];
  const auto code = static_cast<std::uint8_t>(c);
  if (code >= 0x80) {
    const Character character = read_character(text);
    copy(character.whole ? text.substr(0, character.bytes) : kReplacement);
    return character.bytes;
  }
  if (const char letter = short_escape(c); letter != 0) {
    const char escape[2] = {'\\', letter};
    copy({escape, 2});
  } else if (code < 0x20) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    const char escape[6] = {'\\', 'u', '0', '0', kDigits[code >> 4], kDigits[code & 15]};
    copy({escape, 6});
  } else {
    copy({&c, 1});
  }
  return 1;
}

void Writer::value(std::string_view text) {
  at_ = begin(1);
  *at_++ = '"';
  while (!text.empty()) {
    const auto special =
        std::find_if(text.begin(), text.end(), [](char c) { return !kPlain[static_cast<std::uint8_t>(c)]; });
    const auto plain = static_cast<std::size_t>(special - text.begin());
    copy(text.substr(0, plain));
    text.remove_prefix(plain);
    if (!text.empty()) text.remove_prefix(copy_special(text));
  }
  at_ = room(1);
  *at_++ = '"';
}

}  // namespace tavola::wire
