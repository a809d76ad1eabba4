#include <algorithm>

#include "table/people.h"
#include "table/tell/parts.h"

namespace tavola::table::tell {
namespace {

void write_view_changes(wire::Writer& to, const Table& table, const Who& who, core::Seat seen_by,
                        std::optional<std::size_t> from, Texts& texts) {
  const auto write = [&](std::size_t at, std::string& out) {
    table.game().write_view(table.game().view(position_at(table, at, texts), seen_by), out);
  };
  const std::size_t log = table.match()->log().size();
  std::string text;
  if (!from || table.seats().count_of(who.player) > 1) {  // with several seats, the last view may be another seat's
    write(log, text);
  } else {
    texts.append_changes(seen_by, *from, log, write, text);
  }
  to.key("view");
  to.raw(text);
}

/// Whether something changed that only this client sees.
bool own_change(const Table& table, const Who& who, Version from) {
  if (who.player == PlayerId::kNobody) return false;
  if (table.chat().mutes_changed(who.player) > from) return true;
  if (table.play() == nullptr) return false;
  for (int s = 0; s < table.players(); ++s) {
    const bool own = table.seats()[core::seat(s)].is_of(who.player);
    if (own && table.play()->early_changed(core::seat(s)) > from) return true;
  }
  return false;
}

}  // namespace

void update(const Table& table, const Who& who, Version from, Time now, Texts& texts, std::string& out) {
  const Play* play = table.play();
  const bool game = play != nullptr && play->changed() > from;
  const bool seats = table.seats().changed() > from;
  const bool phase = table.phase_changed() > from;
  const bool chat = table.chat().says_more_since(from);
  const bool own = own_change(table, who, from);
  if (!game && !seats && !phase && !chat && !own) return;
  wire::Writer to(out);
  to.object([&] {
    to.add_word("t", "update");
    to.add("from", from);
    to.add("version", table.version());
    if (phase) to.add_word("state", phase_name(table.phase()));
    if (seats) write_seats(to, table);
    if (seats || own) write_you(to, table, who);
    if (play != nullptr && (game || seats || own)) {
      const core::Seat seen_by = view_seat(table, who.player);
      if (game) {
        const auto log = play->log_at(from);
        write_events(to, table, log_seat(table, who.player), log.value_or(0), texts);
        write_view_changes(to, table, who, seen_by, log, texts);
      }
      write_turn(to, table, who, seen_by, now, texts);
    }
    if (phase && table.phase() == Phase::kOver) write_result(to, table);
    if (chat) write_chat(to, table, who, from);
  });
}

}  // namespace tavola::table::tell
