#include "table/local_table.h"

#include <cassert>
#include <utility>

#include "table/listing.h"
#include "table/tell/tell.h"

namespace tavola::table {

using core::Result;

namespace {

constexpr PlayerId kPerson = PlayerId::kLocal;

std::string random_id(const LocalTable::Entropy& entropy) { return core::to_hex(entropy()).substr(0, 24); }

/// The person as a client, while a message is answered.
class Person final : public Client {
 public:
  explicit Person(std::string name) : who_{kPerson, std::move(name), "", true} {}
  const Who& who() const override { return who_; }
  void answer(std::string message) override { told.push_back(std::move(message)); }

  std::vector<std::string> told;

 private:
  Who who_;
};

}  // namespace

LocalTable::LocalTable(std::unique_ptr<Texts> texts, Table table, Entropy entropy, Time now)
    : Host(std::move(table), std::move(texts), now), entropy_(std::move(entropy)) {}

LocalTable LocalTable::of(Table table, Entropy entropy, Time now) {
  auto texts = std::make_unique<PlainTexts>(table.shared_game());
  return {std::move(texts), std::move(table), std::move(entropy), now};
}

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
  return of(*std::move(table), std::move(entropy), now);
}

Result<LocalTable> LocalTable::restore(std::string_view opening, std::span<const std::string> entries, Entropy entropy,
                                       Shelf& shelf, Time now) {
  auto table = Table::restore(opening, entries, shelf, now);
  if (!table.ok()) return table.error();
  return of(*std::move(table), std::move(entropy), now);
}

Result<LocalTable> LocalTable::of_record(const match::Record& record, Entropy entropy) {
  auto table = Table::of_record(record);
  if (!table.ok()) return table.error();
  return of(*std::move(table), std::move(entropy), 0);
}

Result<TakenUp> LocalTable::take_up(const match::Record& record, const TakeUp& how, const Entropy& entropy,
                                    Shelf& shelf, Time now) {
  Opening opening;
  opening.id = random_id(entropy);
  opening.host = kPerson;
  opening.invitation = random_id(entropy);
  return table::take_up(record, how, std::move(opening), shelf, now);
}

std::optional<core::Status> LocalTable::store(const Entry& entry, const Opening* next) {
  outcome_.entries.push_back(write_entry(entry, table().game()));
  if (next != nullptr) outcome_.next = write_opening(*next);
  return core::Status(core::Done{});
}

bool LocalTable::think(const BotTurn& turn, Decided decided) {
  const auto bot = registry::make_bot(table().game(), turn.level);
  assert(bot.ok() && "the level was checked with the settings");
  decided((*bot)->decide(turn.view, turn.seed));
  return true;
}

Opening LocalTable::open_next() {
  std::string id = random_id(entropy_);
  const match::Seed seed = entropy_();
  return next_opening(table(), std::move(id), seed, random_id(entropy_), now_);
}

void LocalTable::broken(const core::Error&) { assert(false && "its own entries are possible"); }

LocalTable::Outcome LocalTable::settled(Time now) {
  now_ = now;
  advance();
  if (sent_) {
    std::string update;
    tell::update(table(), {kPerson, name_, "", true}, *sent_, now, texts(), update);
    if (!update.empty()) {
      sent_ = table().version();
      outcome_.messages.push_back(std::move(update));
    }
  }
  return std::exchange(outcome_, {});
}

LocalTable::Outcome LocalTable::join(Time now) {
  came(kPerson);
  sent_.reset();
  Outcome outcome = settled(now);
  outcome.messages.push_back(tell::welcome(table(), {kPerson, name_, "", true}, true, now, texts()));
  sent_ = table().version();
  return outcome;
}

LocalTable::Outcome LocalTable::say(std::string_view message, std::string name, Time now) {
  now_ = now;
  name_ = std::move(name);
  const auto person = std::make_shared<Person>(name_);
  hear(person, std::string(message));
  outcome_.messages = std::move(person->told);
  return settled(now);
}

LocalTable::Outcome LocalTable::tick(Time now) { return settled(now); }

LocalTable::Outcome LocalTable::think(Time now) {
  now_ = now;
  ask_bot();
  return settled(now);
}

}  // namespace tavola::table
