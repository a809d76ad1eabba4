#include <unistd.h>

#include <iostream>

#include "cli/commands.h"
#include "cli/play/session.h"
#include "cli/play/setup.h"
#include "cli/shared/console.h"
#include "cli/shared/record_file.h"
#include "core/fields.h"

namespace tavola::cli {
namespace {

struct ReplayArguments {
  std::string path;
  int seat = -1;
  int at = -1;
  bool all_hands = false;
  bool all = false;
  bool no_color = false;
};

/// Shows a record on the screen, at any event.
class Replay {
 public:
  Replay(const ShownMatch& table, const Console& console, core::Seat seat, bool all_hands)
      : table_(table), console_(console), seat_(seat), all_hands_(all_hands) {}

  std::size_t last() const { return table_.match().events().size(); }

  /// One line for event `n` (from 0): its number, its notation and what happened.
  std::string line(std::size_t n) const {
    const std::string note = all_hands_ ? table_.game().write_move(table_.match().events()[n]) : table_.noted(seat_, n);
    return term::padded(std::to_string(n + 1), 4) + " " + term::padded(note, 16) + "  " + table_.told(seat_, n);
  }

  /// Shows the position after `n` events and the last of them.
  void show(std::size_t n, bool position) const {
    console_.out << table_.screen().draw(table_.view(seat_, n), table_.look()) << "\n";
    console_.out << (n == 0 ? "     the start" : line(n - 1)) << "\n";
    if (position) console_.out << table_.game().write_position(table_.match().state_before(n)) << "\n";
    if (n == last() && table_.match().over()) console_.out << "\n" << show_result(table_);
  }

  void list() const {
    for (std::size_t n = 0; n < last(); ++n) console_.out << line(n) << "\n";
    console_.out << table_.game().write_position(table_.match().state()) << "\n";
    if (table_.match().over()) console_.out << "\n" << show_result(table_);
  }

  void step() const {
    std::size_t at = 0;
    bool draw = true;
    std::string typed;
    for (;;) {
      if (draw) {
        console_.clear(false);
        show(at, all_hands_);
      }
      console_.out << "\nEvent " << at << " of " << last()
                   << " (Enter next, b back, g N go to, e end, s start, q leave)> " << std::flush;
      const Got got = console_.in.line(typed);
      if (got == Got::kEnd || got == Got::kInterrupted) break;
      const std::string_view word = trimmed(typed);
      if (word == "q" || word == "quit") return;
      draw = move(word, at);
      if (!draw) console_.out << "Expected Enter or n, b, g and a number from 0 to " << last() << ", e, s or q.\n";
    }
    console_.out << "\n";
  }

 private:
  bool move(std::string_view word, std::size_t& at) const {
    if (word.empty() || word == "n") {
      at = std::min(at + 1, last());
    } else if (word == "b") {
      at = at == 0 ? 0 : at - 1;
    } else if (word == "e") {
      at = last();
    } else if (word == "s") {
      at = 0;
    } else {
      if (word.starts_with('g')) word = trimmed(word.substr(1));
      const auto number = core::read_number(word, 0, static_cast<int>(last()), "");
      if (!number.ok()) return false;
      at = static_cast<std::size_t>(*number);
    }
    return true;
  }

  const ShownMatch& table_;
  const Console& console_;
  core::Seat seat_;
  bool all_hands_;
};

void run_replay(const ReplayArguments& arguments) {
  match::Match match = or_fail(match::Match::from_record(read_record_file(arguments.path)), arguments.path);
  const int players = match.game().players();
  const auto events = static_cast<int>(match.events().size());
  if (arguments.seat >= players) {
    fail("--seat " + std::to_string(arguments.seat) + ": expected a seat from 0 to " + std::to_string(players - 1));
  }
  if (arguments.at > events) {
    fail("--at " + std::to_string(arguments.at) + ": expected a number from 0 to " + std::to_string(events) +
         ", the events of this record");
  }
  SystemInput input;
  const Console console = system_console(input, arguments.no_color);
  const ShownMatch table(match, console.paint, console.width);
  const core::Seat seat = arguments.seat < 0 ? core::kSpectator : core::seat(arguments.seat);
  const Replay replay(table, console, seat, arguments.all_hands);
  if (arguments.at >= 0) {
    replay.show(static_cast<std::size_t>(arguments.at), true);
  } else if (arguments.all || arguments.path == "-" || ::isatty(STDIN_FILENO) != 1 || ::isatty(STDOUT_FILENO) != 1) {
    replay.list();
  } else {
    replay.step();
  }
}

}  // namespace

void add_replay(CLI::App& app) {
  auto arguments = std::make_shared<ReplayArguments>();
  auto* command = app.add_subcommand("replay", "Step through a record, or print it");
  command->add_option("FILE", arguments->path, "a record; - for standard input")->required();
  command->add_option("--seat", arguments->seat, "as this seat saw it (default: as a spectator)")
      ->check(CLI::Range(0, core::kMaxSeats - 1));
  command->add_option("--at", arguments->at, "print the position after this many events, and exit")
      ->check(CLI::Range(0, static_cast<int>(match::kMaxEvents)));
  command->add_flag("--all-hands", arguments->all_hands, "show everything, including what was hidden");
  command->add_flag("--all", arguments->all, "print every event and the last position (the default when piped)");
  command->add_flag("--no-color", arguments->no_color, "no colours");
  command->footer(
      "Examples:\n  tavola replay game.json\n  tavola replay game.json --at 20 --seat 1\n"
      "  tavola replay game.json --all | less");
  command->callback([arguments] { run_replay(*arguments); });
}

}  // namespace tavola::cli
