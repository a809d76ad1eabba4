// Keeps a game in progress on disk, so that nothing is lost when the terminal closes.
#pragma once

#include <string>

#include "match/match.h"

namespace tavola::cli {

/// $XDG_STATE_HOME/tavola or ~/.local/state/tavola; "" if neither variable is set.
std::string state_folder();

/// An unused path in `folder` for a new game with this id. Creates the folder.
core::Result<std::string> new_save(const std::string& folder, const std::string& match_id);

/// The path of the game in progress in `folder` that was saved last.
core::Result<std::string> latest_save(const std::string& folder);

/// Reads the record in a file.
core::Result<match::Record> load_record(const std::string& path);

/// Checks that saving this match there overwrites nothing else: there is no file, or one of the same match.
core::Status may_overwrite(const std::string& path, const std::string& match_id);

/// The file of one game in progress. Locked while this object lives.
class Autosave {
 public:
  /// With the path "", nothing is saved.
  explicit Autosave(std::string path) : path_(std::move(path)) {}
  ~Autosave();
  Autosave(const Autosave&) = delete;
  Autosave& operator=(const Autosave&) = delete;

  /// Fails if another process is playing this game.
  core::Status lock();

  const std::string& path() const { return path_; }

  /// Writes the game with everything needed to continue it.
  core::Status save(const match::Match& match) const;

  /// Writes the record of a finished game beside the saved game, and removes the saved game. If that fails, tries the
  /// working folder. Returns the record's path.
  core::Result<std::string> finish(const match::Match& match) const;

 private:
  std::string path_;
  int lock_ = -1;
};

}  // namespace tavola::cli
