// What a process of this machine uses.
#pragma once

#include <sys/types.h>

#include <cstdint>

#include "core/result.h"

namespace tavola::client {

struct ProcessFigures {
  std::uint64_t resident_kb = 0;  ///< memory
  double cpu_seconds = 0;         ///< of all its threads, since its start
  int descriptors = 0;
};

core::Result<ProcessFigures> read_process(pid_t process);

}  // namespace tavola::client
