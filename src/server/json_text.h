// A text as JSON, for lines and answers too small for more.
#pragma once

#include <string>
#include <string_view>

namespace tavola::server {

/// Appends the text in quotes, as valid JSON whatever its bytes are.
void append_json_text(std::string& out, std::string_view text);

}  // namespace tavola::server
