// The tables of an SQLite store, and how an older file becomes the present one.
#pragma once

#include <span>
#include <string_view>

#include "store/sqlite/connection.h"

namespace tavola::store {

/// Marks a file as ours, in SQLite's header: "TVLA".
inline constexpr std::int64_t kApplicationId = 0x54564c41;

/// The steps from one version to the next: step n, counted from 0, makes version n + 1 of version n. A new version is
/// one more entry at the end; entries that were released never change.
std::span<const std::string_view> migrations();

struct FileVersion {
  bool is_new = false;  ///< there is nothing in the file yet
  std::int64_t version = 0;
};

/// The version of a file; an error when it is not ours, or newer than `steps` knows.
core::Result<FileVersion> read_version(Connection& connection, std::span<const std::string_view> steps);

/// Brings the file to the version after the last step, in one transaction. The caller sees to it that no other tavola
/// uses the file.
core::Status migrate(Connection& connection, std::span<const std::string_view> steps);

}  // namespace tavola::store
