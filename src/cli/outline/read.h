// Reads the outline of the commands from the parser.
#pragma once

#include <CLI/CLI.hpp>
#include <map>
#include <string>
#include <vector>

#include "cli/outline/outline.h"

namespace tavola::cli {

/// Words for the values with these names, such as the games for GAME.
using Vocabulary = std::map<std::string, std::vector<std::string>>;

Outline outline_of(const CLI::App& app, const Vocabulary& vocabulary);

}  // namespace tavola::cli
