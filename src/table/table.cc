#include "table/table.h"

namespace tavola::table {

using core::Done;
using core::Error;
using core::Result;
using core::Status;

Table::Table(Opening opening, std::shared_ptr<const registry::AnyGame> game)
    : opening_(std::move(opening)), game_(std::move(game)), seats_(opening_, game_->players()) {
  opening_.settings.setup.content.reset();  // the game has it
}

Result<Table> Table::make(Opening opening, Shelf& shelf) {
  auto game = shelf.get(opening.settings.game, opening.settings.setup);
  if (!game.ok()) return game.error();
  const int players = (*game)->players();
  if (opening.settings.bots.size() != static_cast<std::size_t>(players)) {
    return Error{"bad-settings", "seats", "expected one for each player"};
  }
  for (const Reserved& one : opening.reserved) {
    if (one.seat >= players) return Error{"bad-settings", "reserved", "there is no such seat"};
  }
  return Table(std::move(opening), *std::move(game));
}

Result<Table> Table::restore(std::string_view opening, std::span<const std::string> entries, Shelf& shelf, Time now) {
  auto read = read_opening(opening);
  if (!read.ok()) return read.error();
  auto made = make(*std::move(read), shelf);
  if (!made.ok()) return made.error();
  Table table = *std::move(made);
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const auto entry = read_entry(entries[i], *table.game_);
    const Status done = entry.ok() ? table.apply(*entry) : Status(entry.error());
    if (!done.ok()) return Error{"bad-entry", "entry " + std::to_string(i + 1), done.error().text()};
  }
  if (table.play_) table.play_->resume(now);
  return table;
}

match::MatchSetup Table::match_setup() const {
  match::MatchSetup setup;
  setup.id = opening_.id;
  setup.seed = opening_.seed;
  for (const SeatState& seat : seats_) {
    setup.players.push_back({seat.name, seat.kind == SeatState::Kind::kBot ? seat.level : "person"});
    setup.nonces.push_back(seat.nonce);
  }
  if (opening_.deal) {
    setup.id = opening_.deal->match;
    setup.nonces = opening_.deal->nonces;
  }
  return setup;
}

namespace {

template <class C, class... Of>
constexpr bool is_any_of = (std::is_same_v<C, Of> || ...);

template <class C>
concept AboutASeat = requires(const C& change) { change.seat; };
template <class C>
concept BeforeTheStart = is_any_of<C, change::Sit, change::Open, change::Bot>;
template <class C>
concept InTheGame = is_any_of<C, change::Play, change::Early, change::Undo, change::Resign, change::Timeout>;

}  // namespace

/// Passes the change on to the parts of the table that it affects.
template <class C>
Status Table::apply_change(const C& change, Time at) {
  if constexpr (std::is_same_v<C, change::Sit>) {
    return seats_.apply(change, version_, at);
  } else if constexpr (BeforeTheStart<C>) {
    return seats_.apply(change, version_);
  } else if constexpr (std::is_same_v<C, change::Start>) {
    if (play_) return damaged("the game was started twice");
    if (!seats_.all_taken()) return damaged("the game began without players");
    Play begun(game_, match_setup(), opening_.settings.clock);
    if (const Status done = begun.apply(change, version_, at, seats_); !done.ok()) return done;
    play_.emplace(std::move(begun));
    seats_.apply(change, version_);
    phase_changed_ = version_;
    return Done{};
  } else if constexpr (std::is_same_v<C, change::Early>) {
    return play_->apply(change, version_);
  } else if constexpr (InTheGame<C>) {
    const Status done = play_->apply(change, version_, at, seats_);
    if (done.ok() && play_->over()) phase_changed_ = version_;
    return done;
  } else if constexpr (std::is_same_v<C, change::StandIn>) {
    if (!opening_.settings.stand_in) return damaged("nobody can stand in here");
    if (const Status done = seats_.apply(change, version_); !done.ok()) return done;
    if (play_) play_->apply(change, at, seats_);
    return Done{};
  } else if constexpr (std::is_same_v<C, change::Back>) {
    const bool was_stood_in = seats_[change.seat].stood_in;
    seats_.apply(change, version_);
    if (play_) play_->apply(change, was_stood_in, at, seats_);
    return Done{};
  } else if constexpr (std::is_same_v<C, change::Leave>) {
    seats_.apply(change, version_);
    if (play_) play_->apply(change, at, seats_);
    return Done{};
  } else if constexpr (std::is_same_v<C, change::Rematch>) {
    seats_.apply(change, version_);
    return Done{};
  } else if constexpr (Said<C>) {
    chat_.apply(change, version_, seats_[change.seat].name);
    return Done{};
  } else if constexpr (requires { chat_.apply(change, version_); }) {
    chat_.apply(change, version_);
    return Done{};
  } else {
    static_assert(std::is_same_v<C, change::NextTable>, "no part of the table takes this change");
    next_table_ = change.id;
    phase_changed_ = version_;
    return Done{};
  }
}

Status Table::apply(const Entry& entry) {
  return std::visit(
      [&]<class C>(const C& change) -> Status {
        if constexpr (AboutASeat<C>) {
          if (core::index(change.seat) >= players()) return damaged("there is no such seat");
        }
        if (BeforeTheStart<C> && phase() != Phase::kOpen) return damaged("a seat was taken after the start");
        if (InTheGame<C> && phase() != Phase::kPlaying) return damaged("no game is being played");
        ++version_;
        Status done = apply_change(change, entry.at);
        if (!done.ok()) --version_;
        return done;
      },
      entry.change);
}

}  // namespace tavola::table
