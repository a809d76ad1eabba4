// The output of a wire function as text and as a document, for tests.
#pragma once

#include <string>

#include "wire/json.h"
#include "wire/writer.h"

namespace tavola::wire::testing {

/// The text that `write` writes for the values.
template <class Write, class... Values>
std::string text_of(Write* write, const Values&... values) {
  std::string text;
  {
    Writer out(text);
    write(values..., out);
  }
  return text;
}

/// The same, read as JSON.
template <class Write, class... Values>
Json json_of(Write* write, const Values&... values) {
  return *parse(text_of(write, values...));
}

}  // namespace tavola::wire::testing
