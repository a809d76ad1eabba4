// The conformance kit: checks for every game, whatever its rules are. It plays a random game and checks each position.
// It returns "" or a sentence about what was broken, with the position.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "core/game.h"

namespace tavola::core {

template <Game G>
class Conformance {
 public:
  using Rules = typename G::Rules;
  using State = typename G::State;
  using View = typename G::View;
  using Move = typename G::Move;

  Conformance(const Rules& rules, Rng& rng, Dealer& dealer) : rules_(rules), rng_(rng), dealer_(dealer) {}

  /// Plays one game. Returns "" if all checks passed.
  std::string play_one() {
    State state = start(rules_);
    if (!(state == start(rules_))) return fail(state, "start gives two different positions");
    std::vector<Move> events;
    for (;;) {
      if (check_position(state); !failure_.empty()) return failure_;
      const Actor actor = to_act(rules_, state);
      if (actor.is_nobody()) break;
      if (events.size() == kMaxEvents) return fail(state, "the game does not end (G-3)");
      const Move move = actor.is_chance() ? check_chance(state) : check_choice(state, actor.seat());
      if (!failure_.empty()) return failure_;
      events.push_back(move);
      apply(rules_, state, move);
    }
    check_ending(state);
    State again = start(rules_);
    for (const Move move : events) apply(rules_, again, move);
    if (!(again == state)) fail(state, "playing the same events again gives another position");
    return failure_;
  }

 private:
  static constexpr std::size_t kMaxEvents = 100000;

  std::string fail(const State& state, const std::string& what) {
    if (failure_.empty()) failure_ = what + "\n  at: " + write_position(rules_, state);
    return failure_;
  }
  std::string fail(const State& state, Move move, const std::string& what) {
    return fail(state, "move \"" + write_move(rules_, move) + "\": " + what);
  }

  /// Every seat, and a spectator.
  std::vector<Seat> viewers() const {
    std::vector<Seat> all{kSpectator};
    for (int s = 0; s < rules_.players; ++s) all.push_back(core::seat(s));
    return all;
  }

  void check_position(const State& state) {
    if (const auto broken = broken_invariant(rules_, state); !broken.empty()) {
      fail(state, "broken invariant: " + std::string(broken));
    }
    const auto read = read_position(rules_, write_position(rules_, state));
    if (!read.ok()) {
      fail(state, "the written position is not read back: " + read.error().text());
    } else if (!(*read == state)) {
      fail(state, "the written position is read back as another: " + write_position(rules_, *read));
    }
    for (const Seat seat : viewers()) {
      const View seen_from = view(rules_, state, seat);
      if (viewer(seen_from) != seat) fail(state, "a view forgets whose it is");
      if (!(to_act(rules_, seen_from) == to_act(rules_, state))) fail(state, "a view and its state differ in who acts");
      const State other = sample(rules_, seen_from, rng_);
      if (const auto broken = broken_invariant(rules_, other); !broken.empty()) {
        fail(other, "a sampled state breaks an invariant: " + std::string(broken));
      }
      if (!(view(rules_, other, seat) == seen_from)) fail(state, "a sampled state looks different to its viewer");
      const bool acts = to_act(rules_, state) == Actor::of(seat);
      if (!acts && seat != kSpectator && count_moves(rules_, seen_from) != 0)
        fail(state, "a view offers moves out of turn");
    }
  }

  Move check_chance(const State& state) {
    std::vector<Outcome<Move>> outcomes;
    list_outcomes(rules_, state, outcomes);
    std::uint64_t total = 0;
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
      total += outcomes[i].weight;
      if (outcomes[i].weight == 0) fail(state, outcomes[i].move, "an impossible event is listed");
      for (std::size_t j = 0; j < i; ++j) {
        if (outcomes[i].move == outcomes[j].move) fail(state, outcomes[i].move, "is listed twice");
      }
      check_text(state, outcomes[i].move);
    }
    if (total == 0) fail(state, "no random event is possible");
    const auto listed = [&](Move move) {
      return std::any_of(outcomes.begin(), outcomes.end(), [&](const auto& o) { return o.move == move; });
    };
    const Move random = random_outcome(rules_, state, rng_);
    if (!listed(random)) fail(state, random, "was sampled but is not listed");
    const Move dealt = dealt_outcome(rules_, state, dealer_);
    if (!listed(dealt)) fail(state, dealt, "was dealt but is not listed");
    const Move other = outcomes[rng_.below(static_cast<std::uint32_t>(outcomes.size()))].move;
    check_same_to_the_blind(state, random, other);
    return (rng_.next() & 1) != 0 ? random : dealt;
  }

