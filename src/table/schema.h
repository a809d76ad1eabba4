// Checks a document against docs/schema/server.schema.json; for tests and fuzzing. Knows the words of JSON Schema that
// the file uses, and no others.
#pragma once

#include <string>
#include <string_view>

#include "wire/json.h"

namespace tavola::table {

/// The whole document.
const wire::Json& schema();

/// The schema's definition of this name ("from_client", "from_server"): "" when the document fits, or where it does
/// not.
std::string why_not_in_schema(const wire::Json& document, std::string_view definition);

}  // namespace tavola::table
