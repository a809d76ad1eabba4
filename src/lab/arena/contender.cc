#include "lab/arena/contender.h"

#include <algorithm>
#include <cassert>

#include "core/fields.h"
#include "lab/arena/child.h"
#include "lab/arena/external_bot.h"

namespace tavola::lab {

using core::Done;
using core::Error;
using core::Result;
using core::Status;

namespace {

constexpr std::string_view kExec = "exec:";
constexpr std::size_t kMaxName = 60;
constexpr std::size_t kMaxBots = 64;

/// Creates a new bot for every game, so that no game influences the next.
class OwnBot final : public Contender {
 public:
  OwnBot(const registry::AnyGame& game, const BotEntry& entry) : game_(game), spec_(*bots::read_spec(entry.spec)) {}

  Status begin(const Place&) override {
    bot_ = game_.make_bot(spec_);
    return Done{};
  }
  Result<registry::AnyMove> choose(const registry::AnyView& view, std::uint64_t seed) override {
    return bot_->choose(view, seed);
  }
  Status saw(core::Actor, registry::AnyMove) override { return Done{}; }
  void end(const wire::Json&) override {}
  bool follows() const override { return false; }

 private:
  const registry::AnyGame& game_;
  bots::Spec spec_;
  std::unique_ptr<registry::AnyBot> bot_;
};

/// Splits at the commas outside quotation marks.
std::vector<std::string_view> split_list(std::string_view list) {
  std::vector<std::string_view> parts;
  std::size_t begin = 0;
  char quote = 0;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const char c = list[i];
    if (quote != 0) {
      if (c == quote) quote = 0;
    } else if (c == '\'' || c == '"') {
      quote = c;
    } else if (c == ',') {
      parts.push_back(list.substr(begin, i - begin));
      begin = i + 1;
    }
  }
  parts.push_back(list.substr(begin));
  return parts;
}

Result<BotEntry> read_bot(std::string_view text) {
  BotEntry entry;
  text = core::trim_spaces(text);
  const std::size_t equals = text.find('=');
  if (equals < text.find(':') && equals < text.find(' ')) {
    entry.name = text.substr(0, equals);
    text.remove_prefix(equals + 1);
    const bool shown = std::all_of(entry.name.begin(), entry.name.end(), [](char c) { return c >= ' ' && c != 0x7F; });
    if (entry.name.empty() || entry.name.size() > kMaxName || !shown) {
      return Error{"bad-bot", core::quoted(entry.name), "expected a name of 1 to 60 printable characters before ="};
    }
  }
  entry.spec = text;
  if (entry.name.empty()) entry.name = text.substr(0, kMaxName);
  if (text.starts_with(kExec)) {
    auto words = split_command(text.substr(kExec.size()));
    if (!words.ok()) return Error{"bad-bot", entry.name, words.error().what};
    entry.command = *std::move(words);
    return entry;
  }
  const auto spec = bots::read_spec(text);
  if (!spec.ok()) {
    Error error = spec.error();
    if (error.name == "unknown-bot") error.what += "; another program is exec:PROGRAM ARGUMENTS";
    return error;
  }
  return entry;
}

}  // namespace

Result<std::vector<BotEntry>> read_bots(std::string_view list) {
  std::vector<BotEntry> bots;
  for (const std::string_view text : split_list(list)) {
    auto entry = read_bot(text);
    if (!entry.ok()) return entry.error();
    BotEntry bot = *std::move(entry);
    const std::string plain = bot.name;
    for (int n = 2; std::any_of(bots.begin(), bots.end(), [&](const BotEntry& b) { return b.name == bot.name; }); ++n) {
      bot.name = plain + " (" + std::to_string(n) + ")";
    }
    bots.push_back(std::move(bot));
  }
  if (bots.size() > kMaxBots) return Error{"bad-bot", "", "expected at most " + std::to_string(kMaxBots) + " bots"};
  return bots;
}

std::unique_ptr<Contender> make_contender(const registry::AnyGame& game, const BotEntry& entry,
                                          const ContenderOptions& options) {
  if (entry.external()) return std::make_unique<ExternalBot>(game, entry, options);
  return std::make_unique<OwnBot>(game, entry);
}

}  // namespace tavola::lab
