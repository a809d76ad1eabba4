#include "core/options.h"

#include <algorithm>

#include "core/fields.h"

namespace tavola::core {
namespace {

template <class Items>
std::string names_of(const Items& items) {
  std::vector<std::string_view> names;
  for (const auto& item : items) names.push_back(item.name);
  return listed(names);
}

Status set(Options& options, std::span<const OptionSpec> specs, std::string_view name, std::string_view value) {
  for (std::size_t i = 0; i < specs.size(); ++i) {
    if (specs[i].name != name) continue;
    const auto& values = specs[i].values;
    const auto found = std::find(values.begin(), values.end(), value);
    if (found == values.end()) {
      return Error{"bad-option", "option " + std::string(name),
                   "\"" + std::string(value) + "\" is not one of its values: " + listed(values)};
    }
    options.choice[i] = static_cast<std::uint8_t>(found - values.begin());
    return Done{};
  }
  return Error{"bad-option", "option " + std::string(name), "this game has no such option; it has: " + names_of(specs)};
}

}  // namespace

Result<Options> choose_options(std::span<const OptionSpec> specs, std::span<const Edition> editions,
                               std::string_view edition, const OptionTexts& given) {
  Options options;
  const std::string_view wanted = edition.empty() ? "en" : edition;
  const auto found = std::find_if(editions.begin(), editions.end(), [&](const Edition& e) { return e.name == wanted; });
  if (found == editions.end()) {
    return Error{"bad-edition", "edition " + std::string(wanted), "expected one of: " + names_of(editions)};
  }
  for (const auto& [name, value] : found->sets) {
    if (const Status done = set(options, specs, name, value); !done) return done.error();
  }
  for (const auto& [name, value] : given) {
    if (const Status done = set(options, specs, name, value); !done) return done.error();
  }
  return options;
}

OptionTexts option_texts(std::span<const OptionSpec> specs, const Options& options) {
  OptionTexts texts;
  for (std::size_t i = 0; i < specs.size(); ++i) {
    texts.emplace_back(specs[i].name, specs[i].values[options.choice[i]]);
  }
  return texts;
}

}  // namespace tavola::core
