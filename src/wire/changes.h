// The difference between two JSON objects, computed from their texts. So an update needs no parsing and no second list
// of fields.
#pragma once

#include <string>
#include <string_view>

namespace tavola::wire {

/// Appends an object with the members of `after` that are new or differ from `before`, in the order of `after`. Then
/// come the members that only `before` has, as null. Both must be written by Writer: no white space, no duplicate keys,
/// and each key always written the same way.
void append_changes(std::string_view before, std::string_view after, std::string& out);

/// Returns the same object as a new text.
std::string changed_members(std::string_view before, std::string_view after);

}  // namespace tavola::wire
