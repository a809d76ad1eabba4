#include "targets.h"

#include <array>
#include <map>
#include <utility>

#include "engine/engine.h"
#include "match/match.h"
#include "registry/any_bot.h"
#include "require.h"

namespace tavola::fuzz {
namespace {

using registry::AnyGame;
using registry::AnyState;

/// A game and a number of players, selected by the first byte of the input, which is consumed.
struct Choice {
  const registry::GameEntry* entry;
  int players;
};
Choice choose(std::string_view& input) {
  const unsigned first = input.empty() ? 0 : static_cast<unsigned char>(input.front());
  if (!input.empty()) input.remove_prefix(1);
  const auto games = registry::games();
  return {games[first % games.size()], core::kMinSeats + static_cast<int>(first / games.size() % 3)};
}

/// The chosen game; created only once.
std::shared_ptr<const AnyGame> make(const Choice& choice) {
  static std::map<std::pair<const registry::GameEntry*, int>, std::shared_ptr<const AnyGame>> made;
  auto& kept = made[{choice.entry, choice.players}];
  if (kept) return kept;
  registry::Setup setup;
  setup.players = choice.players;
  for (const core::OptionSpec& spec : choice.entry->option_specs()) {
    if (spec.name == "variant") setup.options.emplace_back("variant", "advanced");
  }
  return kept = *choice.entry->make(setup);
}

/// Plays up to `events` events. Every function must be safe and every invariant must hold.
void play_on(const AnyGame& game, AnyState state, int events) {
  core::Rng rng(1);
  const std::array bots{*registry::make_bot(game, "greedy"), *registry::make_bot(game, "hard:iterations=8")};
  for (std::size_t i = 0; i < static_cast<std::size_t>(events); ++i) {
    require(game.broken_invariant(state).empty(), "an invariant is broken");
    const core::Actor actor = game.to_act(state);
    for (int s = 0; s < game.players(); ++s) {
      const auto view = game.view(state, core::seat(s));
      require(game.broken_invariant(game.sample(view, rng)).empty(), "a sampled state breaks an invariant");
    }
    const core::Ending ending = game.ending(state);
    require(actor.is_nobody() == !ending.rule.empty(), "the end and its rule disagree");
    if (actor.is_nobody()) return;
    if (actor.is_chance()) {
      game.apply(state, game.random_outcome(state, rng));
      continue;
    }
    const auto view = game.view(state, actor.seat());
    const std::uint32_t choices = game.count_moves(view);
    require(choices > 0, "a seat is to act and has no move");
    const auto move = i % 3 == 0 ? *bots[i % bots.size()]->choose(view, i) : game.pick_move(view, rng.below(choices));
    require(game.why_not(view, move).legal(), "a chosen move is refused");
    game.apply(state, move);
  }
}

}  // namespace

void content(std::string_view input) {
  const Choice choice = choose(input);
  auto document = wire::parse(input, {1u << 16, 16});
  if (!document.ok()) return;
  registry::Setup setup;
  setup.players = choice.players;
  setup.content = *std::move(document);
  const auto game = choice.entry->make(setup);
  if (!game.ok()) {
    require(!game.error().what.empty(), "an error says nothing");
    return;
  }
  setup.content = (*game)->content();
  const auto again = choice.entry->make(setup);
  require(again.ok() && (*again)->content_hash() == (*game)->content_hash(),
          "the canonical content is another content");
  play_on(**game, (*game)->start(), 60);
}

void notation(std::string_view input) {
  const auto game = make(choose(input));
  const auto move = game->read_move(input);
  if (!move.ok()) return;
  const auto again = game->read_move(game->write_move(*move));
  require(again.ok() && *again == *move, "a move does not parse back");
  const wire::Json json = game->move_json(*move);
  const auto from_json = game->move_from_json(wire::Node(json, "", "bad-move"));
  require(from_json.ok() && *from_json == *move, "a move's JSON does not parse back");
  AnyState state = game->start();
  core::Rng rng(1);
  for (int i = 0; i < 40 && !game->to_act(state).is_nobody(); ++i) {
    for (int s = 0; s < game->players(); ++s) {
      const auto refusal = game->why_not(game->view(state, core::seat(s)), *move);
      require(refusal.legal() || !refusal.reason.empty(), "a refusal without a reason");
    }
    const core::Actor actor = game->to_act(state);
    if (actor.is_chance()) {
      game->apply(state, game->random_outcome(state, rng));
    } else {
      const auto view = game->view(state, actor.seat());
      game->apply(state, game->pick_move(view, rng.below(game->count_moves(view))));
    }
  }
}

void position(std::string_view input) {
  const auto game = make(choose(input));
  const auto state = game->read_position(input);
  if (!state.ok()) return;
  const auto again = game->read_position(game->write_position(*state));
  require(again.ok() && game->same(*again, *state), "a position does not read back");
  game->state_json(*state);
  play_on(*game, *state, 30);
}

void record(std::string_view input) {
  auto parsed = wire::parse(input, {1u << 18, 16});
  if (!parsed.ok()) return;
  wire::Json document = *std::move(parsed);
  if (document.is_object()) document["checksum"] = match::record_checksum(document);  // to get past it
  const auto read = match::read_record(document);
  if (!read.ok()) return;
  const auto match = match::Match::from_record(*read);
  if (!match.ok()) return;
  const auto again = match::read_record(match::write_record(match->record(true)));
  require(again.ok(), "a written record does not read back");
  require(match::Match::from_record(*again).ok(), "a written record does not play again");
  (void)match::verify(*read).ok();
}

void engine(std::string_view input) {
  engine::Engine engine([] { return match::Seed{}; });
  int lines = 0;
  while (!input.empty() && ++lines <= 64) {
    const std::size_t end = std::min(input.find('\n'), input.size());
    const std::string_view line = input.substr(0, end);
    input.remove_prefix(std::min(end + 1, input.size()));
    if (line.find("iterations=") != line.npos || line.find("ms=") != line.npos) continue;  // could run for a long time
    const std::string answer = engine.answer(line);
    const auto parsed = wire::parse(answer, {64u << 20, 64});
    require(parsed.ok() && parsed->is_object() && parsed->contains("ok"), "an answer is not an answer");
  }
}

}  // namespace tavola::fuzz
