// The subcommands of `tavola`. Each registers itself and runs as its callback. A failure prints one line on standard
// error and exits with a non-zero code.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <vector>

#include "registry/registry.h"

namespace tavola::cli {

void add_games(CLI::App& app);     // list the games
void add_play(CLI::App& app);      // play at a table in the terminal
void add_engine(CLI::App& app);    // speak the engine protocol
void add_replay(CLI::App& app);    // step through a record
void add_verify(CLI::App& app);    // check a record against its seed
void add_content(CLI::App& app);   // check a content file
void add_rules(CLI::App& app);     // show a rule
void add_bench(CLI::App& app);     // measure the speed
void add_arena(CLI::App& app);     // let bots play each other
void add_balance(CLI::App& app);   // measure a game's balance
void add_serve(CLI::App& app);     // run the server
void add_proof(CLI::App& app);     // play random games and check every invariant
void add_admin(CLI::App& app);     // manage a server's store
void add_load(CLI::App& app);      // put a server under load
void add_health(CLI::App& app);    // ask a server whether it is ready
void add_describe(CLI::App& app);  // print man pages and shell completions

/// Ends the command with this exit code, by unwinding to main().
struct Exit {
  int code;
};

/// Prints "tavola: <text>" on standard error and ends the command with exit code 1.
[[noreturn]] void fail(const std::string& text);

/// The value; calls fail() if there is an error.
template <class T>
T or_fail(core::Result<T> result, const std::string& where = "") {
  if (!result.ok()) fail(where.empty() ? result.error().text() : where + ": " + result.error().text());
  return *std::move(result);
}

/// The arguments that select a game and its table: GAME --players --edition --option --content.
struct TableArguments {
  std::string game;
  int players = 2;
  std::string edition;
  std::vector<std::string> options;  // "name=value"
  std::string content;               // a path; "" for the default

  /// Adds the options; --players only if `one_table`.
  void add_to(CLI::App& command, bool one_table = true);

  /// Creates the game; calls fail() if the arguments are wrong.
  std::shared_ptr<const registry::AnyGame> make() const;
};

}  // namespace tavola::cli
