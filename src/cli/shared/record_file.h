// Records in files.
#pragma once

#include <string>

#include "match/match.h"

namespace tavola::cli {

/// The record in a file ("-": standard input), or fail() with what is wrong with it.
match::Record read_record_file(const std::string& path);

/// Writes the record, whole or not at all.
core::Status write_record_file(const std::string& path, const match::Record& record);

}  // namespace tavola::cli
