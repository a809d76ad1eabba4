#include "cli/play/table.h"

#include <cassert>
#include <utility>

namespace tavola::cli {

using core::Seat;

namespace {

/// The keyboard as a client, while a message is answered.
class Speaker final : public table::Client {
 public:
  explicit Speaker(core::Result<wire::Json>& answer) : answer_(answer) {}
  const table::Who& who() const override { return who_; }
  void answer(std::string message) override { answer_ = wire::parse(message); }
  void refuse(std::string_view, const core::Error& error) override { answer_ = error; }

 private:
  core::Result<wire::Json>& answer_;
  table::Who who_{core::PlayerId::kLocal, "", "", true};
};

table::Table table_of(const match::Match& match) {
  auto table = table::Table::of_match(match, core::PlayerId::kLocal, 0);
  assert(table.ok() && "the match is in progress and has a seed");
  return *std::move(table);
}

}  // namespace

PlayTable::PlayTable(const match::Match& match, const Autosave& autosave, const term::Paint& paint, int width)
    : Host(table_of(match), std::make_unique<table::PlainTexts>(match.shared_game()), 0),
      ShownMatch(*table().match(), paint, width),
      autosave_(autosave),
      saved_(autosave.save(*table().match())),
      first_event_(match.events().size()) {}

core::Result<wire::Json> PlayTable::say(Seat seat, wire::Json message) {
  message["version"] = table().version();
  message["seat"] = core::index(seat);
  core::Result<wire::Json> answer = wire::Json();
  hear(std::make_shared<Speaker>(answer), wire::to_text(message));
  return answer;
}

core::Status PlayTable::let_bot_move() {
  ask_bot();
  advance();
  if (failure_) return *std::exchange(failure_, std::nullopt);
  return core::Done{};
}

bool PlayTable::think(const table::BotTurn& turn, Decided decided) {
  // A new bot for each decision, so that a resumed game continues the same way.
  const auto bot = registry::make_bot(game(), turn.level);
  auto decision = bot.ok() ? (*bot)->decide(turn.view, turn.seed) : core::Result<registry::AnyDecision>(bot.error());
  if (!decision.ok()) failure_ = decision.error();
  decided(decision);
  return true;
}

}  // namespace tavola::cli
