#include "bots/spec.h"

#include <algorithm>
#include <array>

#include "core/fields.h"

namespace tavola::bots {
namespace {

using core::Error;
using core::Result;

constexpr std::array<std::string_view, 3> kOtherKinds{"random", "greedy", "plain"};  // in the order of Kind
constexpr std::size_t kFirstLevel = kOtherKinds.size();
constexpr auto kNames = [] {
  std::array<std::string_view, kFirstLevel + search::kLevelNames.size()> all{};
  std::copy(search::kLevelNames.begin(), search::kLevelNames.end(),
            std::copy(kOtherKinds.begin(), kOtherKinds.end(), all.begin()));
  return all;
}();

Error bad_option(std::string_view option, std::string_view name) {
  return {"bad-bot", std::string(name),
          "unknown option " + core::quoted(option) + "; expected iterations=N, ms=N, threads=N or memory=MB"};
}

core::Status read_option(std::string_view option, std::string_view name, Spec& spec) {
  const std::size_t equals = option.find('=');
  if (equals == std::string_view::npos) return bad_option(option, name);
  const std::string_view key = option.substr(0, equals);
  const std::string_view value = option.substr(equals + 1);
  const std::string place = std::string(name) + ":" + std::string(key);
  const auto read = [&](int most, auto& to) { return core::read_number(value, 1, most, place).into(to); };
  if (key == "iterations") return read(kMaxIterations, spec.budget.iterations);
  if (key == "ms") return read(kMaxMilliseconds, spec.budget.milliseconds);
  if (key == "threads") return read(kMaxThreads, spec.budget.threads);
  if (key != "memory") return bad_option(option, name);
  const core::Status done = read(kMaxMegabytes, spec.budget.memory);
  if (done.ok()) spec.budget.memory <<= 20;
  return done;
}

}  // namespace

std::span<const std::string_view> names() { return kNames; }

Result<Spec> read_spec(std::string_view text) {
  const auto parts = core::split(text, ':');
  const std::string_view name = parts.empty() ? "" : parts[0];
  const auto found = std::find(kNames.begin(), kNames.end(), name);
  if (found == kNames.end()) {
    return Error{"unknown-bot", "",
                 "there is no bot " + core::quoted(name) + "; the bots are: " + core::listed(kNames)};
  }
  Spec spec;
  const auto at = static_cast<std::size_t>(found - kNames.begin());
  spec.kind = at >= kFirstLevel ? Kind::kLevel : static_cast<Kind>(at);
  if (at >= kFirstLevel) spec.level = search::kAllLevels[at - kFirstLevel];
  if (spec.kind == Kind::kPlain) spec.budget.iterations = kPlainIterations;
  for (std::size_t i = 1; i < parts.size(); ++i) {
    if (spec.kind == Kind::kRandom || spec.kind == Kind::kGreedy) {
      return Error{"bad-bot", std::string(name), "this bot does not search, so it has no options"};
    }
    if (const auto read = read_option(parts[i], name, spec); !read.ok()) return read.error();
  }
  return spec;
}

}  // namespace tavola::bots
