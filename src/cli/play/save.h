// Keeps a game in progress on disk, so that nothing is lost by a closed terminal.
#pragma once

#include <string>

#include "match/match.h"

namespace tavola::cli {

/// $XDG_STATE_HOME/tavola or ~/.local/state/tavola; "" when there is neither.
std::string state_folder();

/// A path in `folder` for a new game with this id, of a file that does not exist yet. Creates the folder.
core::Result<std::string> new_save(const std::string& folder, const std::string& match_id);

/// The game in progress in `folder` that was saved last.
core::Result<std::string> latest_save(const std::string& folder);

/// The record in a file.
core::Result<match::Record> load_record(const std::string& path);

/// Makes sure that saving this match there destroys nothing else: no file, or one of the same match.
core::Status may_overwrite(const std::string& path, const std::string& match_id);

/// The file of one game in progress. Locked while this object lives.
class Autosave {
 public:
  /// Nothing is kept when the path is "".
  explicit Autosave(std::string path) : path_(std::move(path)) {}
  ~Autosave();
  Autosave(const Autosave&) = delete;
  Autosave& operator=(const Autosave&) = delete;

  /// An error when another process plays this game now.
  core::Status lock();

  const std::string& path() const { return path_; }

  /// Writes the game with everything needed to continue it.
  core::Status save(const match::Match& match) const;

  /// Writes the record of a finished game beside the game in progress, which is removed; gives the record's path. Where
  /// that can't be written, the working folder is tried.
  core::Result<std::string> finish(const match::Match& match) const;

 private:
  std::string path_;
  int lock_ = -1;
};

}  // namespace tavola::cli
