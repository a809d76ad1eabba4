// Man pages from the outline of the commands.
#pragma once

#include <string>

#include "cli/outline/outline.h"

namespace tavola::cli {

/// The page of a command, as roff: tavola(1) for the whole program, which names the others; tavola-admin(1) for a
/// command, with its subcommands. It has no date, so that the same program always gives the same page.
std::string man_page(const Outline& command, const std::string& version);

}  // namespace tavola::cli