  Move check_choice(const State& state, Seat seat) {
    std::vector<Move> moves;
    list_moves(rules_, state, moves);
    if (moves.empty()) return fail(state, "it is a seat's turn and it has no move (G-6)"), Move{};
    if (count_moves(rules_, state) != moves.size()) return fail(state, "counting and listing differ"), Move{};
    const View seen_from = view(rules_, state, seat);
    std::vector<Move> seen_moves;
    list_moves(rules_, seen_from, seen_moves);
    if (seen_moves != moves) fail(state, "the player's view gives other moves than the state");
    if (count_moves(rules_, seen_from) != moves.size()) fail(state, "counting from the view differs");
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const Move move = moves[i];
      const auto n = static_cast<std::uint32_t>(i);
      if (!(pick_move(rules_, state, n) == move)) fail(state, move, "picking and listing differ");
      if (!(pick_move(rules_, seen_from, n) == move)) fail(state, move, "picking from the view differs");
      if (std::find(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(i), move) !=
          moves.begin() + static_cast<std::ptrdiff_t>(i)) {
        fail(state, move, "is listed twice");
      }
      if (!why_not(rules_, seen_from, move).legal()) fail(state, move, "is legal but refused");
      check_text(state, move);
      check_preview(state, seen_from, seat, move);
      remember(move);
    }
    check_refusals(state, seen_from, moves);
    const Move chosen = moves[rng_.below(static_cast<std::uint32_t>(moves.size()))];
    const Move other = moves[rng_.below(static_cast<std::uint32_t>(moves.size()))];
    check_same_to_the_blind(state, chosen, other);
    return chosen;
  }

  void check_text(const State& state, Move move) {
    const std::string text = write_move(rules_, move);
    const auto read = read_move(rules_, text);
    if (!read.ok() || !(*read == move)) fail(state, move, "its notation does not parse back");
  }

  void check_preview(const State& state, const View& seen_from, Seat seat, Move move) {
    State after = state;
    apply(rules_, after, move);
    if (const auto broken = broken_invariant(rules_, after); !broken.empty()) {
      fail(state, move, "leads to a broken invariant: " + std::string(broken));
    }
    const Preview foreseen = preview(rules_, seen_from, move);
    if (foreseen.ends_game != to_act(rules_, after).is_nobody())
      fail(state, move, "the preview is wrong about the end");
    if (!foreseen.ends_turn && to_act(rules_, after).is_seat() && to_act(rules_, after).seat() != seat) {
      fail(state, move, "the preview is wrong about the end of the turn");
    }
  }

  /// Moves that are not listed must be refused: moves of other positions, and random bit patterns.
  void check_refusals(const State& state, const View& seen_from, const std::vector<Move>& moves) {
    const auto refused = [&](Move move) {
      const bool listed = std::find(moves.begin(), moves.end(), move) != moves.end();
      if (listed != why_not(rules_, seen_from, move).legal()) fail(state, move, "why_not and the list differ");
    };
    for (int i = 0; i < 8 && !remembered_.empty(); ++i) {
      refused(remembered_[rng_.below(static_cast<std::uint32_t>(remembered_.size()))]);
    }
    for (int i = 0; i < 8; ++i) {
      Move noise = moves[rng_.below(static_cast<std::uint32_t>(moves.size()))];
      auto* bytes = reinterpret_cast<unsigned char*>(&noise);
      bytes[rng_.below(sizeof(Move))] = static_cast<unsigned char>(rng_.below(i < 4 ? 8 : 256));
      refused(noise);
    }
  }

  void remember(Move move) {
    constexpr std::size_t kMost = 512;
    if (remembered_.size() < kMost) {
      remembered_.push_back(move);
    } else {
      remembered_[rng_.below(kMost)] = move;
    }
  }

  /// If two events look the same to a seat, its views after them must be the same. Otherwise hidden information leaks.
  void check_same_to_the_blind(const State& state, Move one, Move other) {
    State after_one = state;
    State after_other = state;
    apply(rules_, after_one, one);
    apply(rules_, after_other, other);
    for (const Seat seat : viewers()) {
      if (!(seen(rules_, state, one, seat) == seen(rules_, state, other, seat))) continue;
      if (!(view(rules_, after_one, seat) == view(rules_, after_other, seat))) {
        fail(state, one,
             "leaks: it looks like \"" + write_move(rules_, other) + "\" to a seat, whose views then differ");
      }
    }
  }

  void check_ending(const State& state) {
    const Ending end = ending(rules_, state);
    if (end.rule.empty()) fail(state, "a game that is over names no rule that ended it");
    if (end.winners == 0 || (end.winners >> rules_.players) != 0) fail(state, "a game that is over has no winner");
    for (int s = 0; s < rules_.players; ++s) {
      int sum = 0;
      for (const ScoreLine& line : end.lines()) {
        if (line.counted) sum += line.points[static_cast<std::size_t>(s)];
      }
      if (sum != end.total[static_cast<std::size_t>(s)]) fail(state, "the breakdown does not sum to the total");
    }
  }

  const Rules& rules_;
  Rng& rng_;
  Dealer& dealer_;
  std::vector<Move> remembered_;
  std::string failure_;
};

}  // namespace tavola::core
