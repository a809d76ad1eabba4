#include "table/due.h"

#include <algorithm>

namespace tavola::table {
namespace {

/// Random bits for a bot at this table's version.
std::uint64_t drawn(const Table& table, std::string_view what) {
  const std::string label = "tavola table: " + std::string(what) + " at " + std::to_string(table.version());
  const core::Digest bytes = core::hmac_sha256(table.opening().seed, label);
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < 8; ++i) bits = bits << 8 | bytes[i];
  return bits;
}

Answer due_before_start(const Table& table, Time now) {
  const Seats& seats = table.seats();
  const auto is_person = [](const SeatState& seat) { return seat.kind == SeatState::Kind::kPerson; };
  // Games of bots alone are played in the arena.
  if (!seats.all_taken() || std::none_of(seats.begin(), seats.end(), is_person)) return Nothing{};
  return start_entry(table, now);
}

Answer due_for(const Table& table, const Presence& presence, core::Seat seat, Time now) {
  const Play& play = *table.play();
  const Settings& settings = table.settings();
  const registry::AnyView seen = play.view(seat);
  if (const auto& early = play.early(seat)) {
    if (!table.game().why_not(seen, *early).legal()) return Entry{now, change::Early{seat, {}}};
    return play_entry(table, seat, *early, 0, now);
  }
  if (settings.forced && table.game().count_moves(seen) == 1) {
    return play_entry(table, seat, table.game().pick_move(seen, 0), play.clock().used(now), now);
  }
  if (const auto deadline = play.clock().deadline(); deadline && now > *deadline) {
    const Time used = play.clock().used(now);
    if (settings.at_zero == AtZero::kLose) return Entry{now, change::Timeout{seat, used}};
    return Entry{now, change::StandIn{seat, used, change::StandIn::Why::kClock}};
  }
  const SeatState& state = table.seats()[seat];
  if (settings.stand_in && !presence.is_here(state.player) &&
      now >= presence.away_since(state) + settings.stand_in->after * kSecond) {
    return Entry{now, change::StandIn{seat, 0, change::StandIn::Why::kAway}};
  }
  return Nothing{};
}

Answer due_at_end(const Table& table) {
  if (!table.next_table().empty()) return Nothing{};
  bool anybody = false;
  for (const SeatState& seat : table.seats()) {
    if (seat.kind != SeatState::Kind::kPerson) continue;
    if (!seat.rematch) return Nothing{};
    anybody = true;
  }
  if (!anybody) return Nothing{};
  return MakeNextTable{};
}

}  // namespace

BotTurn bot_turn_of(const Table& table, core::Seat seat, std::string level, std::string_view what) {
  return {seat, std::move(level), table.play()->view(seat), drawn(table, what), table.play()->changed()};
}

Entry play_entry(const Table& table, core::Seat seat, registry::AnyMove move, Time used, Time now) {
  match::Foresight next = table.match()->foresee(move);
  return {now, change::Play{seat, used, std::move(next.events), Foreseen{table.version(), next.position}}};
}

Entry start_entry(const Table& table, Time now) {
  match::Foresight next = match::Match(table.shared_game(), table.match_setup()).foresee({});
  return {now, change::Start{std::move(next.events), Foreseen{table.version(), next.position}}};
}

Answer due(const Table& table, const Presence& presence, Time now) {
  if (table.phase() == Phase::kOpen) return due_before_start(table, now);
  if (table.phase() == Phase::kOver) return due_at_end(table);
  for (int s = 0; s < table.players(); ++s) {
    if (presence.has_returned(table.seats()[core::seat(s)])) return Entry{now, change::Back{core::seat(s)}};
  }
  const auto next = table.acting();
  if (!next || table.seats()[*next].played_by_bot()) return Nothing{};
  return due_for(table, presence, *next, now);
}

std::optional<Time> next_due(const Table& table, const Presence& presence) {
  const auto next = table.acting();
  if (!next || table.seats()[*next].played_by_bot()) return {};
  std::optional<Time> due;
  if (const auto deadline = table.play()->clock().deadline()) due = *deadline + 1;
  const SeatState& state = table.seats()[*next];
  const auto& stand_in = table.settings().stand_in;
  if (stand_in && !presence.is_here(state.player)) {
    const Time away = presence.away_since(state) + stand_in->after * kSecond;
    due = due ? std::min(*due, away) : away;
  }
  return due;
}

std::optional<BotTurn> bot_turn(const Table& table) {
  const auto next = table.acting();
  if (!next || !table.seats()[*next].played_by_bot()) return {};
  const SeatState& state = table.seats()[*next];
  return bot_turn_of(table, *next, state.stood_in ? table.settings().stand_in->level : state.level, "bot");
}

Answer bot_chose(const Table& table, const BotTurn& turn, registry::AnyMove move, Time now) {
  if (table.acting() != turn.seat || !table.seats()[turn.seat].played_by_bot()) return Nothing{};
  if (table.play()->changed() != turn.version) return Nothing{};
  if (!table.game().why_not(table.play()->view(turn.seat), move).legal()) return Nothing{};
  return play_entry(table, turn.seat, move, 0, now);
}

}  // namespace tavola::table
