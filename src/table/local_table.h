// A table that one person holds, without a server: the same table, with bots that think when they are asked to, and
// pass and play. What is to be kept is given to the caller, who can make the table again from it.
#pragma once

#include <functional>

#include "table/of_record.h"
#include "table/table.h"

namespace tavola::table {

class LocalTable {
 public:
  /// What came of a call.
  struct Outcome {
    std::vector<std::string> entries;   ///< to be kept, after those before them
    std::vector<std::string> messages;  ///< for the person, as docs/server-protocol.md has them
    std::string next;                   ///< the opening of the next game, once everybody wants one
  };
  /// Gives 256 random bits.
  using Entropy = std::function<match::Seed()>;

  /// A new table, made by the person. Its id, seed and invitation are drawn.
  static core::Result<LocalTable> open(Settings settings, Entropy entropy, Shelf& shelf, Time now);
  /// The table as it was kept.
  static core::Result<LocalTable> restore(std::string_view opening, std::span<const std::string> entries,
                                          Entropy entropy, Shelf& shelf, Time now);

  /// The table of a record, to be looked at; nothing of it is to be kept.
  static core::Result<LocalTable> of_record(const match::Record& record, Entropy entropy);
  /// A new table that goes on from a record.
  static core::Result<TakenUp> take_up(const match::Record& record, const TakeUp& how, const Entropy& entropy,
                                       Shelf& shelf, Time now);

  const Table& table() const { return table_; }

  /// Everything, for a screen that begins anew; what is due happens first.
  Outcome join(Time now);
  /// A message of the person, under this name.
  Outcome say(std::string_view message, std::string name, Time now);
  /// What is due by now.
  Outcome tick(Time now);
  /// Decides for the bot that is to move; nothing when none is.
  Outcome think(Time now);

 private:
  LocalTable(Table table, Entropy entropy) : table_(std::move(table)), entropy_(std::move(entropy)) {}
  core::Result<registry::AnyDecision> decided(const BotTurn& turn) const;
  void take(Answer answer, Outcome& outcome, Time now);
  void settle(Outcome& outcome, Time now);

  Table table_;
  Entropy entropy_;
  std::string name_;
  std::optional<Version> sent_;  ///< what the person was told last; none before they join
};

}  // namespace tavola::table
