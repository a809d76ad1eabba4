// The core for the browser and for Node: the engine protocol behind three functions. Bytes go through memory:
// ask for room with tavola_buffer, write a line there, call tavola_answer, read the answer at tavola_buffer(0).
#include <cstdint>
#include <cstring>
#include <string>

#include "engine/engine.h"

namespace {

/// Fills `size` bytes with random ones. The host gives it: there is no other entropy here.
extern "C" __attribute__((import_module("tavola"), import_name("entropy"))) void host_entropy(std::uint8_t* bytes,
                                                                                              std::uint32_t size);

std::string& buffer() {
  static std::string text;
  return text;
}

tavola::engine::Engine& engine() {
  static tavola::engine::Engine only([] {
    tavola::match::Seed seed{};
    host_entropy(seed.data(), static_cast<std::uint32_t>(seed.size()));
    return seed;
  });
  return only;
}

}  // namespace

/// Where a line of `size` bytes is to be written; with 0, where the last answer is.
extern "C" __attribute__((export_name("tavola_buffer"))) char* tavola_buffer(std::uint32_t size) {
  if (size != 0) buffer().resize(size);
  return buffer().data();
}

/// Answers the line in the buffer; gives the size of the answer.
extern "C" __attribute__((export_name("tavola_answer"))) std::uint32_t tavola_answer() {
  buffer() = engine().answer(buffer());
  return static_cast<std::uint32_t>(buffer().size());
}
