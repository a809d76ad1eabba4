// Tests of the man pages and the shell completions: they have all that `--help` has, and the tools accept them.
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <sstream>

#include "cli/program_testing.h"

namespace tavola::cli {
namespace {

using testing::has;
using testing::output_of;
using testing::TempFolder;
using Words = std::vector<std::string>;

struct Helped {
  Words path;  ///< without "tavola"
  std::string about;
  Words options;
  Words environment;
};

/// Reads everything from the program's `--help`, as a person would.
void read_help(const TempFolder& folder, const Words& path, std::vector<Helped>& all) {
  Words arguments = path;
  arguments.emplace_back("--help");
  const std::string help = output_of(folder, arguments);
  Helped helped{path, help.substr(0, help.find('\n')), {}, {}};
  static const std::regex kOption("\n  (?:-h,)?(--[a-z-]+)");
  static const std::regex kVariable(R"(\(Env:([A-Z_]+)\))");
  for (std::sregex_iterator it(help.begin(), help.end(), kOption); it != std::sregex_iterator(); ++it) {
    helped.options.push_back((*it)[1]);
  }
  for (std::sregex_iterator it(help.begin(), help.end(), kVariable); it != std::sregex_iterator(); ++it) {
    helped.environment.push_back((*it)[1]);
  }
  all.push_back(helped);
  const std::size_t begin = help.find("\nSubcommands:");
  if (begin == std::string::npos) return;
  const std::string commands = help.substr(begin + 1, help.find("\n\n", begin) - begin);
  static const std::regex kCommand("\n  ([a-z]+) ");
  for (std::sregex_iterator it(commands.begin(), commands.end(), kCommand); it != std::sregex_iterator(); ++it) {
    Words below = path;
    below.push_back((*it)[1]);
    read_help(folder, below, all);
  }
}

const std::vector<Helped>& everything() {
  static const std::vector<Helped> kAll = [] {
    const TempFolder folder;
    std::vector<Helped> all;
    read_help(folder, {}, all);
    return all;
  }();
  return kAll;
}

std::string joined(const Words& words, const std::string& between) {
  std::string out;
  for (const std::string& word : words) out += (out.empty() ? "" : between) + word;
  return out;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
  return text;
}

/// Runs another program on standard input; its output with its errors, and its exit code at the end.
std::string run(const std::string& command, const TempFolder& folder, const std::string& input) {
  std::ofstream(folder.file("input")) << input;
  const std::string line = "(" + command + ") <" + folder.file("input") + " 2>&1; echo $?";
  FILE* pipe = ::popen(line.c_str(), "r");
  EXPECT_NE(pipe, nullptr);
  std::string out;
  char chunk[4096];
  while (const std::size_t got = std::fread(chunk, 1, sizeof chunk, pipe)) out.append(chunk, got);
  ::pclose(pipe);
  return out;
}

bool installed(const std::string& program) {
  return std::system(("command -v " + program + " >/dev/null 2>&1").c_str()) == 0;
}

/// The man pages by the name of their file.
std::map<std::string, std::string> man_pages(const TempFolder& folder) {
  output_of(folder, {"man", "--folder", folder.path()});
  std::map<std::string, std::string> pages;
  for (const auto& entry : std::filesystem::directory_iterator(folder.path())) {
    if (entry.path().extension() != ".1") continue;
    std::ifstream file(entry.path());
    pages[entry.path().filename()] = {std::istreambuf_iterator<char>(file), {}};
  }
  return pages;
}

TEST(Man, HasEveryCommandAndOptionOfTheHelp) {
  const TempFolder folder;
  const auto pages = man_pages(folder);
  EXPECT_EQ(pages.size(), 16u) << "one for the program and one for each command";
  ASSERT_GT(everything().size(), 24u) << "the help was read";
  for (const Helped& helped : everything()) {
    const std::string name = helped.path.empty() ? "tavola.1" : "tavola-" + helped.path.front() + ".1";
    ASSERT_TRUE(pages.contains(name)) << name;
    const std::string page = replaced(replaced(pages.at(name), "\\-", "-"), "\\(aq", "'");
    if (helped.path.size() > 1) {
      EXPECT_TRUE(has(page, ".SS \"tavola " + joined(helped.path, " ") + "\"")) << page;
    }
    for (const std::string& option : helped.options) EXPECT_TRUE(has(page, option)) << name << " " << option;
    for (const std::string& variable : helped.environment) EXPECT_TRUE(has(page, variable)) << variable;
    if (helped.path.size() == 1) {
      const std::string& main = pages.at("tavola.1");
      EXPECT_TRUE(has(main, "\n\\fB" + helped.path.front() + "\\fR\n")) << helped.path.front();
      EXPECT_TRUE(has(main, ".BR tavola\\-" + helped.path.front() + " (1)")) << helped.path.front();
    }
  }
  EXPECT_EQ(pages.at("tavola.1"), output_of(folder, {"man"}));
  EXPECT_EQ(pages.at("tavola-serve.1"), output_of(folder, {"man", "serve"}));
}

TEST(Man, IsProperRoff) {
  const TempFolder folder;
  static const std::regex kRequest(R"(\.(TH|SH|SS|PP|TP|nf|fi|BR|\\").*)");
  for (const auto& [name, page] : man_pages(folder)) {
    for (const char* heading : {".SH NAME\n", ".SH SYNOPSIS\n", ".SH OPTIONS\n"})
      EXPECT_TRUE(has(page, heading)) << name;
    std::istringstream lines(page);
    int filled = 0;
    for (std::string line; std::getline(lines, line);) {
      EXPECT_FALSE(line.empty()) << name << " has an empty line";
      if (line[0] == '.' || line[0] == '\'') {
        EXPECT_TRUE(std::regex_match(line, kRequest)) << name << ": " << line;
      }
      if (line == ".nf") ++filled;
      if (line == ".fi") --filled;
      EXPECT_TRUE(filled == 0 || filled == 1) << name;
    }
    EXPECT_EQ(filled, 0) << name;
    if (installed("groff")) {
      EXPECT_EQ(run("groff -man -ww -z", folder, page), "0\n") << name;
    }
  }
}

TEST(Man, AnUnknownCommandIsRefused) {
  const TempFolder folder;
  testing::Program program(folder, {"man", "chess"});
  EXPECT_EQ(program.finish(), 1);
  EXPECT_EQ(program.shown(), "tavola: chess: there is no such command; `tavola --help` lists them\n");
}

TEST(Completions, HaveEveryCommandAndOptionOfTheHelp) {
  const TempFolder folder;
  for (const std::string shell : {"bash", "zsh", "fish"}) {
    const std::string script = output_of(folder, {"completions", shell});
    for (const Helped& helped : everything()) {
      const std::string command = helped.path.empty() ? "tavola" : "tavola " + joined(helped.path, " ");
      EXPECT_TRUE(has(script, command + "'")) << shell << ": " << command;
      for (const std::string& option : helped.options) {
        EXPECT_TRUE(has(script, shell == "fish" ? " -l " + option.substr(2) + " " : option)) << shell << ": " << option;
      }
    }
    if (installed(shell)) {
      const std::string check = shell == "fish" ? "fish --no-execute" : shell + " -n";
      EXPECT_EQ(run(check, folder, script), "0\n") << shell;
    }
  }
}

/// What bash offers for the last of the words.
std::string completed(const std::string& script, const TempFolder& folder, const Words& words) {
  std::string line = script + "\nCOMP_WORDS=(tavola";
  for (const std::string& word : words) line += " '" + word + "'";
  line += ")\nCOMP_CWORD=" + std::to_string(words.size()) + "\n_tavola\necho \"${COMPREPLY[*]}\"\n";
  return run("cd " + folder.path() + " && bash --norc", folder, line);
}

TEST(Completions, CompleteInBash) {
  ASSERT_TRUE(installed("bash")) << "./dev needs it";
  const TempFolder folder;
  std::ofstream(folder.file("game.json")) << "{}";
  std::filesystem::create_directory(folder.file("games"));
  const std::string script = output_of(folder, {"completions", "bash"});
  const std::vector<std::pair<Words, std::string>> cases{
      {{"pl"}, "play"},
      {{"play", "sun"}, "sunrise-lane"},
      {{"serve", "--po"}, "--port"},
      {{"play", "--bots", "ha"}, "hard"},
      {{"play", "--players", "2", "con"}, "construction-zone"},
      {{"serve", "--log-level", ""}, "debug info warning error"},
      {{"serve", "--port", ""}, ""},
      {{"verify", "game."}, "game.json"},
      {{"arena", "--records", "ga"}, "games"},
      {{"admin", "pr"}, "prune"},
      {{"admin", "--store", "play", "user", ""}, "list reset ban unban delete"},
      {{"admin", "prune", "--gu"}, "--guests"},
      {{"admin", "user", "list", "--st"}, "--store"},
      {{"rules", "com"}, "common"},
      {{"--v"}, "--version"},
      {{"nonsense", "x"}, ""},
  };
  for (const auto& [words, wanted] : cases) {
    EXPECT_EQ(completed(script, folder, words), wanted + "\n0\n") << joined(words, " ");
  }
}

}  // namespace
}  // namespace tavola::cli
