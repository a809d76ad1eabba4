// What the fuzzers do with their input. The same functions run over the kept corpora in the ordinary tests, so that
// what a fuzzer once found stays found.
#pragma once

#include <string_view>

namespace tavola::fuzz {

// Each takes any bytes; where there are several games the first byte chooses one.
void content(std::string_view input);
void notation(std::string_view input);
void position(std::string_view input);
void record(std::string_view input);
void engine(std::string_view input);
void messages(std::string_view input);  // of clients, one a line
void entries(std::string_view input);   // of a stored table: the opening, then one a line
void http(std::string_view input);      // a request's target; then headers, one a line

}  // namespace tavola::fuzz
