// Continues a game from a moment of its record, with the same deal and new decisions. (Table::of_record makes a
// read-only table of a record.)
#pragma once

#include "table/table.h"

namespace tavola::table {

struct TakeUp {
  std::size_t at = 0;  ///< how many events of the record to keep
  int seat = 0;        ///< the person's
  std::string name;    ///< the person's
  std::string level;   ///< of the bots on the other seats
};

/// The texts from which Table::restore makes the table.
struct TakenUp {
  Opening opening;
  std::vector<std::string> entries;
};

/// Makes the table of a game that continues from a record. The caller sets the opening's id, host and invitation; the
/// rest comes from the record. Random events due at that moment happen at once.
core::Result<TakenUp> take_up(const match::Record& record, const TakeUp& how, Opening opening, Shelf& shelf, Time now);

}  // namespace tavola::table
