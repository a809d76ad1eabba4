// The file in which an arena keeps every finished game, one JSON document a line, to go on after any end.
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

  /// Opens or makes the file, which belongs to this arena alone from then on. `head` says what is being played: a file
  /// with another one is refused. Gives the games in it. A torn last line is cut off, as an end in the middle of
  /// writing leaves it; anything else that is wrong is an error with its line.
  core::Result<std::vector<PlayedGame>> open(const std::string& path, const wire::Json& head, int players);

  bool is_open() const { return file_ >= 0; }

  /// Adds a finished game, at once; on disk some seconds later at the most, and when the file is closed.
  core::Status add(const PlayedGame& game);

  void close();

 private:
  core::Status write(const std::string& text);

  std::string path_;
  int file_ = -1;
  std::chrono::steady_clock::time_point synced_ = std::chrono::steady_clock::now();
};

}  // namespace tavola::lab
