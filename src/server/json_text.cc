#include "server/json_text.h"

#include <cstdio>

#include "server/target.h"

namespace tavola::server {

void append_json_text(std::string& out, std::string_view text) {
  const bool valid = is_utf8(text);
  out += '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (byte < 0x20 || byte == 0x7f) {
      char escaped[8];
      std::snprintf(escaped, sizeof escaped, "\\u%04x", static_cast<unsigned>(byte));
      out += escaped;
    } else {
      out += valid || byte < 0x80 ? c : '?';
    }
  }
  out += '"';
}

}  // namespace tavola::server
