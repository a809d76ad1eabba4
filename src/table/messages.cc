// What a table tells its clients. Nothing here depends on what the client's seat may not know.
#include <algorithm>
#include <array>

#include "core/version.h"
#include "table/table.h"
#include "wire/writer.h"

namespace tavola::table {

namespace {

using wire::Writer;

constexpr std::array<std::string_view, 3> kPhases{"open", "playing", "over"};

}  // namespace

void Table::write_actor(Writer& to, core::Actor actor) {
  if (actor.is_seat()) {
    to.value(core::index(actor.seat()));
  } else {
    to.word(actor.is_chance() ? "chance" : "nobody");
  }
}

bool Table::is_of(const SeatState& seat, const std::string& player) { return !player.empty() && seat.player == player; }

bool Table::has_muted(const std::string& player, const std::string& of) const {
  return std::any_of(mutes_.begin(), mutes_.end(),
                     [&](const Mute& mute) { return mute.player == player && mute.of == of; });
}

std::vector<core::Seat> Table::seats_of(const std::string& player) const {
  std::vector<core::Seat> own;
  if (player.empty()) return own;
  for (int s = 0; s < players(); ++s) {
    if (is_of(seat(s), player)) own.push_back(core::Seat(static_cast<std::uint8_t>(s)));
  }
  return own;
}

core::Seat Table::view_seat(const std::string& player) const {
  if (player.empty()) return core::kSpectator;
  const auto act = acting();
  if (act && seat(*act).player == player) return *act;
  for (int s = 0; s < players(); ++s) {
    if (seat(s).player == player) return core::Seat(static_cast<std::uint8_t>(s));
  }
  return core::kSpectator;
}

/// Whose knowledge the log has. Those who share a screen share the log: it has what everybody knows.
core::Seat Table::log_seat(const std::string& player) const {
  const auto own = std::count_if(seats_.begin(), seats_.end(), [&](const SeatState& s) { return is_of(s, player); });
  return own > 1 && phase_ == Phase::kPlaying ? core::kSpectator : view_seat(player);
}

const Table::Mark* Table::mark_at(Version version) const {
  const auto after = std::upper_bound(marks_.begin(), marks_.end(), version,
                                      [](Version v, const Mark& mark) { return v < mark.version; });
  return after == marks_.begin() ? nullptr : &*std::prev(after);
}

void Table::write_seats(Writer& to) const {
  to.key("seats");
  to.array([&] {
    for (const SeatState& seat : seats_) {
      to.object([&] {
        constexpr std::array<std::string_view, 4> kKinds{"open", "reserved", "person", "bot"};
        to.add_word("kind", kKinds[static_cast<std::size_t>(seat.kind)]);
        if (!seat.name.empty()) to.add("name", std::string_view(seat.name));
        if (seat.kind == SeatKind::kBot) to.add_word("level", seat.level);
        if (seat.stood_in) to.add_word("stand_in", opening_.settings.stand_in->level);
        if (seat.left) to.add("left", true);
        if (seat.rematch) to.add("rematch", true);
        if (!seat.player.empty() && seat.player == opening_.host) to.add("host", true);
      });
    }
  });
}

void Table::write_you(Writer& to, const Who& who) const {
  to.key("you");
  to.object([&] {
    to.key("seats");
    to.array([&] {
      for (const core::Seat own : seats_of(who.player)) to.value(core::index(own));
    });
    to.add("host", !who.player.empty() && who.player == opening_.host);
    to.add("may_sit", phase_ == Phase::kOpen && may_sit(who));
    to.key("muted");
    to.array([&] {
      for (int s = 0; s < players(); ++s) {
        if (has_muted(who.player, seat(s).player)) to.value(s);
      }
    });
  });
}

void Table::write_choices(Writer& to, const char* key, const registry::AnyView& seen) const {
  to.key(std::string_view(key));
  to.array([&] {
    for (const registry::AnyMove move : (*game_)->moves(seen)) {
      const core::Preview preview = (*game_)->preview(seen, move);
      to.object([&] {
        to.raw(game_->members_of(move));
        to.key("preview");
        to.object([&] {
          to.add("points", preview.points);
          to.add("cards", preview.cards);
          to.add("ends_turn", preview.ends_turn);
          to.add("ends_game", preview.ends_game);
        });
      });
    }
  });
}

/// Who is to act, and what the client's seat can do about it.
void Table::write_standing(Writer& to, const Who& who, core::Seat seen_by, Time now) const {
  to.key("to_act");
  write_actor(to, match_->to_act());
  if (clock_->on()) {
    to.key("clock");
    to.object([&] {
      to.key("left");
      to.array([&] {
        for (int s = 0; s < players(); ++s) to.value(clock_->left(core::Seat(static_cast<std::uint8_t>(s)), now));
      });
      if (clock_->running()) to.add("running", core::index(*clock_->running()));
    });
  }
  if (seen_by == core::kSpectator || phase_ != Phase::kPlaying) return;
  if (acting() == seen_by && !seat(seen_by).stood_in) {
    const registry::AnyView seen = view(seen_by);
    const bool plays_itself = seat(seen_by).early || (opening_.settings.forced && (*game_)->count_moves(seen) == 1);
    if (plays_itself) return;
    write_choices(to, "choices", seen);
    to.add("can_undo", match_->can_undo(seen_by));
    return;
  }
  if (!opening_.settings.early) return;
  for (int s = 0; s < players(); ++s) {
    if (!is_of(seat(s), who.player) || seat(s).stood_in) continue;
    const auto own = core::Seat(static_cast<std::uint8_t>(s));
    const auto asked = (*game_)->early_view(view(own));
    if (!asked) continue;
    to.key("early");
    to.object([&] {
      to.add("seat", core::index(own));
      write_choices(to, "choices", *asked);
      to.key("answer");
      if (seat(own).early) {
        to.object([&] { to.raw(game_->members_of(*seat(own).early)); });
      } else {
        to.value(nullptr);
      }
    });
    return;
  }
}

void Table::write_events(Writer& to, core::Seat seen_by, std::size_t from) const {
  registry::AnyState before = state_at(from);
  const auto write = [&](const match::LogEntry& line) {
    to.key("by");
    if (line.kind == match::LogEntry::Kind::kEvent) {
      write_actor(to, (*game_)->to_act(before));
      to.raw(game_->members_of((*game_)->seen(before, line.move, seen_by)));
      return;
    }
    to.value(core::index(line.seat));
    if (line.kind == match::LogEntry::Kind::kUndo) {
      to.add("undo", true);
    } else {
      to.add_word("end", line.kind == match::LogEntry::Kind::kResign ? "resign" : "timeout");
    }
  };
  to.key("events");
  to.array([&] {
    for (std::size_t i = from; i < match_->log().size(); ++i) {
      const match::LogEntry& line = match_->log()[i];
      to.object([&] { write(line); });
      if (line.kind == match::LogEntry::Kind::kEvent) (*game_)->apply(before, line.move);
      if (line.kind == match::LogEntry::Kind::kUndo) before = match_->state_after(i + 1);
    }
  });
}

void Table::write_chat(Writer& to, const Who& who, Version from) const {
  const auto hears = [&](const ChatLine& line) { return line.version > from && !has_muted(who.player, line.player); };
  if (std::none_of(chat_.begin(), chat_.end(), hears)) return;
  to.key("chat");
  to.array([&] {
    for (const ChatLine& line : chat_) {
      if (!hears(line)) continue;
      to.object([&] {
        to.add("version", line.version);
        to.add("seat", line.seat);
        to.add("name", std::string_view(line.name));
        to.add(line.emote ? std::string_view("emote") : std::string_view("text"), std::string_view(line.text));
      });
    }
  });
}

void Table::write_view_changes(Writer& to, const Who& who, core::Seat seen_by, Version from) const {
  const Mark* mark = mark_at(from);
  const auto own =
      std::count_if(seats_.begin(), seats_.end(), [&](const SeatState& s) { return is_of(s, who.player); });
  const auto write = [&](std::size_t log, std::string& text) {
    (*game_)->write_view((*game_)->view(state_at(log), seen_by), text);
  };
  static thread_local std::string text;  // kept for its memory
  text.clear();
  if (mark == nullptr || own > 1) {  // with several seats the last view may have been another's
    write(match_->log().size(), text);
  } else {
    append_view_changes(serial_, seen_by, mark->log, match_->log().size(), write, text);
  }
  to.key("view");
  to.raw(text);
}

registry::AnyState Table::state_at(std::size_t log) const {
  return log == log_before_ ? state_before_ : match_->state_after(log);
}

void Table::update(const Who& who, Version from, Time now, std::string& out) const {
  const bool game = match_ && game_version_ > from;
  const bool seats = seats_version_ > from;
  const bool phase = phase_version_ > from;
  const bool chat = std::any_of(chat_.begin(), chat_.end(), [&](const ChatLine& line) { return line.version > from; });
  const bool own = std::any_of(seats_.begin(), seats_.end(), [&](const SeatState& seat) {
    return seat.own_change > from && is_of(seat, who.player);
  });
  if (!game && !seats && !phase && !chat && !own) return;
  Writer to(out);
  to.object([&] {
    to.add_word("t", "update");
    to.add("from", from);
    to.add("version", version_);
    if (phase) to.add_word("state", kPhases[static_cast<std::size_t>(phase_)]);
    if (seats) write_seats(to);
    if (seats || own) write_you(to, who);
    if (match_ && (game || seats || own)) {
      const core::Seat seen_by = view_seat(who.player);
      if (game) {
        const Mark* mark = mark_at(from);
        write_events(to, log_seat(who.player), mark == nullptr ? 0 : mark->log);
        write_view_changes(to, who, seen_by, from);
      }
      write_standing(to, who, seen_by, now);
    }
    if (phase && phase_ == Phase::kOver) write_result(to);
    if (chat) write_chat(to, who, from);
  });
}

void Table::write_result(Writer& to) const {
  to.key("result");
  to.raw(wire::to_text(match::ending_json(match_->ending(), players())));
  if (is_seeded()) to.add_word("seed", core::to_hex(opening_.seed));
  if (!next_table_.empty()) to.add("next_table", std::string_view(next_table_));
}

std::string Table::welcome(const Who& who, bool log, Time now) const {
  std::string out;
  out.reserve(4096);
  {
    Writer to(out);
    to.object([&] {
      to.add_word("t", "welcome");
      to.add("protocol", kProtocolVersion);
      to.add("version", version_);
      to.add("id", std::string_view(opening_.id));
      to.add("now", now);
      to.add_word("state", kPhases[static_cast<std::size_t>(phase_)]);
      wire::Json settings = settings_json(opening_.settings);
      settings.erase("seats");
      settings["options"] = match::options_json((*game_)->options());
      to.key("settings");
      to.raw(wire::to_text(settings));
      to.key("content");
      to.raw(wire::to_text((*game_)->content()));
      if (is_seeded()) {
        to.add_word("commitment", core::to_hex(match::commitment(opening_.seed)));
      } else {
        to.key("commitment");
        to.value(nullptr);
      }
      if (who.player == opening_.host && !who.player.empty())
        to.add("invitation", std::string_view(opening_.invitation));
      write_seats(to);
      write_you(to, who);
      if (match_) {
        const core::Seat seen_by = view_seat(who.player);
        if (log) write_events(to, log_seat(who.player), 0);
        std::string seen;
        (*game_)->write_view(view(seen_by), seen);
        to.key("view");
        to.raw(seen);
        write_standing(to, who, seen_by, now);
      }
      if (phase_ == Phase::kOver) write_result(to);
      write_chat(to, who, 0);
    });
  }
  return out;
}

std::string Table::presence() const {
  std::string out;
  {
    Writer to(out);
    to.object([&] {
      to.add_word("t", "here");
      to.key("seats");
      to.array([&] {
        for (const SeatState& seat : seats_) {
          to.value(seat.kind == SeatKind::kBot || (seat.kind == SeatKind::kPerson && is_here(seat)));
        }
      });
      int watching = 0;
      for (const Present& one : present_) {
        if (seats_of(one.player).empty()) watching += one.connections;
      }
      to.add("watching", watching);
    });
  }
  return out;
}

}  // namespace tavola::table
