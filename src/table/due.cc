// What happens at a table by itself: nobody waits for what is certain, and no clock for nobody.
#include <algorithm>

#include "table/table.h"

namespace tavola::table {

Answer Table::due(Time now) const {
  if (phase_ == Phase::kOpen) return due_before_start(now);
  if (phase_ == Phase::kOver) return due_at_end();
  for (int s = 0; s < players(); ++s) {
    if (seat(s).returned) return Answer::store(Entry::Kind::kBack, s, now);
  }
  const auto next = acting();
  return next && !is_bots(*next) ? due_for(*next, now) : Answer{};
}

Answer Table::due_before_start(Time now) const {
  for (const SeatState& seat : seats_) {
    if (seat.kind != SeatKind::kPerson && seat.kind != SeatKind::kBot) return {};
  }
  if (std::none_of(seats_.begin(), seats_.end(), [](const SeatState& s) { return s.kind == SeatKind::kPerson; })) {
    return {};  // bots alone have the arena
  }
  Answer answer = Answer::store(Entry::Kind::kStart, -1, now);
  answer.entry.events = match::Match(game_->get(), match_setup()).consequences({});
  return answer;
}

Answer Table::due_for(core::Seat seat, Time now) const {
  const SeatState& state = this->seat(seat);
  const registry::AnyView seen = view(seat);
  if (state.early) {
    if (!(*game_)->why_not(seen, *state.early).legal())
      return Answer::store(Entry::Kind::kEarly, core::index(seat), now);
    Answer answer = Answer::store(Entry::Kind::kPlay, core::index(seat), now);
    answer.entry.events = match_->consequences(state.early);
    return answer;
  }
  if (opening_.settings.forced && (*game_)->count_moves(seen) == 1) {
    Answer answer = Answer::store(Entry::Kind::kPlay, core::index(seat), now);
    answer.entry.used = clock_->used(now);
    answer.entry.events = match_->consequences((*game_)->pick_move(seen, 0));
    return answer;
  }
  if (const auto deadline = clock_->deadline(); deadline && now > *deadline) {
    const bool stand_in = opening_.settings.at_zero == AtZero::kStandIn;
    Answer answer = Answer::store(stand_in ? Entry::Kind::kStandIn : Entry::Kind::kTimeout, core::index(seat), now);
    answer.entry.used = clock_->used(now);
    if (stand_in) answer.entry.text = "clock";
    return answer;
  }
  const auto& stand_in = opening_.settings.stand_in;
  if (stand_in && !is_here(state) && now >= state.away_since + stand_in->after * kSecond) {
    Answer answer = Answer::store(Entry::Kind::kStandIn, core::index(seat), now);
    answer.entry.text = "away";
    return answer;
  }
  return {};
}

Answer Table::due_at_end() const {
  if (!next_table_.empty()) return {};
  bool anybody = false;
  for (const SeatState& seat : seats_) {
    if (seat.kind != SeatKind::kPerson) continue;
    if (!seat.rematch) return {};
    anybody = true;
  }
  Answer answer;
  if (anybody) answer.kind = Answer::Kind::kNextTable;
  return answer;
}

std::optional<Time> Table::next_due() const {
  const auto next = acting();
  if (!next || is_bots(*next)) return {};
  std::optional<Time> due;
  if (const auto deadline = clock_->deadline()) due = *deadline + 1;
  const SeatState& state = seat(*next);
  if (opening_.settings.stand_in && !is_here(state)) {
    const Time away = state.away_since + opening_.settings.stand_in->after * kSecond;
    due = due ? std::min(*due, away) : away;
  }
  return due;
}

bool Table::waits_for(const std::string& player) const {
  const auto next = acting();
  return next && !is_bots(*next) && seat(*next).player == player;
}

std::optional<BotTurn> Table::bot_turn() const {
  const auto next = acting();
  if (!next || !is_bots(*next)) return {};
  const SeatState& state = seat(*next);
  return BotTurn{*next, state.stood_in ? opening_.settings.stand_in->level : state.level, view(*next), drawn("bot"),
                 game_version_};
}

std::uint64_t Table::drawn(std::string_view what) const {
  const std::string label = "tavola table: " + std::string(what) + " at " + std::to_string(version_);
  const core::Digest bytes = core::hmac_sha256(opening_.seed, label);
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < 8; ++i) bits = bits << 8 | bytes[i];
  return bits;
}

Answer Table::bot_chose(const BotTurn& turn, registry::AnyMove move, Time now) const {
  if (acting() != turn.seat || !is_bots(turn.seat) || game_version_ != turn.version) return {};
  if (!(*game_)->why_not(view(turn.seat), move).legal()) return {};
  Answer answer = Answer::store(Entry::Kind::kPlay, core::index(turn.seat), now);
  answer.entry.events = match_->consequences(move);
  return answer;
}

bool Table::is_here(const SeatState& seat) const {
  return std::any_of(present_.begin(), present_.end(), [&](const Present& one) { return one.player == seat.player; });
}

void Table::came(const std::string& player) {
  const auto known =
      std::find_if(present_.begin(), present_.end(), [&](const Present& p) { return p.player == player; });
  if (known != present_.end()) {
    ++known->connections;
  } else {
    present_.push_back({player, 1});
  }
  for (SeatState& seat : seats_) {
    if (phase_ == Phase::kPlaying && is_of(seat, player) && (seat.stood_in || seat.left)) seat.returned = true;
  }
}

void Table::went(const std::string& player, Time now) {
  const auto known =
      std::find_if(present_.begin(), present_.end(), [&](const Present& p) { return p.player == player; });
  if (known == present_.end() || --known->connections > 0) return;
  present_.erase(known);
  for (SeatState& state : seats_) {
    if (state.player != player) continue;
    state.away_since = now;
    state.returned = false;
  }
}

}  // namespace tavola::table
