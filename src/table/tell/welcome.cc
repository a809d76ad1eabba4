#include "match/seed.h"
#include "table/people.h"
#include "table/requests.h"
#include "table/tell/parts.h"

namespace tavola::table::tell {
namespace {

void write_terms(wire::Writer& to, const Table& table) {
  wire::Json settings = settings_json(table.settings());
  settings.erase("seats");
  settings["options"] = match::options_json(table.game().options());
  to.key("settings");
  to.raw(wire::to_text(settings));
  to.key("content");
  to.raw(wire::to_text(table.game().content()));
  if (is_seeded(table)) {
    to.add_word("commitment", core::to_hex(match::commitment(table.opening().seed)));
  } else {
    to.key("commitment");
    to.value(nullptr);
  }
}

}  // namespace

std::string welcome(const Table& table, const Who& who, bool log, Time now, Texts& texts) {
  std::string out;
  out.reserve(4096);
  {
    wire::Writer to(out);
    to.object([&] {
      to.add_word("t", "welcome");
      to.add("protocol", kProtocolVersion);
      to.add("version", table.version());
      to.add("id", std::string_view(table.opening().id));
      to.add("now", now);
      to.add_word("state", phase_name(table.phase()));
      write_terms(to, table);
      if (is_host(table, who)) to.add("invitation", std::string_view(table.opening().invitation));
      write_seats(to, table);
      write_you(to, table, who);
      if (table.play() != nullptr) {
        const core::Seat seen_by = view_seat(table, who.player);
        if (log) write_events(to, table, log_seat(table, who.player), 0, texts);
        std::string seen;
        table.game().write_view(table.play()->view(seen_by), seen);
        to.key("view");
        to.raw(seen);
        write_turn(to, table, who, seen_by, now, texts);
      }
      if (table.phase() == Phase::kOver) write_result(to, table);
      write_chat(to, table, who, 0);
    });
  }
  return out;
}

}  // namespace tavola::table::tell
