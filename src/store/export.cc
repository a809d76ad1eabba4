// Admin: export.
#include "store/admin.h"
#include "wire/json.h"

namespace tavola::store {

using core::Result;
using core::Status;
using wire::Json;

namespace {

std::string state_name(Listing::State state) {
  switch (state) {
    case Listing::State::kOpen:
      return "open";
    case Listing::State::kPlaying:
      return "playing";
    case Listing::State::kOver:
      return "over";
  }
  return std::to_string(static_cast<int>(state));  // a damaged one
}

Json table_json(const WholeTable& whole) {
  const ListedTable& listed = whole.listed;
  const Listing& listing = listed.listing;
  Json table = {{"id", listed.id}, {"created", listed.created}, {"changed", listed.changed}};
  table["state"] = state_name(listing.state);
  table["is_public"] = listing.is_public;
  table["attended"] = listing.attended;
  table["players"] = listing.players;
  table["summary"] = listing.summary;
  table["opening"] = whole.opening;
  table["entries"] = whole.entries.ok() ? Json(*whole.entries) : Json(nullptr);
  if (!whole.entries.ok()) table["damaged"] = whole.entries.error().what;
  return table;
}

}  // namespace

Result<std::uint64_t> export_tables(Store& store, const std::function<Status(std::string_view line)>& take) {
  return store.for_each_table([&](const WholeTable& table) { return take(wire::to_text(table_json(table)) + "\n"); });
}

}  // namespace tavola::store
