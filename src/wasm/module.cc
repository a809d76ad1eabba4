// The core for the browser and Node: the engine protocol behind two functions. Lines are passed in memory: ask for room
// with tavola_buffer(size), write a line there, call tavola_answer, and read the answer at tavola_buffer(0).
#include <cstdint>
#include <cstring>
#include <string>

#include "engine/engine.h"

namespace {

/// Fills `size` bytes with random data. The host provides it, because wasm has no other source of entropy.
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

/// Where to write a line of `size` bytes. With size 0, where to read the last answer.
extern "C" __attribute__((export_name("tavola_buffer"))) char* tavola_buffer(std::uint32_t size) {
  if (size != 0) buffer().resize(size);
  return buffer().data();
}

/// Answers the line in the buffer. Returns the size of the answer.
extern "C" __attribute__((export_name("tavola_answer"))) std::uint32_t tavola_answer() {
  buffer() = engine().answer(buffer());
  return static_cast<std::uint32_t>(buffer().size());
}
