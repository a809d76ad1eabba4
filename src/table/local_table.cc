#include "table/local_table.h"

#include <cassert>

#include "registry/any_bot.h"

namespace tavola::table {

using core::Result;

namespace {

constexpr const char* kPerson = "me";

std::string random_id(const LocalTable::Entropy& entropy) { return core::to_hex(entropy()).substr(0, 24); }

}  // namespace

Result<LocalTable> LocalTable::open(Settings settings, Entropy entropy, Shelf& shelf, Time now) {
  Opening opening;
  opening.id = random_id(entropy);
  opening.settings = std::move(settings);
  opening.host = kPerson;
  opening.seed = entropy();
  opening.invitation = random_id(entropy);
  opening.created = now;
  auto table = Table::make(std::move(opening), shelf);
  if (!table.ok()) return table.error();
  return LocalTable(*std::move(table), std::move(entropy));
}

Result<LocalTable> LocalTable::restore(std::string_view opening, std::span<const std::string> entries, Entropy entropy,
                                       Shelf& shelf, Time now) {
  auto table = Table::restore(opening, entries, shelf, now);
  if (!table.ok()) return table.error();
  return LocalTable(*std::move(table), std::move(entropy));
}

Result<LocalTable> LocalTable::of_record(const match::Record& record, Entropy entropy) {
  auto table = Table::of_record(record);
  if (!table.ok()) return table.error();
  return LocalTable(*std::move(table), std::move(entropy));
}

Result<TakenUp> LocalTable::take_up(const match::Record& record, const TakeUp& how, const Entropy& entropy,
                                    Shelf& shelf, Time now) {
  Opening opening;
  opening.id = random_id(entropy);
  opening.host = kPerson;
  opening.invitation = random_id(entropy);
  return table::take_up(record, how, std::move(opening), shelf, now);
}

Result<registry::AnyDecision> LocalTable::decided(const BotTurn& turn) const {
  const auto bot = registry::make_bot(table_.game(), turn.level);
  assert(bot.ok() && "the level was checked with the settings");
  return (*bot)->decide(turn.view, turn.seed);
}

void LocalTable::take(Answer answer, Outcome& outcome, Time now) {
  switch (answer.kind) {
    case Answer::Kind::kNothing:
      return;
    case Answer::Kind::kRefusal:
    case Answer::Kind::kReply:
      outcome.messages.push_back(std::move(answer.reply));
      return;
    case Answer::Kind::kHint:
      if (const auto decision = decided(answer.hint); decision.ok()) {
        outcome.messages.push_back(table_.hint_message(answer.hint, *decision));
      }
      return;
    case Answer::Kind::kNextTable: {
      const Opening next = table_.next_opening(random_id(entropy_), entropy_(), random_id(entropy_), now);
      outcome.next = write_opening(next);
      answer = Answer::store(Entry::Kind::kNextTable, -1, now);
      answer.entry.text = next.id;
      break;
    }
    case Answer::Kind::kEntry:
      break;
  }
  outcome.entries.push_back(table_.write(answer.entry));
  [[maybe_unused]] const core::Status done = table_.apply(answer.entry, true);
  assert(done.ok());
}

/// What is due happens, and the person is told of all of it together.
void LocalTable::settle(Outcome& outcome, Time now) {
  for (Answer due = table_.due(now); due.kind != Answer::Kind::kNothing; due = table_.due(now)) {
    take(std::move(due), outcome, now);
  }
  if (!sent_) return;
  std::string update;
  table_.update({kPerson, name_, "", true}, *sent_, now, update);
  if (update.empty()) return;
  sent_ = table_.version();
  outcome.messages.push_back(std::move(update));
}

LocalTable::Outcome LocalTable::join(Time now) {
  Outcome outcome;
  table_.came(kPerson);
  sent_.reset();
  settle(outcome, now);
  outcome.messages.push_back(table_.welcome({kPerson, name_, "", true}, true, now));
  sent_ = table_.version();
  return outcome;
}

LocalTable::Outcome LocalTable::say(std::string_view message, std::string name, Time now) {
  Outcome outcome;
  name_ = std::move(name);
  take(table_.receive({kPerson, name_, "", true}, message, now), outcome, now);
  settle(outcome, now);
  return outcome;
}

LocalTable::Outcome LocalTable::tick(Time now) {
  Outcome outcome;
  settle(outcome, now);
  return outcome;
}

LocalTable::Outcome LocalTable::think(Time now) {
  Outcome outcome;
  if (const auto turn = table_.bot_turn()) {
    const auto decision = decided(*turn);
    if (decision.ok()) take(table_.bot_chose(*turn, decision->move, now), outcome, now);
  }
  settle(outcome, now);
  return outcome;
}

}  // namespace tavola::table
