#include "client/frames.h"

#include <array>

namespace tavola::client {

using core::Error;
using core::Result;

namespace {

constexpr std::uint8_t kFinal = 0x80;
constexpr std::uint8_t kReserved = 0x70;
constexpr std::uint8_t kMasked = 0x80;
constexpr std::size_t kTwoBytes = 126;  // this length means: the real one follows in two bytes
constexpr std::size_t kEightBytes = 127;

Error bad_frame(const std::string& what) { return {"bad-frame", "", "the server sent " + what}; }

}  // namespace

void append_frame(std::string& out, Opcode opcode, std::string_view payload, std::uint32_t mask) {
  const std::size_t size = payload.size();
  out += static_cast<char>(kFinal | static_cast<std::uint8_t>(opcode));
  const std::size_t digits = size < kTwoBytes ? 0 : size < 65536 ? 2 : 8;
  out += static_cast<char>(kMasked | (digits == 0 ? size : digits == 2 ? kTwoBytes : kEightBytes));
  for (std::size_t i = digits; i-- > 0;) out += static_cast<char>(size >> (8 * i));
  const std::array<char, 4> key{static_cast<char>(mask >> 24), static_cast<char>(mask >> 16),
                                static_cast<char>(mask >> 8), static_cast<char>(mask)};
  out.append(key.data(), key.size());
  const std::size_t begin = out.size();
  out.append(payload);
  for (std::size_t i = 0; i < size; ++i) out[begin + i] = static_cast<char>(out[begin + i] ^ key[i % 4]);
}

Result<std::optional<Frame>> read_frame(std::string_view bytes, std::size_t most_payload) {
  const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(bytes[i]); };
  const std::optional<Frame> not_yet;
  if (bytes.size() < 2) return not_yet;
  if ((byte(0) & kReserved) != 0) return bad_frame("a frame of an extension that was not agreed on");
  if ((byte(1) & kMasked) != 0) return bad_frame("a masked frame");
  Frame frame;
  frame.final = (byte(0) & kFinal) != 0;
  frame.opcode = static_cast<Opcode>(byte(0) & 0x0f);
  std::size_t head = 2;
  std::uint64_t size = byte(1);
  if (size >= kTwoBytes) {
    const std::size_t digits = size == kTwoBytes ? 2 : 8;
    if (bytes.size() < head + digits) return not_yet;
    size = 0;
    for (std::size_t i = 0; i < digits; ++i) size = size << 8 | byte(head + i);
    head += digits;
  }
  if (size > most_payload) return bad_frame("a frame of " + std::to_string(size) + " bytes");
  if (bytes.size() - head < size) return not_yet;
  frame.payload = bytes.substr(head, size);
  frame.bytes = head + size;
  return std::optional<Frame>(frame);
}

}  // namespace tavola::client
