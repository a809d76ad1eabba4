// Makes an AnyGame and a GameEntry from a game's own types. Type erasure happens only here.
#pragma once

#include <mutex>
#include <optional>
#include <utility>

#include "bots/bot.h"
#include "core/conformance.h"
#include "core/digest.h"
#include "registry/any_bot.h"
#include "registry/registry.h"
#include "wire/writer.h"

namespace tavola::registry {

// AnyGame's members have the same names as the games' free functions and would hide them. So the class calls
// call_start(rules) and so on, which find the free functions by their arguments.
#define TAVOLA_CALL(name)                        \
  template <class... Arguments>                  \
  decltype(auto) call_##name(Arguments&&... a) { \
    return name(std::forward<Arguments>(a)...);  \
  }
TAVOLA_CALL(start)
TAVOLA_CALL(to_act)
TAVOLA_CALL(count_moves)
TAVOLA_CALL(pick_move)
TAVOLA_CALL(list_moves)
TAVOLA_CALL(list_outcomes)
TAVOLA_CALL(random_outcome)
TAVOLA_CALL(dealt_outcome)
TAVOLA_CALL(apply)
TAVOLA_CALL(view)
TAVOLA_CALL(seen)
TAVOLA_CALL(sample)
TAVOLA_CALL(early_view)
TAVOLA_CALL(why_not)
TAVOLA_CALL(preview)
TAVOLA_CALL(ending)
TAVOLA_CALL(broken_invariant)
TAVOLA_CALL(write_move)
TAVOLA_CALL(read_move)
TAVOLA_CALL(write_position)
TAVOLA_CALL(read_position)
#undef TAVOLA_CALL

/// A bot of game `G` behind the type-erased interface.
template <core::Game G>
class BotAdapter final : public AnyBot {
 public:
  BotAdapter(const typename G::Rules& rules, std::unique_ptr<bots::Bot<G>> bot) : rules_(rules), bot_(std::move(bot)) {}

  core::Result<AnyMove> choose(const AnyView& any, std::uint64_t seed) override {
    const auto own = unbox_as<typename G::View>(any);
    if (call_count_moves(rules_, own) == 0) {
      return core::Error{"not-to-act", "", "this seat has no move to make now"};
    }
    return box_as<AnyMove>(bot_->choose(own, seed));
  }
  std::vector<AnyIdea> ideas() const override {
    std::vector<AnyIdea> all;
    for (const auto& idea : bot_->ideas()) {
      all.push_back({{}, idea.chances, idea.playouts});
      for (const auto& move : idea.moves) all.back().moves.push_back(box_as<AnyMove>(move));
    }
    return all;
  }
  std::uint64_t playouts() const override { return bot_->playouts(); }
  std::size_t nodes() const override { return bot_->nodes(); }

 private:
  const typename G::Rules& rules_;
  std::unique_ptr<bots::Bot<G>> bot_;
};

/// A game with its JSON side `Wire` and its bots.
template <class Wire, class Bots>
class Adapter final : public AnyGame {
  using G = typename Bots::Game;
  using Rules = typename G::Rules;
  using State = typename G::State;
  using View = typename G::View;
  using Move = typename G::Move;

 public:
  Adapter(Rules rules, const typename G::Content& content)
      : rules_(std::move(rules)),
        content_(Wire::content(content)),
        hash_(core::to_hex(core::sha256(content_.dump()))) {}

  std::string_view id() const override { return G::kId; }
  int players() const override { return rules_.players; }
  core::OptionTexts options() const override { return core::option_texts(G::kOptions, rules_.options); }
  const void* own_rules() const override { return &rules_; }
  const wire::Json& content() const override { return content_; }
  const std::string& content_hash() const override { return hash_; }

