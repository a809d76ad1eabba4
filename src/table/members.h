// The reader of JSON objects (wire/members.h), under the names used in this folder.
#pragma once

#include "wire/members.h"

namespace tavola::table {

using wire::kLatest;
using wire::Members;

/// The longest text in an opening or an entry, in bytes.
inline constexpr std::size_t kLongestText = 4096;

}  // namespace tavola::table
