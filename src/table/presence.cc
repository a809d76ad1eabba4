#include "table/presence.h"

#include <algorithm>

namespace tavola::table {
namespace {

constexpr Time kLine = 2000;
constexpr Time kBurst = 5 * kLine;

/// The limit on remembered departures: many spectators may come and go, but seats are few.
constexpr std::size_t kMostGone = 64;

template <class List>
auto find_in(List& list, PlayerId player) {
  return std::find_if(list.begin(), list.end(), [&](const auto& one) { return one.player == player; });
}

}  // namespace

const Presence::Here* Presence::find(PlayerId player) const {
  const auto found = find_in(here_, player);
  return found == here_.end() ? nullptr : &*found;
}

void Presence::came(PlayerId player, Version version) {
  auto found = find_in(here_, player);
  if (found == here_.end()) found = here_.insert(found, {player, 0, 0});
  ++found->connections;
  found->came = version;
}

void Presence::went(PlayerId player, Time now) {
  const auto found = find_in(here_, player);
  if (found == here_.end() || --found->connections > 0) return;
  here_.erase(found);
  std::erase_if(gone_, [&](const Gone& one) { return one.player == player; });
  if (gone_.size() >= kMostGone) gone_.erase(gone_.begin());
  gone_.push_back({player, now});
}

int Presence::watching(const Seats& seats) const {
  int watching = 0;
  for (const Here& one : here_) watching += seats.has(one.player) ? 0 : one.connections;
  return watching;
}

Time Presence::away_since(const SeatState& seat) const {
  const auto gone = find_in(gone_, seat.player);
  return std::max({since_, seat.since, gone == gone_.end() ? 0 : gone->at});
}

bool Presence::has_returned(const SeatState& seat) const {
  const Here* here = seat.player == PlayerId::kNobody ? nullptr : find(seat.player);
  return here != nullptr && (seat.stood_in || seat.left) && here->came >= seat.changed;
}

bool Presence::may_speak(PlayerId player, Time now) const {
  const auto speaker = find_in(speakers_, player);
  const Time full_at = speaker == speakers_.end() ? now : std::max(speaker->full_at, now);
  return full_at + kLine <= now + kBurst;
}

void Presence::spoke(PlayerId player, Time now) {
  const auto known = find_in(speakers_, player);
  const Time full_at = (known == speakers_.end() ? now : std::max(known->full_at, now)) + kLine;
  std::erase_if(speakers_, [&](const Speaker& one) { return one.player == player || one.full_at <= now; });
  speakers_.push_back({player, full_at});
}

}  // namespace tavola::table
