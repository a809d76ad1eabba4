// Records in files.
#pragma once

#include <string>

#include "match/match.h"

namespace tavola::cli {

/// Reads the record in a file ("-" for standard input); calls fail() if it is damaged.
match::Record read_record_file(const std::string& path);

/// Writes the record atomically.
core::Status write_record_file(const std::string& path, const match::Record& record);

}  // namespace tavola::cli
