// A table made from a record, and a game that is taken up from one.
#include "table/of_record.h"

namespace tavola::table {

using core::Error;
using core::Result;
using core::Seat;
using Kind = Entry::Kind;

namespace {

/// What the record says of its table. `bots`: by seat, as in Settings.
Settings settings_of(const match::Record& record, std::vector<std::string> bots) {
  Settings settings;
  settings.game = record.game;
  settings.setup.players = static_cast<int>(record.players.size());
  settings.setup.options = record.options;
  settings.setup.content = record.content;
  settings.bots = std::move(bots);
  settings.hints = true;
  return settings;
}

/// The record as it would be if the game had been left after its first `at` events.
match::Record cut(match::Record record, std::size_t at) {
  record.events.resize(at);
  record.result.reset();
  record.unrevealed_seed = record.seed;
  record.seed.reset();
  return record;
}

}  // namespace

Result<Table> Table::of_record(const match::Record& record) {
  auto match = match::Match::from_record(record);
  if (!match.ok()) return match.error();
  if (!match->over()) {
    return Error{"not-over", "result", "the game of this record is not over: go on with it where it was saved"};
  }
  Opening opening;
  opening.id = record.match_id;
  opening.settings = settings_of(record, std::vector<std::string>(record.players.size()));
  if (match->setup().seed) opening.seed = *match->setup().seed;
  Table table(std::move(opening), std::make_shared<const SharedGame>(match->shared_game()));
  for (std::size_t s = 0; s < record.players.size(); ++s) {
    SeatState& seat = table.seats_[s];
    seat.kind = record.players[s].kind == "person" ? SeatKind::kPerson : SeatKind::kBot;
    seat.name = record.players[s].name;
    if (seat.kind == SeatKind::kBot) seat.level = record.players[s].kind;
  }
  table.clock_.emplace(match::ClockRules{}, table.players());
  table.match_.emplace(*std::move(match));
  table.phase_ = Phase::kOver;
  table.version_ = table.game_version_ = table.seats_version_ = table.phase_version_ = 1;
  table.marks_.push_back({1, static_cast<std::uint32_t>(table.match_->log().size())});
  return table;
}

Result<TakenUp> take_up(const match::Record& record, const TakeUp& how, Opening opening, Shelf& shelf, Time now) {
  if (how.at > record.events.size()) {
    return Error{"no-such-moment", "at", "this game has " + std::to_string(record.events.size()) + " events"};
  }
  if (!record.seed) return Error{"no-seed", "", "only a game whose seed is known can be taken up again"};
  if (how.seat >= static_cast<int>(record.players.size())) return Error{"bad-seat", "seat", "there is no such seat"};
  auto replayed = match::Match::from_record(cut(record, how.at));
  if (!replayed.ok() && match::Match::from_record(record).ok()) {
    return Error{"game-over", "at", "the game is over there: choose an earlier moment"};
  }
  if (!replayed.ok()) return replayed.error();
  match::Match match = *std::move(replayed);
  match.apply_known(match.consequences({}));  // what chance owes
  if (match.over()) return Error{"game-over", "at", "the game is over there: choose an earlier moment"};

  std::vector<std::string> bots(record.players.size(), how.level);
  bots[static_cast<std::size_t>(how.seat)] = "";
  opening.settings = settings_of(record, std::move(bots));
  opening.seed = *record.seed;
  opening.created = now;
  opening.deal = Deal{record.match_id, record.nonces};

  if (const auto readable = read_opening(write_opening(opening)); !readable.ok()) return readable.error();

  TakenUp taken{std::move(opening), {}};
  auto made = Table::make(taken.opening, shelf);
  if (!made.ok()) return made.error();
  Table table = *std::move(made);
  core::Status done = core::Done{};
  const auto add = [&](const Entry& entry) {
    taken.entries.push_back(table.write(entry));
    done = table.apply(entry);
    return done.ok();
  };
  Entry sit;
  sit.kind = Kind::kSit;
  sit.at = now;
  sit.seat = how.seat;
  sit.player = taken.opening.host;
  sit.name = how.name;
  if (!add(sit)) return done.error();
  Entry next;
  next.kind = Kind::kStart;
  next.at = now;
  for (std::size_t i = 0; i < match.events().size(); ++i) {
    const core::Actor by = match.game().to_act(match.state_before(i));
    if (by.is_seat()) {
      if (!add(next)) return done.error();
      next.kind = Kind::kPlay;
      next.seat = core::index(by.seat());
      next.events.clear();
    }
    next.events.push_back(match.events()[i]);
  }
  if (!add(next)) return done.error();
  return taken;
}

}  // namespace tavola::table
