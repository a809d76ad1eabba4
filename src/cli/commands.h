// The subcommands of `tavola`. Each adds itself to the command line and runs as its callback; a failure is one line
// on standard error and a non-zero exit.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <vector>

#include "registry/registry.h"

namespace tavola::cli {

void add_games(CLI::App& app);    // list the games
void add_play(CLI::App& app);     // a table in the terminal
void add_engine(CLI::App& app);   // the line protocol
void add_replay(CLI::App& app);   // step through a record
void add_verify(CLI::App& app);   // check a record against its seed
void add_content(CLI::App& app);  // check a content file
void add_rules(CLI::App& app);    // show a rule
void add_bench(CLI::App& app);    // speed
void add_arena(CLI::App& app);    // bots against bots
void add_balance(CLI::App& app);  // what a designer asks of a game
void add_serve(CLI::App& app);    // the server
void add_proof(CLI::App& app);    // many random games with every invariant checked
void add_admin(CLI::App& app);    // a server's store
void add_load(CLI::App& app);     // a server under load

/// Ends the command with this exit code; unwinds to main.
struct Exit {
  int code;
};

/// Says "tavola: <text>" on standard error and ends the command with exit code 1.
[[noreturn]] void fail(const std::string& text);

/// The value, or fail() with the error.
template <class T>
T or_fail(core::Result<T> result, const std::string& where = "") {
  if (!result.ok()) fail(where.empty() ? result.error().text() : where + ": " + result.error().text());
  return *std::move(result);
}

/// The arguments that choose a game and its table: GAME --players --edition --option --content.
struct TableArguments {
  std::string game;
  int players = 2;
  std::string edition;
  std::vector<std::string> options;  // "name=value"
  std::string content;               // a path; "" for the default

  /// `one_table`: with --players.
  void add_to(CLI::App& command, bool one_table = true);

  /// The game, or fail() with what is wrong.
  std::shared_ptr<const registry::AnyGame> make() const;
};

}  // namespace tavola::cli
