// The reader of objects (wire/members.h), under the names that the table uses.
#pragma once

#include "wire/members.h"

namespace tavola::table {

using wire::kLatest;
using wire::Members;

/// The longest text of an opening or an entry.
inline constexpr std::size_t kLongestText = 4096;

}  // namespace tavola::table
