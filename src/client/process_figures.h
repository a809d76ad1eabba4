// The memory and CPU time of a process on this machine.
#pragma once

#include <sys/types.h>

#include <cstdint>

#include "core/result.h"

namespace tavola::client {

struct ProcessFigures {
  std::uint64_t resident_kb = 0;
  double cpu_seconds = 0;  ///< of all threads, since the process started
  int descriptors = 0;
};

core::Result<ProcessFigures> read_process(pid_t process);

}  // namespace tavola::client
