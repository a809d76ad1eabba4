#include "table/seats.h"

#include <algorithm>
#include <array>

#include "bots/spec.h"

namespace tavola::table {

using core::Done;
using core::Status;

core::Error damaged(std::string what) { return {"bad-entry", "", std::move(what)}; }

Seats::Seats(const Opening& opening, int players) : seats_(static_cast<std::size_t>(players)) {
  for (std::size_t s = 0; s < seats_.size(); ++s) {
    const std::string& level = opening.settings.bots[s];
    if (level.empty()) continue;
    seats_[s].kind = SeatState::Kind::kBot;
    seats_[s].level = level;
    seats_[s].name = s < opening.bot_names.size() && !opening.bot_names[s].empty() ? opening.bot_names[s] : level;
  }
  for (const Reserved& one : opening.reserved) {
    SeatState& reserved = at(core::seat(one.seat));
    reserved.kind = SeatState::Kind::kReserved;
    reserved.player = one.player;
    reserved.name = one.name;
  }
}

Seats::Seats(const std::vector<match::Player>& players) : changed_(1) {
  for (const match::Player& player : players) {
    SeatState seat;
    seat.kind = player.kind == "person" ? SeatState::Kind::kPerson : SeatState::Kind::kBot;
    seat.name = player.name;
    if (seat.kind == SeatState::Kind::kBot) seat.level = player.kind;
    seats_.push_back(std::move(seat));
  }
}

std::vector<core::Seat> Seats::of(PlayerId player) const {
  std::vector<core::Seat> own;
  for (int s = 0; s < count(); ++s) {
    if ((*this)[core::seat(s)].is_of(player)) own.push_back(core::seat(s));
  }
  return own;
}

int Seats::count_of(PlayerId player) const {
  return static_cast<int>(std::count_if(begin(), end(), [&](const SeatState& seat) { return seat.is_of(player); }));
}

bool Seats::all_taken() const {
  return std::all_of(begin(), end(), [](const SeatState& seat) { return seat.is_taken(); });
}

void Seats::put(core::Seat seat, SeatState now, Version version) {
  at(seat) = std::move(now);
  touch(seat, version);
}

Status Seats::apply(const change::Sit& change, Version version, Time when) {
  auto nonce = core::from_hex(change.nonce, "nonce");
  if (!nonce.ok()) return nonce.error();
  SeatState seat;
  seat.kind = SeatState::Kind::kPerson;
  seat.player = change.player;
  seat.name = change.name;
  seat.nonce = *std::move(nonce);
  seat.since = when;
  put(change.seat, std::move(seat), version);
  return Done{};
}

Status Seats::apply(const change::Open& change, Version version) {
  put(change.seat, {}, version);
  return Done{};
}

Status Seats::apply(const change::Bot& change, Version version) {
  if (!is_level(change.level)) return damaged("there is no bot of this level");
  SeatState seat;
  seat.kind = SeatState::Kind::kBot;
  seat.level = seat.name = change.level;
  put(change.seat, std::move(seat), version);
  return Done{};
}

Status Seats::apply(const change::StandIn& change, Version version) {
  SeatState& seat = at(change.seat);
  if (seat.kind != SeatState::Kind::kPerson) return damaged("nobody can stand in here");
  seat.stood_in = true;
  seat.left = change.why == change::StandIn::Why::kLeft;
  touch(change.seat, version);
  return Done{};
}

void Seats::apply(const change::Leave& change, Version version) {
  at(change.seat).left = true;
  touch(change.seat, version);
}

void Seats::apply(const change::Back& change, Version version) {
  at(change.seat).stood_in = at(change.seat).left = false;
  touch(change.seat, version);
}

void Seats::apply(const change::Rematch& change, Version version) {
  at(change.seat).rematch = true;
  touch(change.seat, version);
}

}  // namespace tavola::table
