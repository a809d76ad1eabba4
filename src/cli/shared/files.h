// Reads and writes files: bounded, and completely or not at all.
#pragma once

#include <string>

#include "core/result.h"
#include "match/seed.h"

namespace tavola::cli {

/// Reads a file ("-" for standard input) of at most `max` bytes.
core::Result<std::string> read_file(const std::string& path, std::size_t max);

/// Replaces the file atomically: it has all the new bytes or is unchanged. They are on disk when it returns.
core::Status write_file(const std::string& path, const std::string& bytes);

/// Checks that write_file() can replace the file, before long work. Leaves nothing behind.
core::Status can_write(const std::string& path);

/// 256 random bits from the system.
match::Seed system_entropy();

}  // namespace tavola::cli
