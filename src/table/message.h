// A client's message as its handlers get it (receive.cc, ask.cc).
#pragma once

#include "table/members.h"
#include "table/table.h"

namespace tavola::table {

struct Table::Message {
  std::string type;
  Version version = 0;
  const wire::Node* node = nullptr;
};

/// The sender is told why not.
Answer refuse(std::string_view to, const core::Error& error);

/// Something else happened before.
core::Error stale();

}  // namespace tavola::table
