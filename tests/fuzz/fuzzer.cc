// A libFuzzer program. The build defines which target it runs.
#include <cstddef>
#include <cstdint>

#include "targets.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  tavola::fuzz::TAVOLA_FUZZ_TARGET({reinterpret_cast<const char*>(data), size});
  return 0;
}
