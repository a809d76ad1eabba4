// The stored summary of a table, for lists.
#pragma once

#include <optional>
#include <string_view>

#include "store/store.h"
#include "wire/json.h"

namespace tavola::server {

/// Reads the summary of a row. Stored rows are untrusted, so this checks everything a client relies on. The error says
/// what is damaged.
core::Result<wire::Json> read_summary(const store::ListedTable& listed);

/// The player's seats in a summary. `players`: those of the listing.
wire::Json seats_of(store::PlayerId player, const std::vector<store::PlayerId>& players, const wire::Json& summary);

}  // namespace tavola::server
