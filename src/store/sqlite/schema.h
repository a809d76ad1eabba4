// The tables of an SQLite store, and how an older file is upgraded.
#pragma once

#include <span>
#include <string_view>

#include "store/sqlite/connection.h"

namespace tavola::store {

/// Marks a file as ours, in SQLite's header: "TVLA".
inline constexpr std::int64_t kApplicationId = 0x54564c41;

/// The steps from one version to the next: step n, counted from 0, turns version n into version n + 1. A new version is
/// one more entry at the end. Entries that were released never change.
std::span<const std::string_view> migrations();

struct FileVersion {
  bool is_new = false;  ///< there is nothing in the file yet
  std::int64_t version = 0;
};

/// The version of a file; an error if it is not ours, or newer than `steps` knows.
core::Result<FileVersion> read_version(Connection& connection, std::span<const std::string_view> steps);

/// Upgrades the file to the version after the last step, in one transaction. The caller makes sure that no other tavola
/// uses the file.
core::Status migrate(Connection& connection, std::span<const std::string_view> steps);

}  // namespace tavola::store
