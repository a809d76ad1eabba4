#include "cli/outline/read.h"

#include <algorithm>

namespace tavola::cli {
namespace {

/// The words of "{a,b,c}" in the type of an option whose value is checked.
std::vector<std::string> listed_words(const std::string& type) {
  const std::size_t begin = type.find('{');
  const std::size_t end = type.find('}');
  if (begin == type.npos || end == type.npos) return {};
  return CLI::detail::split(type.substr(begin + 1, end - begin - 1), ',');
}

/// "0 to 65535" of "INT in [0 - 65535]".
std::string listed_range(const std::string& type) {
  const std::size_t begin = type.find(" in [");
  const std::size_t middle = type.find(" - ");
  const std::size_t end = type.find(']');
  if (begin == type.npos || middle == type.npos || end == type.npos) return "";
  return type.substr(begin + 5, middle - begin - 5) + " to " + type.substr(middle + 3, end - middle - 3);
}

Follows follows_of(const Argument& argument) {
  if (argument.value.empty()) return Follows::kNothing;
  if (!argument.words.empty()) return Follows::kWords;
  if (argument.value == "FILE") return Follows::kFile;
  return argument.value == "FOLDER" ? Follows::kFolder : Follows::kText;
}

Argument argument_of(const CLI::Option& option, const Vocabulary& vocabulary) {
  Argument argument;
  for (const std::string& name : option.get_snames()) argument.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) argument.names.push_back("--" + name);
  const std::string type = option.get_type_name();
  if (option.get_type_size() != 0) {
    argument.value = argument.positional() ? option.get_name(true) : type.substr(0, type.find(':'));
    for (const char* number : {"INT", "UINT", "FLOAT"}) {
      if (argument.value == number) argument.value = "NUMBER";
    }
  }
  argument.about = option.get_description();
  argument.range = listed_range(type);
  argument.environment = option.get_envname();
  argument.words = listed_words(type);
  argument.only_words = !argument.words.empty();
  if (const auto known = vocabulary.find(argument.value); known != vocabulary.end()) argument.words = known->second;
  argument.follows = follows_of(argument);
  argument.required = option.get_required();
  argument.optional_value = !argument.value.empty() && option.get_items_expected_min() == 0;
  argument.repeated = option.get_items_expected_max() > 1;
  return argument;
}

/// `above` are the options of the command above it, which it takes too if the parser lets it.
Outline outline_below(const CLI::App& app, std::vector<std::string> path, const std::vector<Argument>& above,
                      const Vocabulary& vocabulary) {
  Outline outline;
  path.push_back(app.get_name());
  outline.path = std::move(path);
  outline.about = app.get_description();
  // Commands inherit the footer of the command above them: it is said once.
  const CLI::App* parent = app.get_parent();
  if (parent == nullptr || parent->get_footer() != app.get_footer()) outline.footer = app.get_footer();
  for (const CLI::Option* option : app.get_options()) {
    if (!option->get_group().empty()) outline.arguments.push_back(argument_of(*option, vocabulary));
  }
  for (const Argument& argument : above) {
    const bool own = std::any_of(outline.arguments.begin(), outline.arguments.end(),
                                 [&](const Argument& other) { return other.names == argument.names; });
    if (app.get_fallthrough() && !argument.positional() && !own) outline.arguments.push_back(argument);
  }
  for (const CLI::App* command : app.get_subcommands(std::function<bool(const CLI::App*)>())) {
    if (command->get_group().empty()) continue;
    outline.commands.push_back(outline_below(*command, outline.path, outline.arguments, vocabulary));
  }
  return outline;
}

}  // namespace

Outline outline_of(const CLI::App& app, const Vocabulary& vocabulary) { return outline_below(app, {}, {}, vocabulary); }

}  // namespace tavola::cli
