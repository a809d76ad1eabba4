#include "table/listing.h"

#include <algorithm>
#include <optional>

namespace tavola::table {
namespace {

bool ends_game(const Table& table, const change::Play& play) {
  registry::AnyState position = table.match()->state();
  if (play.foreseen) {
    position = play.foreseen->position;
  } else {
    for (const registry::AnyMove event : play.events) table.game().apply(position, event);
  }
  return table.game().to_act(position).is_nobody();
}

/// The content of the table, if it is not the built-in one.
std::optional<wire::Json> own_content(const Table& table) {
  const auto entry = registry::find_game(table.settings().game);
  if ((*entry)->default_content().hash == table.game().content_hash()) return std::nullopt;
  return table.game().content();
}

}  // namespace

bool changes_listing(const Table& table, const Entry& entry) {
  return std::visit(
      [&]<class C>(const C& change) {
        if constexpr (std::is_same_v<C, change::Play>) {
          return ends_game(table, change);
        } else {
          constexpr bool kSeats = std::is_same_v<C, change::Sit> || std::is_same_v<C, change::Open> ||
                                  std::is_same_v<C, change::Bot> || std::is_same_v<C, change::StandIn> ||
                                  std::is_same_v<C, change::Leave> || std::is_same_v<C, change::Back>;
          constexpr bool kPhase = std::is_same_v<C, change::Start> || std::is_same_v<C, change::Resign> ||
                                  std::is_same_v<C, change::Timeout>;
          return kSeats || kPhase;
        }
      },
      entry.change);
}

bool attended(const Table& table) {
  if (table.phase() != Phase::kPlaying) return false;
  if (table.settings().stand_in || table.play()->clock().on()) return true;
  return std::any_of(table.seats().begin(), table.seats().end(),
                     [](const SeatState& seat) { return seat.kind == SeatState::Kind::kBot; });
}

Listing listing(const Table& table) {
  Listing listing;
  listing.phase = table.phase();
  listing.players.push_back(table.opening().host);
  wire::Json seats = wire::Json::array();
  for (const SeatState& seat : table.seats()) {
    wire::Json shown = {{"kind", kind_name(seat.kind)}};
    if (!seat.name.empty()) shown["name"] = seat.name;
    if (seat.player != PlayerId::kNobody) {
      const auto known = std::find(listing.players.begin(), listing.players.end(), seat.player);
      shown["person"] = known - listing.players.begin();
      if (known == listing.players.end()) listing.players.push_back(seat.player);
    }
    seats.push_back(std::move(shown));
  }
  listing.attended = attended(table);
  const wire::Json settings = settings_json(table.settings());
  wire::Json summary = {{"id", table.opening().id},           {"game", table.settings().game},
                        {"state", phase_name(listing.phase)}, {"created", table.opening().created},
                        {"access", settings["access"]},       {"options", match::options_json(table.game().options())},
                        {"clock", settings["clock"]},         {"seats", std::move(seats)}};
  if (listing.phase == Phase::kOver) summary["result"] = match::ending_json(table.match()->ending(), table.players());
  listing.summary = wire::to_text(summary);
  return listing;
}

std::string stored_opening(const Table& table) {
  Opening opening = table.opening();
  opening.settings.setup.content = own_content(table);
  return write_opening(opening);
}

Opening next_opening(const Table& table, std::string id, match::Seed seed, std::string invitation, Time now) {
  Opening next;
  next.id = std::move(id);
  next.settings = table.settings();
  next.settings.setup.content = own_content(table);
  next.host = table.opening().host;
  next.seed = seed;
  next.invitation = std::move(invitation);
  next.created = now;
  for (int s = 0; s < table.players(); ++s) {
    const int moved = (s + 1) % table.players();
    const SeatState& old = table.seats()[core::seat(s)];
    next.settings.bots[static_cast<std::size_t>(moved)] = old.kind == SeatState::Kind::kBot ? old.level : "";
    if (old.kind == SeatState::Kind::kPerson) next.reserved.push_back({moved, old.player, old.name});
  }
  return next;
}

}  // namespace tavola::table
