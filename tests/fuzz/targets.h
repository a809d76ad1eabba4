// The fuzz targets. The ordinary tests run the same functions over the stored corpora, so that bugs found once stay
// fixed.
#pragma once

#include <string_view>

namespace tavola::fuzz {

// Each target takes any bytes. Where it needs a game, the first byte selects it.
void content(std::string_view input);
void notation(std::string_view input);
void position(std::string_view input);
void record(std::string_view input);
void engine(std::string_view input);
void messages(std::string_view input);  // from clients, one per line
void entries(std::string_view input);   // a stored table: the opening, then one entry per line
void http(std::string_view input);      // a request's target, then headers, one per line

}  // namespace tavola::fuzz
