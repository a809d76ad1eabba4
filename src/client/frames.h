// WebSocket frames (RFC 6455), as a client writes and reads them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"

namespace tavola::client {

enum class Opcode : std::uint8_t { kContinuation = 0, kText = 1, kBinary = 2, kClose = 8, kPing = 9, kPong = 10 };

/// Appends a message as one frame, masked as RFC 6455 requires of clients.
void append_frame(std::string& out, Opcode opcode, std::string_view payload, std::uint32_t mask);

struct Frame {
  Opcode opcode = Opcode::kText;
  bool final = true;
  std::string_view payload;  ///< points into the input
  std::size_t bytes = 0;     ///< including the frame's head
};

/// Reads the first frame in the bytes; nothing while it is incomplete. An error if no server may send such a frame.
core::Result<std::optional<Frame>> read_frame(std::string_view bytes, std::size_t most_payload);

}  // namespace tavola::client
