// The arena's journal: one JSON line per finished game, so that a run can continue after any interruption.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "lab/arena/played_game.h"

namespace tavola::lab {

class Journal {
 public:
  Journal() = default;
  ~Journal();
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;

  /// Opens or creates the file, locks it for this arena, and returns the games in it. Refuses a file whose `head` (what
  /// is being played) differs. Cuts off a last line that a crash left incomplete. Any other damage is an error with its
  /// line number.
  core::Result<std::vector<PlayedGame>> open(const std::string& path, const wire::Json& head, int players);

  bool is_open() const { return file_ >= 0; }

  /// Writes a finished game at once. Syncs to disk every few seconds, and on close.
  core::Status add(const PlayedGame& game);

  void close();

 private:
  core::Status write(const std::string& text);

  std::string path_;
  int file_ = -1;
  std::chrono::steady_clock::time_point synced_ = std::chrono::steady_clock::now();
};

}  // namespace tavola::lab