  AnyState start() const override { return box(call_start(rules_)); }
  core::Actor to_act(const AnyState& s) const override { return call_to_act(rules_, unbox(s)); }
  bool same(const AnyState& a, const AnyState& b) const override { return unbox(a) == unbox(b); }
  std::vector<AnyMove> moves(const AnyState& s) const override { return listed(unbox(s)); }
  std::vector<AnyMove> moves(const AnyView& v) const override { return listed(unbox(v)); }
  std::uint32_t count_moves(const AnyView& v) const override { return call_count_moves(rules_, unbox(v)); }
  AnyMove pick_move(const AnyView& v, std::uint32_t n) const override {
    return box(call_pick_move(rules_, unbox(v), n));
  }
  std::vector<AnyOutcome> outcomes(const AnyState& s) const override {
    std::vector<core::Outcome<Move>> own;
    call_list_outcomes(rules_, unbox(s), own);
    std::vector<AnyOutcome> all;
    all.reserve(own.size());
    for (const auto& outcome : own) all.push_back({box(outcome.move), outcome.weight});
    return all;
  }
  AnyMove random_outcome(const AnyState& s, core::Rng& rng) const override {
    return box(call_random_outcome(rules_, unbox(s), rng));
  }
  AnyMove dealt_outcome(const AnyState& s, core::Dealer& dealer) const override {
    return box(call_dealt_outcome(rules_, unbox(s), dealer));
  }
  void apply(AnyState& s, AnyMove m) const override {
    State state = unbox(s);
    call_apply(rules_, state, unbox(m));
    s = box(state);
  }

  AnyView view(const AnyState& s, core::Seat seat) const override { return box(call_view(rules_, unbox(s), seat)); }
  core::Actor to_act(const AnyView& v) const override { return call_to_act(rules_, unbox(v)); }
  AnyMove seen(const AnyState& s, AnyMove m, core::Seat seat) const override {
    return box(call_seen(rules_, unbox(s), unbox(m), seat));
  }
  AnyState sample(const AnyView& v, core::Rng& rng) const override { return box(call_sample(rules_, unbox(v), rng)); }
  std::optional<AnyView> early_view(const AnyView& v) const override {
    if constexpr (core::HasEarlyAnswers<G>) {
      if (const auto early = call_early_view(rules_, unbox(v))) return box(*early);
    }
    return {};
  }
  core::Refusal why_not(const AnyView& v, AnyMove m) const override { return call_why_not(rules_, unbox(v), unbox(m)); }
  core::Preview preview(const AnyView& v, AnyMove m) const override { return call_preview(rules_, unbox(v), unbox(m)); }
  core::Ending ending(const AnyState& s) const override { return call_ending(rules_, unbox(s)); }
  std::string_view broken_invariant(const AnyState& s) const override {
    return call_broken_invariant(rules_, unbox(s));
  }

  std::string write_move(AnyMove m) const override { return call_write_move(rules_, unbox(m)); }
  core::Result<AnyMove> read_move(std::string_view text) const override {
    return boxed<AnyMove>(call_read_move(rules_, text));
  }
  std::string write_position(const AnyState& s) const override { return call_write_position(rules_, unbox(s)); }
  core::Result<AnyState> read_position(std::string_view text) const override {
    return boxed<AnyState>(call_read_position(rules_, text));
  }

  void write_state(const AnyState& s, std::string& out) const override {
    wire::Writer writer(out);
    Wire::state(rules_, unbox(s), writer);
  }
  void write_view(const AnyView& v, std::string& out) const override {
    wire::Writer writer(out);
    Wire::view(rules_, unbox(v), writer);
  }
  void write_move_json(AnyMove m, std::string& out) const override {
    wire::Writer writer(out);
    Wire::move(rules_, unbox(m), writer);
  }
  core::Result<AnyMove> move_from_json(const wire::Node& node) const override {
    return boxed<AnyMove>(Wire::read_move(rules_, node));
  }

  std::unique_ptr<AnyBot> make_bot(const bots::Spec& spec) const override {
    return std::make_unique<BotAdapter<G>>(
        rules_, bots::make_bot<Bots>(rules_, [&]() -> const auto& { return knowledge(); }, spec));
  }

  std::size_t state_bytes() const override { return sizeof(State); }

  RandomPlay play_random_games(int games, core::Rng& rng) const override {
    RandomPlay done;
    for (int i = 0; i < games; ++i) {
      State state = call_start(rules_);
      done.events += static_cast<std::uint64_t>(core::play_randomly<G>(rules_, state, rng));
      done.winners += call_ending(rules_, state).winners;
    }
    return done;
  }

  MoveCounts count_random_game(core::Rng& rng) const override {
    MoveCounts counts;
    for (State state = call_start(rules_); !call_to_act(rules_, state).is_nobody();) {
      if (call_to_act(rules_, state).is_chance()) {
        call_apply(rules_, state, call_random_outcome(rules_, state, rng));
        continue;
      }
      const std::uint32_t choices = call_count_moves(rules_, state);
      ++counts.decisions;
      counts.moves += choices;
      call_apply(rules_, state, call_pick_move(rules_, state, rng.below(choices)));
    }
    return counts;
  }

