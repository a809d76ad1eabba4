// A whole game at the terminal. Chance and bots act by themselves, people are asked, and everything is saved to disk.
#pragma once

#include <string>
#include <vector>

#include "cli/play/save.h"
#include "cli/play/table.h"
#include "cli/shared/console.h"

namespace tavola::cli {

enum class SessionEnd { kFinished, kLeft, kInterrupted };

class Session {
 public:
  Session(PlayTable& table, const Console& console, const Autosave& autosave);

  /// Plays until the game is over or somebody leaves.
  SessionEnd run();

 private:
  void greet();
  bool act_by_itself();
  SessionEnd finish();
  SessionEnd leave(SessionEnd how);
  bool hand_over(core::Seat seat);
  void tell_watchers();
  void keep();
  void say(const std::string& notice);
  std::string take_notices();
  core::Seat watcher() const;

  PlayTable& table_;
  const Console& console_;
  const Autosave& autosave_;
  core::Seat at_keyboard_ = core::kSpectator;
  std::vector<std::size_t> told_;       // events shown to each seat, then to spectators
  std::size_t kept_ = ~std::size_t{0};  // events saved to disk
  bool warned_ = false;
  std::string notices_;  // shown with the next drawing of the screen
};

/// A path quoted for a shell.
std::string shell_word(const std::string& path);

}  // namespace tavola::cli
