// Shell completions from the outline of the commands.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "cli/outline/outline.h"

namespace tavola::cli {

inline constexpr std::array<std::string_view, 3> kShells{"bash", "zsh", "fish"};

std::string bash_completions(const Outline& outline);
std::string zsh_completions(const Outline& outline);
std::string fish_completions(const Outline& outline);

}  // namespace tavola::cli
