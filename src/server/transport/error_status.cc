#include "server/transport/error_status.h"

#include <algorithm>

namespace tavola::server {
namespace {

constexpr NamedStatus kStatuses[] = {
    {"needs-player", 401},
    {"wrong-password", 401},
    {"banned", 403},
    {"foreign-origin", 403},
    {"needs-person", 403},
    {"no-such-table", 404},
    {"no-such-token", 404},
    {"not-found", 404},
    {"bad-method", 405},
    {"too-slow", 408},
    {"account-taken", 409},
    {"already-known", 409},
    {"needs-account", 409},
    {"not-over", 409},
    {"too-many-tokens", 409},
    {"new-rules", 410},
    {"old-rules", 410},
    {"too-large", 413},
    {"too-long", 413},
    {"needs-json", 415},
    {"needs-websocket", 426},
    {"slow-down", 429},
    {"too-many-connections", 429},
    {"too-many-tables", 429},
    {"damaged-player", 500},
    {"damaged-table", 500},
    {"internal", 500},
    {"overloaded", 503},
    {"stopping", 503},
};

}  // namespace

std::span<const NamedStatus> named_statuses() { return kStatuses; }

int status_of(std::string_view error_name) {
  if (error_name.starts_with("store-")) return 503;
  const auto* found = std::ranges::find(kStatuses, error_name, &NamedStatus::name);
  return found == std::end(kStatuses) ? 400 : found->status;
}

}  // namespace tavola::server
