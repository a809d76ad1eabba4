#include "engine/engine.h"

#include <iostream>

#include "cli/commands.h"
#include "cli/shared/files.h"

namespace tavola::cli {
namespace {

enum class Line { kRead, kTooLong, kEnd };

/// Reads one line. Drops a line over the limit up to its end, so that the next one is read correctly.
Line read_line(std::istream& in, std::string& line) {
  line.clear();
  bool too_long = false;
  std::streambuf& buffer = *in.rdbuf();
  for (;;) {
    const int c = buffer.sbumpc();
    if (c == std::char_traits<char>::eof()) {
      if (line.empty() && !too_long) return Line::kEnd;
      break;
    }
    if (c == '\n') break;
    if (line.size() < engine::kMaxLine) {
      line += static_cast<char>(c);
    } else {
      too_long = true;
    }
  }
  return too_long ? Line::kTooLong : Line::kRead;
}

void run_engine() {
  std::ios::sync_with_stdio(false);
  engine::Engine engine(system_entropy);
  std::string line;
  for (;;) {
    const Line got = read_line(std::cin, line);
    if (got == Line::kEnd) return;
    if (got == Line::kRead && line.find_first_not_of(" \t\r") == std::string::npos) continue;
    // Let the engine refuse a line over the limit: give it one that is a byte too long.
    if (got == Line::kTooLong) line.assign(engine::kMaxLine + 1, ' ');
    std::cout << engine.answer(line) << '\n' << std::flush;
    if (engine.done() || !std::cout) return;
  }
}

}  // namespace

void add_engine(CLI::App& app) {
  auto* command = app.add_subcommand("engine", "Run the engine protocol on standard input and output");
  command->footer(
      "One JSON document per line each way; docs/engine-protocol.md describes it.\n"
      "Example:\n  echo '{\"cmd\":\"games\"}' | tavola engine");
  command->callback(run_engine);
}

}  // namespace tavola::cli
