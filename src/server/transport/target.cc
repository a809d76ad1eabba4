#include "server/transport/target.h"

#include <algorithm>

namespace tavola::server {
namespace {

using core::Error;
using core::Result;

Error bad_path(std::string what) { return {"bad-path", "", std::move(what)}; }

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

bool is_visible(char c) { return c > 0x20 && c < 0x7f; }
bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

bool has_encoded_slash(std::string_view path) {
  for (std::size_t at = path.find("%2"); at != std::string_view::npos; at = path.find("%2", at + 1)) {
    if (at + 2 < path.size() && (path[at + 2] == 'f' || path[at + 2] == 'F')) return true;
  }
  return false;
}

core::Status check_steps(std::string_view path) {
  for (std::size_t at = 1; at < path.size();) {
    const std::size_t end = std::min(path.find('/', at), path.size());
    const std::string_view step = path.substr(at, end - at);
    if (step.empty()) return bad_path("the path has an empty step: expected one \"/\" between steps");
    if (step == "." || step == "..") return bad_path("the path has a step \".\" or \"..\": expected the path itself");
    at = end + 1;
  }
  return core::Done{};
}

}  // namespace

bool is_utf8(std::string_view bytes) {
  for (std::size_t i = 0; i < bytes.size();) {
    const auto lead = static_cast<unsigned char>(bytes[i]);
    const int length = lead < 0x80 ? 1 : lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
    if (length == 0 || i + static_cast<std::size_t>(length) > bytes.size()) return false;
    for (int k = 1; k < length; ++k) {
      const auto next = static_cast<unsigned char>(bytes[i + static_cast<std::size_t>(k)]);
      if ((next & 0xc0) != 0x80) return false;
      // Overlong forms, surrogates and what is above U+10FFFF show in the second byte.
      if (k == 1 && ((lead == 0xe0 && next < 0xa0) || (lead == 0xed && next > 0x9f) || (lead == 0xf0 && next < 0x90) ||
                     (lead == 0xf4 && next > 0x8f))) {
        return false;
      }
    }
    i += static_cast<std::size_t>(length);
  }
  return true;
}

std::optional<std::string> decode_percent(std::string_view text, bool plus_is_space) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '%') {
      if (i + 2 >= text.size()) return std::nullopt;
      const int high = hex_digit(text[i + 1]);
      const int low = hex_digit(text[i + 2]);
      if (high < 0 || low < 0) return std::nullopt;
      out.push_back(static_cast<char>(high * 16 + low));
      i += 2;
    } else {
      out.push_back(plus_is_space && text[i] == '+' ? ' ' : text[i]);
    }
  }
  return out;
}

std::optional<std::string> query_value(std::string_view query, std::string_view name) {
  while (!query.empty()) {
    const std::size_t end = std::min(query.find('&'), query.size());
    const std::string_view pair = query.substr(0, end);
    const std::size_t equals = std::min(pair.find('='), pair.size());
    if (pair.substr(0, equals) == name) return decode_percent(pair.substr(std::min(equals + 1, pair.size())), true);
    query.remove_prefix(std::min(end + 1, query.size()));
  }
  return std::nullopt;
}

Result<Target> parse_target(std::string_view text) {
  if (text.size() > kMaxTarget) {
    return bad_path("the path is longer than " + std::to_string(kMaxTarget) + " bytes");
  }
  if (text.empty() || text.front() != '/') return bad_path("expected a path that begins with \"/\"");
  if (!std::ranges::all_of(text, is_visible)) return bad_path("the path has characters that must be written as %XX");
  if (text.find('#') != std::string_view::npos) return bad_path("the path has a \"#\", which must be written as %23");

  const std::size_t end = std::min(text.find('?'), text.size());
  const std::string_view raw = text.substr(0, end);
  if (has_encoded_slash(raw)) return bad_path("the path has a \"%2F\": expected \"/\" between steps only");
  auto path = decode_percent(raw);
  if (!path) return bad_path("the path has a \"%\" without two hex digits after it");
  if (std::ranges::any_of(*path, is_control)) return bad_path("the path has a control character");
  if (path->find('\\') != std::string::npos) return bad_path("the path has a \"\\\": expected \"/\" between steps");
  if (!is_utf8(*path)) return bad_path("the path is not UTF-8");
  if (const auto steps = check_steps(*path); !steps.ok()) return steps.error();
  return Target{*std::move(path), std::string(text.substr(std::min(end + 1, text.size())))};
}

}  // namespace tavola::server
