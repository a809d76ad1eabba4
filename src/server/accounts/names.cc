#include "server/accounts/names.h"

#include <algorithm>
#include <vector>

#include "server/transport/target.h"

namespace tavola::server {
namespace {

using core::Error;
using core::Result;

constexpr std::size_t kMaxNameBytes = 120;
constexpr std::size_t kMaxNameCharacters = 40;
constexpr std::size_t kMinPassword = 10;
constexpr std::size_t kMinAccount = 3;
constexpr std::size_t kMaxAccount = 24;

struct Range {
  char32_t first;
  char32_t last;
};

template <std::size_t N>
bool in(const Range (&ranges)[N], char32_t c) {
  return std::ranges::any_of(ranges, [c](const Range& range) { return c >= range.first && c <= range.last; });
}

/// Spaces of any width.
bool is_space(char32_t c) {
  constexpr Range kSpaces[] = {{0x20, 0x20},     {0xa0, 0xa0},     {0x1680, 0x1680}, {0x2000, 0x200a},
                               {0x202f, 0x202f}, {0x205f, 0x205f}, {0x3000, 0x3000}};
  return in(kSpaces, c);
}

/// Control characters, line ends, characters without width, and those that change the direction of writing. A name with
/// them could look like another one, or change the text around it.
bool is_unseen(char32_t c) {
  constexpr Range kUnseen[] = {{0x00, 0x1f},     {0x7f, 0x9f},     {0xad, 0xad},     {0x61c, 0x61c},  {0x200b, 0x200f},
                               {0x2028, 0x202e}, {0x2060, 0x206f}, {0xfeff, 0xfeff}, {0xfff9, 0xfffb}};
  return in(kUnseen, c);
}

struct Character {
  char32_t code;
  std::size_t end;  // in the text
};

/// The characters of a text that is UTF-8.
std::vector<Character> characters(std::string_view text) {
  std::vector<Character> all;
  for (std::size_t i = 0; i < text.size();) {
    const auto lead = static_cast<unsigned char>(text[i++]);
    char32_t code = lead < 0x80 ? lead : lead < 0xe0 ? lead & 0x1fu : lead < 0xf0 ? lead & 0x0fu : lead & 0x07u;
    while (i < text.size() && (static_cast<unsigned char>(text[i]) & 0xc0) == 0x80) {
      code = code << 6 | (static_cast<unsigned char>(text[i++]) & 0x3fu);
    }
    all.push_back({code, i});
  }
  return all;
}

Result<std::string> read_shown(std::string_view text, const Error& error) {
  constexpr std::size_t kMostRead = 4 * kMaxNameBytes;  // with spaces around it
  if (text.size() > kMostRead || !is_utf8(text)) return error;
  const std::vector<Character> all = characters(text);
  const auto is_seen = [](const Character& c) { return !is_space(c.code); };
  const auto first = std::ranges::find_if(all, is_seen);
  const auto last = std::find_if(all.rbegin(), all.rend(), is_seen).base();
  if (first == all.end()) return error;
  if (static_cast<std::size_t>(last - first) > kMaxNameCharacters) return error;
  if (std::any_of(first, last, [](const Character& c) { return is_unseen(c.code); })) return error;
  const std::size_t begin = first == all.begin() ? 0 : (first - 1)->end;
  const std::string_view shown = text.substr(begin, (last - 1)->end - begin);
  if (shown.size() > kMaxNameBytes) return error;
  return std::string(shown);
}

constexpr std::string_view kShownRule =
    " must have 1 to 40 characters, at most 120 bytes in UTF-8, without control characters and without those that are"
    " invisible or change the writing direction";

bool is_letter_or_digit(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }

}  // namespace

Result<std::string> read_name(std::string_view text) {
  return read_shown(text, Error{"bad-name", "name", "a name" + std::string(kShownRule)});
}

Result<std::string> read_label(std::string_view text) {
  return read_shown(text, Error{"bad-label", "label", "a label" + std::string(kShownRule)});
}

Result<std::string> read_account(std::string_view text) {
  std::string account(text);
  std::ranges::transform(account, account.begin(),
                         [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  const bool fits =
      account.size() >= kMinAccount && account.size() <= kMaxAccount && is_letter_or_digit(account.front()) &&
      std::ranges::all_of(account, [](char c) { return is_letter_or_digit(c) || c == '-' || c == '_' || c == '.'; });
  if (fits) return account;
  return Error{"bad-account", "account",
               "an account name must have 3 to 24 characters: letters a to z, digits, \"-\", \"_\" and \".\", the first"
               " a letter or digit"};
}

Result<std::string> read_password(std::string_view text) {
  if (text.size() >= kMinPassword && text.size() <= kMaxPassword) return std::string(text);
  return Error{"bad-password", "password", "a password must have 10 to 200 bytes"};
}

}  // namespace tavola::server
