// The commands at the prompt.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <ostream>

#include "cli/play/prompt.h"
#include "cli/play/session.h"
#include "cli/shared/record_file.h"
#include "cli/shared/rules_book.h"

namespace tavola::cli {
Prompt::Heard Prompt::hear_command(std::string_view word, std::string_view rest, bool& understood) {
  understood = true;
  if (word == "save") {
    save(rest);
  } else if (word == "rules" || word == "rule") {
    rules(rest);
  } else if (!rest.empty()) {
    understood = false;
  } else if (word == "help" || word == "?" || word == "h") {
    help();
  } else if (word == "undo" || word == "u") {
    return undo();
  } else if (word == "hint") {
    hint();
  } else if (word == "more") {
    console_.out << show_choices(choices_, last_shown_, singles(last_shown_), console_.paint, console_.width);
  } else if (word == "board") {
    show();
  } else if (word == "log") {
    log();
  } else if (word == "record") {
    record();
  } else if (word == "quit" || word == "q" || word == "exit") {
    return quit();
  } else {
    understood = false;
  }
  return Heard::kNothing;
}

void Prompt::help() {
  const std::string how = "Type the number of a choice, or the move itself (such as `" + choices_.front().notation +
                          "`). Type part of a move to list the choices that contain it. Enter draws the table again, "
                          "or takes the only choice.";
  for (const std::string& line : wrapped(how, console_.width, 0)) console_.out << line << "\n";
  console_.out << "  more           show all choices of the last list\n"
                  "  hint           show what a strong bot would do\n"
                  "  undo           take back your last move, but not past a random event or another player's move\n"
                  "  rules          show the rules of this game; `rules SL-9` shows one, `rules park` searches\n"
                  "  board          draw the table again\n"
                  "  log            show everything that has happened\n"
                  "  record         show the game so far in notation, as far as you may know it\n"
                  "  save FILE      save a copy of the game; it is saved after every move anyway\n"
                  "  quit           save and leave\n";
}

Prompt::Heard Prompt::undo() {
  if (table_.say(seat_, {{"t", "undo"}}).ok()) return Heard::kUndone;
  const match::Match& match = table_.match();
  if (match.events().empty()) {
    console_.out << "There is nothing to undo yet.\n";
    return Heard::kNothing;
  }
  const core::Actor last = table_.actor(match.events().size() - 1);
  if (last.is_chance()) {
    console_.out << "You can't undo a random event: the last draw or roll stays.\n";
  } else {
    console_.out << "The last move was " << table_.name(last.seat()) << "'s: you can only undo your own.\n";
  }
  return Heard::kNothing;
}

void Prompt::hint() {
  const auto hint = table_.say(seat_, {{"t", "hint"}});
  if (!hint.ok()) {
    console_.out << hint.error().text() << "\n";
    return;
  }
  const auto found = std::find_if(choices_.begin(), choices_.end(),
                                  [&](const Choice& choice) { return choice.notation == hint->value("text", ""); });
  if (found == choices_.end()) return;
  const auto at = static_cast<std::size_t>(found - choices_.begin());
  const wire::Json& ideas = (*hint)["ideas"];
  console_.out << "A strong bot would choose";
  if (ideas.size() > 1)
    console_.out << " (about " << std::lround(ideas[0]["chances"].get<int>() / 10.0) << " % to win)";
  console_.out << ":\n" << show_choices(choices_, {at}, {{at}}, console_.paint, console_.width);
}

void Prompt::save(std::string_view file) {
  std::string path(file);
  const char* home = std::getenv("HOME");
  if (path.starts_with("~/") && home != nullptr) path = home + path.substr(1);
  core::Status saved = core::Done{};
  if (path.empty()) {
    path = table_.autosave().path();
    saved = path.empty() ? core::Status(core::Error{"no-file", "", "name a file, such as `save game.json`"})
                         : table_.autosave().save(table_.match());
  } else {
    saved = may_overwrite(path, table_.match().setup().id);
    if (saved.ok()) saved = write_record_file(path, table_.match().record(true));
  }
  if (saved.ok()) {
    console_.out << "Saved. Continue later with: tavola play --resume " << shell_word(path) << "\n";
  } else {
    console_.out << "Not saved: " << saved.error().text() << "\n";
  }
}

void Prompt::rules(std::string_view words) {
  const RulesBook& book = rules_book();
  if (!words.empty()) {
    console_.out << look_up(book, words, table_.game().id(), console_.paint, console_.width);
    return;
  }
  for (const Rule& rule : book.rules()) {
    if (rule.page == table_.game().id()) console_.out << show_brief(rule, console_.paint, console_.width);
  }
  console_.out << "`rules ID` shows one rule in full, `rules WORD` searches. G-1 to G-7 apply to every game.\n";
}

void Prompt::log() {
  for (const std::string& line : table_.told(seat_, 0, table_.match().events().size())) {
    for (const std::string& part : wrapped(line, console_.width - 2, 2)) console_.out << "  " << part << "\n";
  }
}

void Prompt::record() {
  std::string line;
  for (std::size_t n = 0; n < table_.match().events().size(); ++n) {
    line += (n == 0 ? "" : "; ") + table_.noted(seat_, n);
  }
  for (const std::string& part : wrapped(line, console_.width, 0)) console_.out << part << "\n";
  if (!table_.autosave().path().empty()) console_.out << "Saved in " << table_.autosave().path() << "\n";
}

Prompt::Heard Prompt::quit() {
  if (leave_unsaved_ || table_.autosave().path().empty()) {
    if (leave_unsaved_) return Heard::kLeave;
    console_.out << "This game is not saved. `save FILE` saves it; `quit` again leaves without saving.\n";
    leave_unsaved_ = true;
    return Heard::kNothing;
  }
  const core::Status saved = table_.autosave().save(table_.match());
  if (saved.ok()) return Heard::kLeave;
  console_.out << "The game can't be saved (" << saved.error().text()
               << "). `save FILE` saves it elsewhere; `quit` again leaves without saving.\n";
  leave_unsaved_ = true;
  return Heard::kNothing;
}

}  // namespace tavola::cli
