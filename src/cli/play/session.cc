#include "cli/play/session.h"

#include <algorithm>
#include <ostream>
#include <utility>

#include "cli/play/prompt.h"

namespace tavola::cli {
namespace {

using core::Seat;

constexpr std::size_t kShortDigits = 16;

}  // namespace

std::string shell_word(const std::string& path) {
  constexpr std::string_view kSafe = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+,:@%=";
  if (!path.empty() && path.find_first_not_of(kSafe) == std::string::npos) return path;
  std::string word = "'";
  for (const char c : path) word += c == '\'' ? "'\\''" : std::string(1, c);
  return word + "'";
}

Session::Session(PlayTable& table, const Console& console) : table_(table), console_(console) {
  // In a resumed game, each player is told what happened since their last turn.
  for (int s = 0; s < table.game().players(); ++s) {
    told_.push_back(table.since_last_turn(core::seat(s)));
  }
  told_.push_back(table.first_event());
}

SessionEnd Session::run() {
  greet();
  for (;;) {
    if (console_.in.interrupted()) return leave(SessionEnd::kInterrupted);
    if (table_.match().over()) return finish();
    const Seat seat = *table_.table().acting();
    if (!table_.is_person(seat)) {
      if (!act_by_itself()) return leave(SessionEnd::kLeft);
      continue;
    }
    warn_if_unsaved();
    if (!hand_over(seat)) return leave(console_.in.interrupted() ? SessionEnd::kInterrupted : SessionEnd::kLeft);
    std::size_t& told = told_[static_cast<std::size_t>(core::index(seat))];
    Prompt prompt(table_, console_, seat, told, take_notices());
    told_.back() = table_.match().events().size();
    told = told_.back();  // the next news begins with this move, as a confirmation
    const Answer answer = prompt.ask();
    told = std::min(told, table_.match().events().size());
    if (answer == Answer::kLeave) return leave(SessionEnd::kLeft);
    if (answer == Answer::kInterrupted) return leave(SessionEnd::kInterrupted);
  }
}

void Session::greet() {
  const match::Match& match = table_.match();
  const auto entry = registry::find_game(match.game().id());
  std::string players;
  for (int s = 0; s < match.game().players(); ++s) {
    players += (s == 0 ? "" : ", ") + table_.name(core::seat(s));
    const std::string& kind = match.setup().players[static_cast<std::size_t>(s)].kind;
    if (kind != "person") players += " (" + kind + " bot)";
  }
  say(table_.look().paint.bold((*entry)->name()) + ": " + players + "\n");
  if (match.setup().seed) {
    say("The deal is fixed. Commitment: " +
        core::to_hex(match::commitment(*match.setup().seed)).substr(0, kShortDigits) + "... (see `tavola verify`)\n");
  }
  if (table_.people() == 0) console_.out << take_notices();
}

/// Prints the notice now, or with the next drawing if the screen is redrawn.
void Session::say(const std::string& notice) {
  if (console_.screen) {
    notices_ += notice;
  } else {
    console_.out << notice;
  }
}

std::string Session::take_notices() { return std::exchange(notices_, std::string()); }

/// Makes a bot's move.
bool Session::act_by_itself() {
  const core::Status done = table_.let_bot_move();
  if (!done.ok()) console_.out << "The game can't continue: " << done.error().text() << "\n";
  if (table_.people() == 0) tell_watchers();
  return done.ok();
}

/// The seat for which the end of the game is shown: that of the only person, or kSpectator.
Seat Session::watcher() const {
  for (int s = 0; s < table_.game().players() && table_.people() == 1; ++s) {
    if (table_.is_person(core::seat(s))) return core::seat(s);
  }
  return core::kSpectator;
}

/// Prints the new events for watcher(). In a game without people, each event has its own line.
void Session::tell_watchers() {
  const Seat seat = watcher();
  std::size_t& told = seat == core::kSpectator ? told_.back() : told_[static_cast<std::size_t>(core::index(seat))];
  const std::size_t end = table_.match().events().size();
  while (told < end) {
    const std::size_t next = table_.people() == 0 ? told + 1 : end;
    for (const std::string& line : table_.told(seat, told, next)) {
      for (const std::string& part : wrapped(line, console_.width, 2)) console_.out << part << "\n";
    }
    told = next;
  }
}

bool Session::hand_over(Seat seat) {
  if (seat == at_keyboard_) return true;
  const bool first = at_keyboard_ == core::kSpectator;
  at_keyboard_ = seat;
  if (table_.people() < 2) return true;
  if (!console_.screen) {
    console_.out << "\n--- " << table_.name(seat) << " ---\n";
    return true;
  }
  if (!table_.hides_hands()) return true;
  console_.clear(!first);
  console_.out << take_notices() << "\nPass the keyboard to " << table_.look().paint.bold(table_.look().name(seat))
               << ". Press Enter when nobody else is looking. " << std::flush;
  std::string line;
  const Got got = console_.in.line(line);
  console_.clear(true);
  return got != Got::kEnd && got != Got::kInterrupted && trimmed(line) != "quit";
}

void Session::warn_if_unsaved() {
  const core::Status& saved = table_.saved();
  if (saved.ok() || std::exchange(warned_, true)) return;
  say("Warning: the game can't be saved (" + saved.error().text() + "); `save FILE` saves it elsewhere.\n");
}

SessionEnd Session::leave(SessionEnd how) {
  const Autosave& autosave = table_.autosave();
  const core::Status saved = autosave.save(table_.match());
  console_.out << take_notices() << "\n";
  if (autosave.path().empty()) {
    console_.out << "This game was not saved.\n";
  } else if (saved.ok()) {
    console_.out << "Saved. Continue with: tavola play --resume " << shell_word(autosave.path()) << "\n";
  } else {
    console_.out << "This game could not be saved: " << saved.error().text() << "\n";
  }
  console_.out << std::flush;
  return how;
}

SessionEnd Session::finish() {
  const Seat seat = watcher();
  console_.clear(table_.people() > 1);
  console_.out << take_notices();
  tell_watchers();
  console_.out << "\n" << table_.screen().draw(table_.view(seat), table_.look()) << "\n" << show_result(table_) << "\n";
  const auto path = table_.autosave().finish(table_.match());
  if (!path.ok()) {
    console_.out << "The record could not be saved: " << path.error().text() << "\n";
    return SessionEnd::kFinished;
  }
  console_.out << "The record: " << *path << "\n";
  if (const auto& seed = table_.match().setup().seed) {
    console_.out << "The deal was fixed by commitment "
                 << core::to_hex(match::commitment(*seed)).substr(0, kShortDigits) << "...; its seed was "
                 << core::to_hex(*seed) << ".\n"
                 << "Check it with: tavola verify " << shell_word(*path) << "\n";
  }
  console_.out << "Replay it with: tavola replay " << shell_word(*path) << "\n" << std::flush;
  return SessionEnd::kFinished;
}

}  // namespace tavola::cli
