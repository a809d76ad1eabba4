// WebSocket frames (RFC 6455) as a client writes and reads them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"

namespace tavola::client {

enum class Opcode : std::uint8_t { kContinuation = 0, kText = 1, kBinary = 2, kClose = 8, kPing = 9, kPong = 10 };

/// Appends a whole message in one frame, masked as a client's must be.
void append_frame(std::string& out, Opcode opcode, std::string_view payload, std::uint32_t mask);

struct Frame {
  Opcode opcode = Opcode::kText;
  bool final = true;
  std::string_view payload;  ///< in the bytes that it was read from
  std::size_t bytes = 0;     ///< with its head
};

/// The frame that the bytes begin with; nothing while it is not whole. An error: a server sends no such frame.
core::Result<std::optional<Frame>> read_frame(std::string_view bytes, std::size_t most_payload);

}  // namespace tavola::client
