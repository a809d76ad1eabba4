// The ChaCha20 block function (RFC 8439, 2.3). The committed source of chance gets its numbers from it.
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace tavola::core {

/// The 64 bytes of key stream for (key, nonce, counter). They are the same on every machine and in any order of calls.
std::array<std::uint8_t, 64> chacha20_block(std::span<const std::uint8_t, 32> key,
                                            std::span<const std::uint8_t, 12> nonce, std::uint32_t counter);

}  // namespace tavola::core
