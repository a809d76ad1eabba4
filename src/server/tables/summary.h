// What a list says about a table, as the store has it.
#pragma once

#include <optional>
#include <string_view>

#include "store/store.h"
#include "wire/json.h"

namespace tavola::server {

/// The summary of a row. It is outside input, so what a client relies on is checked. The error says what is damaged.
core::Result<wire::Json> read_summary(const store::ListedTable& listed);

/// The seats of this player in a summary that was read; `players` as the listing has them.
wire::Json seats_of(store::PlayerId player, const std::vector<store::PlayerId>& players, const wire::Json& summary);

}  // namespace tavola::server
