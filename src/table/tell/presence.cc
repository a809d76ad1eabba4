#include "table/tell/tell.h"
#include "wire/writer.h"

namespace tavola::table::tell {

std::string presence(const Table& table, const Presence& presence) {
  using Kind = SeatState::Kind;
  std::string out;
  {
    wire::Writer to(out);
    to.object([&] {
      to.add_word("t", "here");
      to.key("seats");
      to.array([&] {
        for (const SeatState& seat : table.seats()) {
          to.value(seat.kind == Kind::kBot || (seat.kind == Kind::kPerson && presence.is_here(seat.player)));
        }
      });
      to.add("watching", presence.watching(table.seats()));
    });
  }
  return out;
}

}  // namespace tavola::table::tell
