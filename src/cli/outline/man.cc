#include "cli/outline/man.h"

#include <algorithm>

#include "term/paint.h"

namespace tavola::cli {
namespace {

constexpr std::string_view kExitStatus =
    ".SH \"EXIT STATUS\"\n"
    ".TP\n0\nEverything went well.\n"
    ".TP\n1\nSomething failed; one line on standard error says what.\n"
    ".TP\n2\nThe command line is wrong.\n"
    ".TP\n128 and above\nA signal stopped the command: 128 plus its number.\n";

/// Text as roff shows it, in one line. What is in `backquotes` becomes bold.
std::string escaped(std::string_view text) {
  std::string out;
  bool bold = false;
  for (const char c : text) {
    switch (c) {
      case '\\':
        out += "\\e";
        break;
      case '-':
        out += "\\-";
        break;
      case '\n':
        out += ' ';
        break;
      case '\'':
        out += "\\(aq";
        break;
      case '^':
        out += "\\(ha";
        break;
      case '~':
        out += "\\(ti";
        break;
      case '"':
        out += "\\(dq";
        break;
      case '`':
        bold = !bold;
        out += bold ? "\\fB" : "\\fR";
        break;
      default:
        out += c;
    }
  }
  if (bold) out += "\\fR";
  return out.starts_with('.') ? "\\&" + out : out;
}

std::string bold(std::string_view text) { return "\\fB" + escaped(text) + "\\fR"; }
std::string italic(std::string_view text) { return "\\fI" + escaped(text) + "\\fR"; }

/// A description as a sentence.
std::string sentence(std::string_view text) {
  std::string out = escaped(text);
  if (!out.empty() && out.front() >= 'a' && out.front() <= 'z' && !text.starts_with("x-")) {
    out.front() = static_cast<char>(out.front() - 'a' + 'A');
  }
  if (!out.empty() && !out.ends_with('.')) out += '.';
  return out;
}

/// --bots BOTS, or -h, --help
std::string usage_of(const Argument& argument) {
  if (argument.positional()) return italic(argument.value);
  std::string out;
  for (const std::string& name : argument.names) out += (out.empty() ? "" : ", ") + bold(name);
  if (argument.value.empty()) return out;
  return out + (argument.optional_value ? " [" + italic(argument.value) + "]" : " " + italic(argument.value));
}

std::string paragraphs_of(const Argument& argument) {
  std::string out = ".TP\n" + usage_of(argument) + "\n";
  out += argument.about.empty() ? "\\&" : sentence(argument.about);
  if (argument.only_words) {
    out += "\nValues:";
    for (const std::string& word : argument.words) out += (&word == &argument.words.front() ? " " : ", ") + bold(word);
    out += '.';
  }
  if (!argument.range.empty()) out += "\nFrom " + escaped(argument.range) + ".";
  if (!argument.environment.empty()) out += "\nEnvironment variable: " + bold(argument.environment) + ".";
  return out + "\n";
}

std::string synopsis_of(const Outline& command) {
  std::string out = bold(command.joined(" "));
  for (const Argument& argument : command.arguments) {
    if (argument.positional()) continue;
    out += argument.required ? " " + usage_of(argument) : "";
  }
  out += " [" + italic("options") + "]";
  for (const Argument& argument : command.arguments) {
    if (!argument.positional()) continue;
    const std::string name = italic(argument.value) + (argument.repeated ? " ..." : "");
    out += argument.required ? " " + name : " [" + name + "]";
  }
  if (!command.commands.empty()) out += " " + italic("command");
  return out + "\n";
}

/// The text below the options of `--help`. Indented lines stay as they are; "Examples:" becomes a heading.
std::string footer_of(const Outline& command, const std::string& heading) {
  std::string out;
  bool verbatim = false;
  bool begun = false;
  const auto show_verbatim = [&](bool wanted) {
    if (wanted != verbatim) out += wanted ? ".PP\n.nf\n" : ".fi\n";
    verbatim = wanted;
  };
  for (const std::string_view line : term::lines_of(command.footer)) {
    if (line.empty()) continue;
    if (line == "Examples:" || line == "Example:") {
      show_verbatim(false);
      out += heading + " EXAMPLES\n";
      begun = true;
      continue;
    }
    show_verbatim(line.starts_with(' '));
    if (!verbatim && !begun) out += ".PP\n";
    begun = true;
    out += escaped(line) + "\n";
  }
  show_verbatim(false);
  return out;
}

std::string options_of(const Outline& command) {
  std::string out;
  for (const bool positional : {true, false}) {
    for (const Argument& argument : command.arguments) {
      if (argument.positional() == positional) out += paragraphs_of(argument);
    }
  }
  return out;
}

/// A command below that of the page, as a part of it. The options of the page's own command are not repeated.
std::string part_of(const Outline& command, const Outline& page) {
  std::string out = ".SS \"" + escaped(command.joined(" ")) + "\"\n" + sentence(command.about) + "\n";
  if (command.commands.empty()) out += ".PP\n" + synopsis_of(command);
  for (const Argument& argument : command.arguments) {
    const auto same = [&](const Argument& other) { return !other.positional() && other.names == argument.names; };
    if (std::none_of(page.arguments.begin(), page.arguments.end(), same)) out += paragraphs_of(argument);
  }
  return out + footer_of(command, ".PP\n\\&");
}

std::string page_name(const Outline& command) { return command.joined("-"); }

/// What a page is about, in the form of the lists of man pages: without the program's name and a full stop.
std::string listed_as(std::string_view about) {
  constexpr std::string_view kName = "Tavola: ";
  if (about.starts_with(kName)) about.remove_prefix(kName.size());
  if (about.ends_with('.')) about.remove_suffix(1);
  return escaped(about);
}

}  // namespace

std::string man_page(const Outline& command, const std::string& version) {
  const bool whole = command.path.size() == 1;
  std::string title = page_name(command);
  for (char& c : title) c = static_cast<char>(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
  std::string out = ".\\\" Written by `tavola man` from what `--help` shows.\n";
  out += ".TH \"" + escaped(title) + "\" 1 \"\" \"Tavola " + escaped(version) + "\" \"Tavola\"\n";
  out += ".SH NAME\n" + escaped(page_name(command)) + " \\- " + listed_as(command.about) + "\n";
  out += ".SH SYNOPSIS\n" + synopsis_of(command);
  out += ".SH DESCRIPTION\n" + sentence(command.about) + "\n";
  if (whole) out += ".SH COMMANDS\n";
  for (const Outline& below : command.commands) {
    if (whole) out += ".TP\n\\fB" + escaped(below.path.back()) + "\\fR\n" + sentence(below.about) + "\n";
  }
  out += ".SH OPTIONS\n" + options_of(command);
  if (!whole && !command.commands.empty()) {
    out += ".SH COMMANDS\n";
    for (const Outline& below : command.commands) {
      for_each_command(below, [&](const Outline& one) { out += part_of(one, command); });
    }
  }
  if (!command.footer.empty()) {
    if (!command.footer.starts_with("Example")) out += ".SH NOTES\n";
    out += footer_of(command, ".SH");
  }
  if (whole) out += kExitStatus;
  out += ".SH \"SEE ALSO\"\n";
  if (!whole) return out + ".BR tavola (1)\n";
  for (const Outline& below : command.commands) {
    out += ".BR " + escaped(page_name(below)) + " (1)" + (&below == &command.commands.back() ? "\n" : ",\n");
  }
  return out;
}

}  // namespace tavola::cli
