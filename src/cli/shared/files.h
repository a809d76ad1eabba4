// Files, read and written as people expect: bounded, whole or not at all.
#pragma once

#include <string>

#include "core/result.h"
#include "match/seed.h"

namespace tavola::cli {

/// The bytes of a file ("-" is standard input) of at most `max` bytes.
core::Result<std::string> read_file(const std::string& path, std::size_t max);

/// Replaces the file by these bytes: afterwards it has all of them, or what it had before. On disk when it returns.
core::Status write_file(const std::string& path, const std::string& bytes);

/// Whether write_file() could replace the file now. To be asked before long work; leaves nothing behind.
core::Status can_write(const std::string& path);

/// 256 bits from the system.
match::Seed system_entropy();

}  // namespace tavola::cli
