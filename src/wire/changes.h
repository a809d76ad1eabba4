// What changed between two JSON objects, by their texts alone: an update costs no parsing and no second field list.
#pragma once

#include <string>
#include <string_view>

namespace tavola::wire {

/// Appends an object with the members of `after` that are new or have another text than in `before`, in the order of
/// `after`; then the members that only `before` has, as null. Both are objects as Writer writes them:
/// no white space, each key once, each key written in one way.
void append_changes(std::string_view before, std::string_view after, std::string& out);

/// The same as a text of its own.
std::string changed_members(std::string_view before, std::string_view after);

}  // namespace tavola::wire
