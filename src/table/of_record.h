// Games that are taken up again from a record: the same deal, and other decisions from a moment on. (The table of a
// record, to look at, is Table::of_record.)
#pragma once

#include "table/table.h"

namespace tavola::table {

struct TakeUp {
  std::size_t at = 0;  ///< after so many events of the record
  int seat = 0;        ///< the person's
  std::string name;    ///< the person's
  std::string level;   ///< of the bots on the other seats
};

/// What a table is made again from (Table::restore).
struct TakenUp {
  Opening opening;
  std::vector<std::string> entries;
};

/// Makes the table of a game that continues from a record. The opening comes with id, host and invitation; the rest of
/// it is the record's. What chance still owes at that moment happens at once.
core::Result<TakenUp> take_up(const match::Record& record, const TakeUp& how, Opening opening, Shelf& shelf, Time now);

}  // namespace tavola::table