  std::string check_random_game(core::Rng& rng, std::uint64_t& events) const override {
    State state = call_start(rules_);
    for (;; ++events) {
      if (const auto broken = call_broken_invariant(rules_, state); !broken.empty()) return at(state, broken);
      const core::Actor actor = call_to_act(rules_, state);
      if (actor.is_nobody()) break;
      call_apply(rules_, state,
                 actor.is_chance() ? call_random_outcome(rules_, state, rng)
                                   : call_pick_move(rules_, state, rng.below(call_count_moves(rules_, state))));
    }
    return call_ending(rules_, state).winners == 0 ? at(state, "the game is over and nobody won") : std::string();
  }
  std::string conform(core::Rng& rng, core::Dealer& dealer) const override {
    return core::Conformance<G>(rules_, rng, dealer).play_one();
  }

 private:
  const typename Bots::Knowledge& knowledge() const {
    std::call_once(taught_, [&] { knowledge_.emplace(Bots::knowledge(rules_)); });
    return *knowledge_;
  }

  static AnyState box(const State& state) { return box_as<AnyState>(state); }
  static AnyView box(const View& view) { return box_as<AnyView>(view); }
  static AnyMove box(const Move& move) { return box_as<AnyMove>(move); }
  static State unbox(const AnyState& state) { return unbox_as<State>(state); }
  static View unbox(const AnyView& view) { return unbox_as<View>(view); }
  static Move unbox(const AnyMove& move) { return unbox_as<Move>(move); }

  template <class Any, class T>
  static core::Result<Any> boxed(const core::Result<T>& result) {
    if (!result.ok()) return result.error();
    return box(*result);
  }

  template <class Position>
  std::vector<AnyMove> listed(const Position& position) const {
    std::vector<Move> own;
    call_list_moves(rules_, position, own);
    std::vector<AnyMove> all;
    all.reserve(own.size());
    for (const Move& move : own) all.push_back(box(move));
    return all;
  }

  std::string at(const State& state, std::string_view what) const {
    return std::string(what) + "\n  at: " + call_write_position(rules_, state);
  }

  Rules rules_;
  wire::Json content_;
  std::string hash_;
  mutable std::once_flag taught_;
  mutable std::optional<typename Bots::Knowledge> knowledge_;  ///< made for the first bot that needs it
};

/// The list entry of a game.
template <class Wire, class Bots>
class Entry final : public GameEntry {
  using G = typename Bots::Game;
  static_assert(std::is_same_v<G, typename Wire::Game>);

 public:
  Entry() {
    Setup setup;
    const auto game = make(setup);
    assert(game.ok() && "a built-in content is checked by tests");
    default_content_ = {"default", (*game)->content().value("name", ""), (*game)->content_hash()};
  }

  std::string_view id() const override { return G::kId; }
  std::string_view name() const override { return G::kName; }
  int revision() const override { return G::kRevision; }
  std::span<const core::OptionSpec> option_specs() const override { return G::kOptions; }
  std::span<const core::Edition> editions() const override { return G::kEditions; }
  const BuiltInContent& default_content() const override { return default_content_; }

  core::Result<std::shared_ptr<const AnyGame>> make(const Setup& setup) const override {
    if (setup.players < core::kMinSeats || setup.players > core::kMaxSeats) {
      return core::Error{"bad-players", "players", "expected 2 to 4 players, found " + std::to_string(setup.players)};
    }
    auto options = core::choose_options(G::kOptions, G::kEditions, setup.edition, setup.options);
    if (!options.ok()) return options.error();
    core::Result<wire::Json> document =
        setup.content ? core::Result<wire::Json>(*setup.content) : wire::parse(Wire::default_document());
    if (!document.ok()) return document.error();
    const auto content = Wire::read_content(wire::Node(*document, "", "bad-content"));
    if (!content.ok()) return content.error();
    auto rules = G::make_rules(*content, *options, setup.players);
    if (!rules.ok()) return rules.error();
    return std::shared_ptr<const AnyGame>(std::make_shared<Adapter<Wire, Bots>>(*std::move(rules), *content));
  }

 private:
  BuiltInContent default_content_;
};

}  // namespace tavola::registry
