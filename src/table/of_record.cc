// A table made from a record, and a game that continues from one.
#include "table/of_record.h"

#include <cassert>

namespace tavola::table {

using core::Error;
using core::Result;

namespace {

/// The table settings of a record. `bots`: by seat, as in Settings.
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

/// The entries that lead to these lines of a match's log: the start, then each move with the random events after it.
std::vector<Entry> entries_of(const match::Match& match, std::span<const match::LogEntry> lines, Time now) {
  using Kind = match::LogEntry::Kind;
  const registry::AnyGame& game = match.game();
  registry::AnyState position = match.state_after(0);
  std::vector<registry::AnyState> before;  // each event that was not taken back
  std::vector<Entry> entries{{now, change::Start{}}};
  for (const match::LogEntry& line : lines) {
    if (line.kind == Kind::kUndo) {
      position = before.back();
      before.pop_back();
      entries.push_back({now, change::Undo{line.seat, 0}});
      continue;
    }
    assert(line.kind == Kind::kEvent && "the match is in progress");
    const core::Actor by = game.to_act(position);
    if (by.is_seat()) entries.push_back({now, change::Play{by.seat(), 0, {}, {}}});
    Change& last = entries.back().change;
    if (auto* start = std::get_if<change::Start>(&last)) start->events.push_back(line.move);
    if (auto* play = std::get_if<change::Play>(&last)) play->events.push_back(line.move);
    before.push_back(position);
    game.apply(position, line.move);
  }
  return entries;
}

/// The record without what came after its first `at` events.
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
    return Error{"not-over", "result", "the game of this record is not over: continue it where it was saved"};
  }
  Opening opening;
  opening.id = record.match_id;
  opening.settings = settings_of(record, std::vector<std::string>(record.players.size()));
  if (match->setup().seed) opening.seed = *match->setup().seed;
  Table table(std::move(opening), match->shared_game());
  table.seats_ = Seats(record.players);
  table.play_.emplace(*std::move(match));
  table.version_ = table.phase_changed_ = 1;
  return table;
}

Result<Table> Table::of_match(const match::Match& match, PlayerId people, Time now) {
  if (!match.setup().seed) return Error{"no-seed", "", "there is no seed to deal from"};
  if (match.over()) return Error{"game-over", "", "the game is over"};
  match::Match settled = match;
  settled.apply_known(settled.consequences({}));  // the random events of the setup
  const match::MatchSetup& setup = match.setup();
  Opening opening;
  std::vector<std::string> bots(setup.players.size());
  opening.bot_names.resize(setup.players.size());
  for (std::size_t s = 0; s < bots.size(); ++s) {
    if (setup.players[s].kind == "person") continue;
    bots[s] = setup.players[s].kind;
    opening.bot_names[s] = setup.players[s].name;
  }
  opening.id = setup.id;
  opening.settings = settings_of(match.record(true), std::move(bots));
  opening.settings.forced = opening.settings.early = false;
  opening.settings.same_screen = true;
  opening.host = people;
  opening.seed = *setup.seed;
  opening.created = now;
  opening.deal = Deal{setup.id, setup.nonces};
  Table table(std::move(opening), match.shared_game());
  for (std::size_t s = 0; s < setup.players.size(); ++s) {
    if (setup.players[s].kind != "person") continue;
    const change::Sit sit{core::seat(static_cast<int>(s)), people, setup.players[s].name,
                          core::to_hex(setup.nonces[s])};
    if (const core::Status done = table.apply({now, sit}); !done.ok()) return done.error();
  }
  for (const Entry& entry : entries_of(settled, settled.log(), now)) {
    if (const core::Status done = table.apply(entry); !done.ok()) return done.error();
  }
  return table;
}

Result<TakenUp> take_up(const match::Record& record, const TakeUp& how, Opening opening, Shelf& shelf, Time now) {
  if (how.at > record.events.size()) {
    return Error{"no-such-moment", "at", "this game has " + std::to_string(record.events.size()) + " events"};
  }
  if (!record.seed) return Error{"no-seed", "", "only a game with a known seed can be continued"};
  if (how.seat >= static_cast<int>(record.players.size())) return Error{"bad-seat", "seat", "there is no such seat"};
  auto replayed = match::Match::from_record(cut(record, how.at));
  if (!replayed.ok() && match::Match::from_record(record).ok()) {
    return Error{"game-over", "at", "the game is over at that moment: choose an earlier one"};
  }
  if (!replayed.ok()) return replayed.error();
  match::Match match = *std::move(replayed);
  match.apply_known(match.consequences({}));  // the random events that are due
  if (match.over()) return Error{"game-over", "at", "the game is over at that moment: choose an earlier one"};

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
    taken.entries.push_back(write_entry(entry, table.game()));
    done = table.apply(entry);
    return done.ok();
  };
  const change::Sit sit{core::seat(how.seat), taken.opening.host, how.name, ""};
  if (!add({now, sit})) return done.error();
  std::vector<match::LogEntry> standing;
  for (const registry::AnyMove event : match.events()) standing.push_back({event});
  for (const Entry& entry : entries_of(match, standing, now)) {
    if (!add(entry)) return done.error();
  }
  return taken;
}

}  // namespace tavola::table
