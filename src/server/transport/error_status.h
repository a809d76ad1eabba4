// The HTTP status of every error, in one table for the whole server. docs/server-protocol.md lists the same, with the
// three cases in which the transport knows better (431, 426, 503).
#pragma once

#include <span>
#include <string_view>

namespace tavola::server {

struct NamedStatus {
  std::string_view name;
  int status;
};

/// Every error whose status is not 400, except the store's.
std::span<const NamedStatus> named_statuses();

/// The status of an error by its stable name: 503 for all errors of the store, 400 for names that are not in the table.
int status_of(std::string_view error_name);

}  // namespace tavola::server
