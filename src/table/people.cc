#include "table/people.h"

#include <algorithm>

namespace tavola::table {

bool is_host(const Table& table, const Who& who) {
  return who.player != PlayerId::kNobody && who.player == table.opening().host;
}

bool may_watch(const Table& table, const Who& who) {
  if (table.settings().access != Access::kPrivate || who.invited) return true;
  if (is_host(table, who) || table.seats().has(who.player)) return true;
  const auto& named = table.settings().named;
  const bool known = who.player != PlayerId::kNobody && !who.account.empty();
  return known && std::find(named.begin(), named.end(), who.account) != named.end();
}

bool may_sit(const Table& table, const Who& who) {
  if (who.player == PlayerId::kNobody) return false;
  const Access access = table.settings().access;
  if (who.invited || is_host(table, who) || access == Access::kPublic) return true;
  return access == Access::kPrivate && may_watch(table, who);
}

bool waits_for(const Table& table, PlayerId player) {
  const auto next = table.acting();
  return next && !table.seats()[*next].played_by_bot() && table.seats()[*next].is_of(player);
}

core::Seat view_seat(const Table& table, PlayerId player) {
  const auto next = table.acting();
  if (next && table.seats()[*next].is_of(player)) return *next;
  for (int s = 0; s < table.players(); ++s) {
    if (table.seats()[core::seat(s)].is_of(player)) return core::seat(s);
  }
  return core::kSpectator;
}

core::Seat log_seat(const Table& table, PlayerId player) {
  return table.seats().count_of(player) > 1 && table.phase() == Phase::kPlaying ? core::kSpectator
                                                                                : view_seat(table, player);
}

}  // namespace tavola::table
