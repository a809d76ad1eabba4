// A whole game at the terminal. Chance and bots act by themselves, and people are asked.
#pragma once

#include <string>
#include <vector>

#include "cli/play/table.h"
#include "cli/shared/console.h"

namespace tavola::cli {

enum class SessionEnd { kFinished, kLeft, kInterrupted };

class Session {
 public:
  Session(PlayTable& table, const Console& console);

  /// Plays until the game is over or somebody leaves.
  SessionEnd run();

 private:
  void greet();
  bool act_by_itself();
  SessionEnd finish();
  SessionEnd leave(SessionEnd how);
  bool hand_over(core::Seat seat);
  void tell_watchers();
  void warn_if_unsaved();
  void say(const std::string& notice);
  std::string take_notices();
  core::Seat watcher() const;

  PlayTable& table_;
  const Console& console_;
  core::Seat at_keyboard_ = core::kSpectator;
  std::vector<std::size_t> told_;  // events shown to each seat, then to spectators
  bool warned_ = false;            // that the game can't be saved
  std::string notices_;            // shown with the next drawing of the screen
};

/// A path quoted for a shell.
std::string shell_word(const std::string& path);

}  // namespace tavola::cli
