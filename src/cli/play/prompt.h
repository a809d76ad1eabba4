// Asks one person for one decision: shows the table, the news and the choices, and reads lines until something happens.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/choices.h"
#include "cli/play/table.h"
#include "cli/shared/console.h"

namespace tavola::cli {

enum class Answer { kMoved, kUndone, kLeave, kInterrupted };

class Prompt {
 public:
  /// `told`: how many events this seat has been shown. `notice`: lines to show once, above the table.
  Prompt(PlayTable& table, const Console& console, core::Seat seat, std::size_t told, std::string notice);

  /// Shows everything and reads lines until the person moves, takes a move back or leaves.
  Answer ask();

 private:
  enum class Heard { kNothing, kMoved, kUndone, kLeave };
  using Places = std::vector<std::size_t>;

  void show();
  void show_news(const std::vector<std::string>& news, std::size_t most);
  void show_some(const Places& among);
  std::size_t room(int used) const;

  Heard hear(std::string_view line);
  Heard hear_move(std::string_view line, bool& understood);
  Heard hear_command(std::string_view word, std::string_view rest, bool& understood);
  Heard play(const std::string& notation);
  void filter(std::string_view line);

  void help();
  Heard undo();
  void hint();
  void save(std::string_view file);
  void rules(std::string_view words);
  void log();
  void record();
  Heard quit();

  PlayTable& table_;
  const Console& console_;
  core::Seat seat_;
  std::size_t told_;
  std::string notice_;
  registry::AnyView view_;
  std::vector<Choice> choices_;
  Places last_shown_;           // what `more` shows in full
  bool leave_unsaved_ = false;  // the person was warned that saving fails
};

}  // namespace tavola::cli
