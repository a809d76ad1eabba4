#include "cli/play/table.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "cli/play/setup.h"

namespace tavola::cli {

using core::Actor;
using core::Seat;

namespace {

/// What is said at the keyboard, for as long as it is answered.
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

table::Kept kept_of(const match::Match& match) {
  return {std::make_shared<table::MoveTexts>(match.shared_game()), std::make_shared<table::ViewTexts>()};
}

}  // namespace

PlayTable::PlayTable(const match::Match& match, const term::Paint& paint, int width)
    : Host(table_of(match), kept_of(match), 0),
      first_event_(match.events().size()),
      screen_(make_screen(game())),
      look_{paint, shown_names(match.setup().players), width} {}

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
  if (bot_failed_) return *std::exchange(bot_failed_, std::nullopt);
  return core::Done{};
}

/// The session writes the whole game to its file after each turn, and says so when it can't. The game continues anyway.
std::optional<core::Status> PlayTable::store(const table::Entry&, const table::Opening*) {
  return core::Status(core::Done{});
}

bool PlayTable::think(const table::BotTurn& turn, Decided decided) {
  // A new bot for each decision, so that a resumed game continues as it would have.
  const auto bot = registry::make_bot(game(), turn.level);
  auto decision = bot.ok() ? (*bot)->decide(turn.view, turn.seed) : core::Result<registry::AnyDecision>(bot.error());
  if (!decision.ok()) bot_failed_ = decision.error();
  decided(decision);
  return true;
}

bool PlayTable::is_person(Seat seat) const {
  return match().setup().players[static_cast<std::size_t>(core::index(seat))].kind == "person";
}

int PlayTable::people() const {
  const auto& players = match().setup().players;
  return static_cast<int>(
      std::count_if(players.begin(), players.end(), [](const auto& p) { return p.kind == "person"; }));
}

std::string PlayTable::name(Seat seat) const { return look_.paint.fg(term::seat_ink(seat), look_.name(seat)); }

registry::AnyView PlayTable::view(Seat seat, std::size_t events) const {
  return game().view(match().state_before(events), seat);
}

std::string PlayTable::told(Seat seat, std::size_t n) const {
  const registry::AnyState before = match().state_before(n);
  return screen_->tell(game().view(before, seat), game().seen(before, match().events()[n], seat), look_);
}

std::string PlayTable::noted(Seat seat, std::size_t n) const {
  return game().write_move(game().seen(match().state_before(n), match().events()[n], seat));
}

std::vector<std::string> PlayTable::told(Seat seat, std::size_t first, std::size_t end) const {
  std::vector<std::string> lines;
  std::string last;
  int times = 0;
  const auto flush = [&] {
    if (times > 0)
      lines.push_back(times == 1 ? last : last + look_.paint.dim(" (" + std::to_string(times) + " times)"));
  };
  for (std::size_t n = first; n < end; ++n) {
    std::string line = told(seat, n);
    if (times > 0 && line == last) {
      ++times;
      continue;
    }
    flush();
    last = std::move(line);
    times = 1;
  }
  flush();
  return lines;
}

bool PlayTable::hides_hands() const {
  for (std::size_t n = 0; n < match().events().size(); ++n) {
    const registry::AnyMove event = match().events()[n];
    if (!(game().seen(match().state_before(n), event, core::kSpectator) == event)) return true;
  }
  return false;
}

std::size_t PlayTable::since_last_turn(Seat seat) const {
  const Actor own = Actor::of(seat);
  std::size_t n = match().events().size();
  while (n > 0 && (actor(n - 1) == own || actor(n - 1).is_chance())) --n;
  while (n > 0 && !(actor(n - 1) == own)) --n;
  return n;
}

}  // namespace tavola::cli
