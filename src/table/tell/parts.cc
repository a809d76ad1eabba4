#include "table/tell/parts.h"

#include <algorithm>

#include "table/people.h"

namespace tavola::table::tell {

using wire::Writer;

namespace {

void write_choices(Writer& to, const registry::AnyGame& game, const registry::AnyView& seen, Texts& texts) {
  to.key("choices");
  to.array([&] {
    for (const registry::AnyMove move : game.moves(seen)) {
      const core::Preview preview = game.preview(seen, move);
      to.object([&] {
        to.raw(texts.move(move));
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

void write_clock(Writer& to, const Table& table, Time now) {
  const match::Clock& clock = table.play()->clock();
  to.key("clock");
  to.object([&] {
    to.key("left");
    to.array([&] {
      for (int s = 0; s < table.players(); ++s) to.value(clock.left(core::seat(s), now));
    });
    if (clock.running()) to.add("running", core::index(*clock.running()));
  });
}

/// The question that the seat can answer before its turn, with its choices.
void write_early(Writer& to, const Table& table, core::Seat seat, const registry::AnyView& asked, Texts& texts) {
  to.key("early");
  to.object([&] {
    to.add("seat", core::index(seat));
    write_choices(to, table.game(), asked, texts);
    to.key("answer");
    if (const auto& answer = table.play()->early(seat)) {
      to.object([&] { to.raw(texts.move(*answer)); });
    } else {
      to.value(nullptr);
    }
  });
}

}  // namespace

void write_actor(Writer& to, core::Actor actor) {
  if (actor.is_seat()) {
    to.value(core::index(actor.seat()));
  } else {
    to.word(actor.is_chance() ? "chance" : "nobody");
  }
}

void write_seats(Writer& to, const Table& table) {
  to.key("seats");
  to.array([&] {
    for (const SeatState& seat : table.seats()) {
      to.object([&] {
        to.add_word("kind", kind_name(seat.kind));
        if (!seat.name.empty()) to.add("name", std::string_view(seat.name));
        if (seat.kind == SeatState::Kind::kBot) to.add_word("level", seat.level);
        if (seat.stood_in) to.add_word("stand_in", table.settings().stand_in->level);
        if (seat.left) to.add("left", true);
        if (seat.rematch) to.add("rematch", true);
        if (seat.is_of(table.opening().host)) to.add("host", true);
      });
    }
  });
}

void write_you(Writer& to, const Table& table, const Who& who) {
  to.key("you");
  to.object([&] {
    to.key("seats");
    to.array([&] {
      for (const core::Seat own : table.seats().of(who.player)) to.value(core::index(own));
    });
    to.add("host", is_host(table, who));
    to.add("may_sit", table.phase() == Phase::kOpen && may_sit(table, who));
    to.key("muted");
    to.array([&] {
      for (int s = 0; s < table.players(); ++s) {
        if (table.chat().has_muted(who.player, table.seats()[core::seat(s)].player)) to.value(s);
      }
    });
  });
}

void write_turn(Writer& to, const Table& table, const Who& who, core::Seat seen_by, Time now, Texts& texts) {
  const Play& play = *table.play();
  to.key("to_act");
  write_actor(to, play.match().to_act());
  if (play.clock().on()) write_clock(to, table, now);
  if (seen_by == core::kSpectator || play.over()) return;
  const registry::AnyGame& game = table.game();
  if (table.acting() == seen_by && !table.seats()[seen_by].stood_in) {
    const registry::AnyView seen = play.view(seen_by);
    const bool plays_itself = play.early(seen_by) || (table.settings().forced && game.count_moves(seen) == 1);
    if (plays_itself) return;
    write_choices(to, game, seen, texts);
    to.add("can_undo", play.match().can_undo(seen_by));
    return;
  }
  if (!table.settings().early) return;
  for (int s = 0; s < table.players(); ++s) {
    const SeatState& seat = table.seats()[core::seat(s)];
    if (!seat.is_of(who.player) || seat.stood_in) continue;
    const auto asked = game.early_view(play.view(core::seat(s)));
    if (asked) return write_early(to, table, core::seat(s), *asked, texts);
  }
}

registry::AnyState position_at(const Table& table, std::size_t log, const Texts& texts) {
  const match::Match& match = *table.match();
  if (log == match.log().size()) return match.state();
  const registry::AnyState* kept = texts.position(log);
  return kept != nullptr ? *kept : match.state_after(log);
}

void write_events(Writer& to, const Table& table, core::Seat seen_by, std::size_t from, Texts& texts) {
  using Kind = match::LogEntry::Kind;
  const registry::AnyGame& game = table.game();
  const auto& log = table.match()->log();
  registry::AnyState before = position_at(table, from, texts);
  const auto write = [&](const match::LogEntry& line) {
    to.key("by");
    if (line.kind == Kind::kEvent) {
      write_actor(to, game.to_act(before));
      to.raw(texts.move(game.seen(before, line.move, seen_by)));
      return;
    }
    to.value(core::index(line.seat));
    if (line.kind == Kind::kUndo) {
      to.add("undo", true);
    } else {
      to.add_word("end", line.kind == Kind::kResign ? "resign" : "timeout");
    }
  };
  to.key("events");
  to.array([&] {
    for (std::size_t i = from; i < log.size(); ++i) {
      to.object([&] { write(log[i]); });
      if (i + 1 == log.size()) break;  // the position after the last one isn't needed
      if (log[i].kind == Kind::kEvent) game.apply(before, log[i].move);
      if (log[i].kind == Kind::kUndo) before = table.match()->state_after(i + 1);
    }
  });
}

void write_chat(Writer& to, const Table& table, const Who& who, Version from) {
  const auto& lines = table.chat().lines();
  const auto hears = [&](const ChatLine& line) {
    return line.version > from && !table.chat().has_muted(who.player, line.player);
  };
  if (std::none_of(lines.begin(), lines.end(), hears)) return;
  to.key("chat");
  to.array([&] {
    for (const ChatLine& line : lines) {
      if (!hears(line)) continue;
      to.object([&] {
        to.add("version", line.version);
        to.add("seat", core::index(line.seat));
        to.add("name", std::string_view(line.name));
        to.add(line.said_as, std::string_view(line.text));
      });
    }
  });
}

bool is_seeded(const Table& table) { return table.match() == nullptr || table.match()->setup().seed.has_value(); }

void write_result(Writer& to, const Table& table) {
  to.key("result");
  to.raw(wire::to_text(match::ending_json(table.match()->ending(), table.players())));
  if (is_seeded(table)) to.add_word("seed", core::to_hex(table.opening().seed));
  if (!table.next_table().empty()) to.add("next_table", std::string_view(table.next_table()));
}

}  // namespace tavola::table::tell
