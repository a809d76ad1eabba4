// The commands and options of the program as values. read.h reads them from the parser; the man pages and the shell
// completions are written from them, so they always have what `--help` has.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tavola::cli {

/// What can follow an option, or stand in the place of a positional argument.
enum class Follows {
  kNothing,  ///< a flag
  kText,     ///< anything
  kWords,    ///< one of some words
  kFile,
  kFolder,
};

/// An option, a flag or a positional argument.
struct Argument {
  std::vector<std::string> names;  ///< with dashes, short ones first; empty for a positional argument
  std::string value;               ///< the name of its value, such as FILE; "" for a flag
  std::string about;
  std::string range;  ///< the numbers that are allowed, such as "0 to 65535"; "" if any
  std::string environment;
  Follows follows = Follows::kText;
  std::vector<std::string> words;  ///< to complete with
  bool only_words = false;         ///< the parser refuses anything else
  bool required = false;
  bool optional_value = false;  ///< the option can be given without its value
  bool repeated = false;

  bool positional() const { return names.empty(); }
};

/// A command with its subcommands. What is hidden in `--help` is left out.
struct Outline {
  std::vector<std::string> path;  ///< such as tavola, admin, prune
  std::string about;
  std::string footer;
  std::vector<Argument> arguments;
  std::vector<Outline> commands;

  std::string joined(std::string_view between) const;  ///< the path, such as "tavola-admin-prune"
};

/// Calls `visit` for the command and everything below it, in the order of `--help`.
template <class Visit>
void for_each_command(const Outline& outline, const Visit& visit) {
  visit(outline);
  for (const Outline& command : outline.commands) for_each_command(command, visit);
}

}  // namespace tavola::cli
