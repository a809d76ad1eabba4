// Checks a document against docs/schema/server.schema.json, for tests and fuzzing. It supports only the JSON Schema
// keywords that the file uses.
#pragma once

#include <string>
#include <string_view>

#include "wire/json.h"

namespace tavola::table {

/// The whole document.
const wire::Json& schema();

/// Checks the document against a definition of the schema ("from_client", "from_server"). Returns "" if it fits, or the
/// place where it doesn't.
std::string why_not_in_schema(const wire::Json& document, std::string_view definition);

}  // namespace tavola::table
