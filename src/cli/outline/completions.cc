#include "cli/outline/completions.h"

namespace tavola::cli {
namespace {

/// Each script walks the words before the cursor to find the command and whether the word before the cursor is an
/// option that takes a value. Then it offers values, options, or commands and arguments.

std::string one_line(std::string text) {
  for (char& c : text) {
    if (c == '\n') c = ' ';
  }
  return text;
}

/// In single quotes, as bash and zsh read it, or as fish does.
std::string in_single_quotes(std::string_view text, std::string_view quote = "'\\''") {
  std::string out = "'";
  for (const char c : text) {
    if (c == '\'') {
      out += quote;
    } else {
      out += c;
    }
  }
  return out + "'";
}

std::string quoted_for_fish(std::string_view text) {
  std::string out;
  for (const char c : text) out += c == '\\' ? std::string("\\\\") : std::string(1, c);
  return in_single_quotes(out, "\\'");
}

std::string joined_words(const std::vector<std::string>& words) {
  std::string out;
  for (const std::string& word : words) out += (out.empty() ? "" : " ") + word;
  return out;
}

/// The names of the options of a command.
std::vector<std::string> option_names(const Outline& command) {
  std::vector<std::string> names;
  for (const Argument& argument : command.arguments) {
    names.insert(names.end(), argument.names.begin(), argument.names.end());
  }
  return names;
}

std::vector<std::string> command_names(const Outline& command) {
  std::vector<std::string> names;
  for (const Outline& below : command.commands) names.push_back(below.path.back());
  return names;
}

/// Patterns for a `case` of bash and zsh, or words for one of fish.
struct Patterns {
  std::string commands;  ///< "tavola play"
  std::string valued;    ///< "tavola play --bots"
};

template <class Quoted>
Patterns patterns_of(const Outline& outline, std::string_view between, const Quoted& as_quoted) {
  Patterns patterns;
  const auto add = [&](std::string& to, const std::string& text) {
    to += (to.empty() ? std::string() : std::string(between)) + as_quoted(text);
  };
  for_each_command(outline, [&](const Outline& command) {
    if (command.path.size() > 1) add(patterns.commands, command.joined(" "));
    for (const Argument& argument : command.arguments) {
      if (argument.follows == Follows::kNothing) continue;
      for (const std::string& name : argument.names) add(patterns.valued, command.joined(" ") + " " + name);
    }
  });
  return patterns;
}

/// One pattern of a case, or none if there is nothing to offer.
using Offer = std::string (*)(const Argument& argument);

/// The patterns for what follows the options that take a value.
std::string value_cases(const Outline& outline, std::string_view open, Offer offer) {
  std::string out;
  for_each_command(outline, [&](const Outline& command) {
    for (const Argument& argument : command.arguments) {
      const std::string offered = offer(argument);
      if (offered.empty()) continue;
      for (const std::string& name : argument.names) {
        out += "      " + std::string(open) + in_single_quotes(command.joined(" ") + " " + name) + ") " + offered +
               " ;;\n";
      }
    }
  });
  return out;
}

std::string offer_for_bash(const Argument& argument) {
  switch (argument.follows) {
    case Follows::kWords:
      return "offer=" + in_single_quotes(joined_words(argument.words));
    case Follows::kFile:
      return "kind='file'";
    case Follows::kFolder:
      return "kind='directory'";
    case Follows::kNothing:
    case Follows::kText:
      break;
  }
  return "";
}

std::string offer_for_zsh(const Argument& argument) {
  switch (argument.follows) {
    case Follows::kWords:
      return "compadd -- " + joined_words(argument.words);
    case Follows::kFile:
      return "_files";
    case Follows::kFolder:
      return "_files -/";
    case Follows::kNothing:
    case Follows::kText:
      break;
  }
  return "";
}

std::string offer_for_fish(const Argument& argument) {
  switch (argument.follows) {
    case Follows::kWords:
      return " -x -a " + quoted_for_fish(joined_words(argument.words));
    case Follows::kFile:
      return " -r -F";
    case Follows::kFolder:
      return " -x -a '(__fish_complete_directories)'";
    case Follows::kText:
      return " -x";
    case Follows::kNothing:
      break;
  }
  return "";
}

/// What the first positional argument of a command offers.
std::string offered_at(const Outline& command, Offer offer) {
  for (const Argument& argument : command.arguments) {
    if (argument.positional()) return offer(argument);
  }
  return "";
}

/// name:about for zsh's _describe
std::string described(const std::string& name, const std::string& about) {
  return " " + in_single_quotes(name + ":" + one_line(about));
}

}  // namespace

std::string bash_completions(const Outline& outline) {
  const Patterns patterns = patterns_of(outline, " | ", [](const std::string& text) { return in_single_quotes(text); });
  std::string options;
  std::string words;
  for_each_command(outline, [&](const Outline& command) {
    const std::string open = "      " + in_single_quotes(command.joined(" ")) + ") ";
    options += open + "offer=" + in_single_quotes(joined_words(option_names(command))) + " ;;\n";
    if (!command.commands.empty()) {
      words += open + "offer=" + in_single_quotes(joined_words(command_names(command))) + " ;;\n";
    } else if (const std::string offered = offered_at(command, offer_for_bash); !offered.empty()) {
      words += open + offered + " ;;\n";
    }
  });
  return "# Completions of tavola for bash, written by `tavola completions bash`.\n"
         "# shellcheck shell=bash\n"
         "_tavola() {\n"
         "  local word=${COMP_WORDS[COMP_CWORD]} at=tavola option='' offer='' kind='' i\n"
         "  COMPREPLY=()\n"
         "  for ((i = 1; i < COMP_CWORD; i++)); do\n"
         "    if [[ -n $option ]]; then\n"
         "      option=''\n"
         "      continue\n"
         "    fi\n"
         "    case \"$at ${COMP_WORDS[i]}\" in\n"
         "      " +
         patterns.commands +
         ") at+=\" ${COMP_WORDS[i]}\" ;;\n"
         "      " +
         patterns.valued +
         ") option=${COMP_WORDS[i]} ;;\n"
         "    esac\n"
         "  done\n"
         "  if [[ -n $option ]]; then\n"
         "    case \"$at $option\" in\n" +
         value_cases(outline, "", offer_for_bash) +
         "    esac\n"
         "  elif [[ $word == -* ]]; then\n"
         "    case $at in\n" +
         options +
         "    esac\n"
         "  else\n"
         "    case $at in\n" +
         words +
         "    esac\n"
         "  fi\n"
         "  if [[ -n $offer ]]; then\n"
         "    mapfile -t COMPREPLY < <(compgen -W \"$offer\" -- \"$word\")\n"
         "  elif [[ -n $kind ]]; then\n"
         "    compopt -o filenames 2>/dev/null\n"
         "    mapfile -t COMPREPLY < <(compgen -A \"$kind\" -- \"$word\")\n"
         "  fi\n"
         "}\n"
         "complete -F _tavola tavola\n";
}

std::string zsh_completions(const Outline& outline) {
  const Patterns patterns = patterns_of(outline, "|", [](const std::string& text) { return in_single_quotes(text); });
  std::string options;
  std::string words;
  for_each_command(outline, [&](const Outline& command) {
    const std::string open = "      (" + in_single_quotes(command.joined(" ")) + ") ";
    options += open + "offer=(";
    for (const Argument& argument : command.arguments) {
      for (const std::string& name : argument.names) options += described(name, argument.about);
    }
    options += " ) ;;\n";
    if (!command.commands.empty()) {
      words += open + "offer=(";
      for (const Outline& below : command.commands) words += described(below.path.back(), below.about);
      words += " ) && _describe command offer ;;\n";
    } else if (const std::string offered = offered_at(command, offer_for_zsh); !offered.empty()) {
      words += open + offered + " ;;\n";
    }
  });
  return "#compdef tavola\n"
         "# Completions of tavola for zsh, written by `tavola completions zsh`.\n"
         "_tavola() {\n"
         "  local word=$words[CURRENT] at=tavola option='' i\n"
         "  local -a offer\n"
         "  for ((i = 2; i < CURRENT; i++)); do\n"
         "    if [[ -n $option ]]; then\n"
         "      option=''\n"
         "      continue\n"
         "    fi\n"
         "    case \"$at $words[i]\" in\n"
         "      (" +
         patterns.commands +
         ") at+=\" $words[i]\" ;;\n"
         "      (" +
         patterns.valued +
         ") option=$words[i] ;;\n"
         "    esac\n"
         "  done\n"
         "  if [[ -n $option ]]; then\n"
         "    case \"$at $option\" in\n" +
         value_cases(outline, "(", offer_for_zsh) +
         "    esac\n"
         "  elif [[ $word == -* ]]; then\n"
         "    case $at in\n" +
         options +
         "    esac\n"
         "    _describe -o option offer\n"
         "  else\n"
         "    case $at in\n" +
         words +
         "    esac\n"
         "  fi\n"
         "}\n"
         "if [[ $funcstack[1] == _tavola ]]; then _tavola \"$@\"; else compdef _tavola tavola; fi\n";
}

std::string fish_completions(const Outline& outline) {
  const Patterns patterns = patterns_of(outline, " ", quoted_for_fish);
  std::string out =
      "# Completions of tavola for fish, written by `tavola completions fish`.\n"
      "function __tavola_at -d 'Whether the words before the cursor name this command'\n"
      "    set -l at tavola\n"
      "    set -l value 0\n"
      "    set -l words (commandline -opc)\n"
      "    set -e words[1]\n"
      "    for word in $words\n"
      "        if test $value = 1\n"
      "            set value 0\n"
      "            continue\n"
      "        end\n"
      "        switch \"$at $word\"\n"
      "            case " +
      patterns.commands +
      "\n"
      "                set at \"$at $word\"\n"
      "            case " +
      patterns.valued +
      "\n"
      "                set value 1\n"
      "        end\n"
      "    end\n"
      "    test \"$at\" = \"$argv\"\n"
      "end\n"
      "complete -c tavola -f\n";
  for_each_command(outline, [&](const Outline& command) {
    const std::string line = "complete -c tavola -n " + quoted_for_fish("__tavola_at " + command.joined(" "));
    for (const Outline& below : command.commands) {
      out += line + " -a " + below.path.back() + " -d " + quoted_for_fish(one_line(below.about)) + "\n";
    }
    for (const Argument& argument : command.arguments) {
      if (argument.positional()) {
        if (argument.follows == Follows::kWords)
          out += line + " -a " + quoted_for_fish(joined_words(argument.words)) + "\n";
        if (argument.follows == Follows::kFile) out += line + " -F\n";
        continue;
      }
      out += line;
      for (const std::string& name : argument.names) {
        out += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
      }
      out += offer_for_fish(argument) + " -d " + quoted_for_fish(one_line(argument.about)) + "\n";
    }
  });
  return out;
}

}  // namespace tavola::cli
