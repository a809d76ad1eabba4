// The host of a table without a server: one person against bots, or several people at one screen. Bots think when the
// caller says so. The caller keeps the entries, and can restore the table from them.
#pragma once

#include <functional>

#include "table/host.h"
#include "table/of_record.h"

namespace tavola::table {

class LocalTable final : public Host {
 public:
  /// The results of a call.
  struct Outcome {
    std::vector<std::string> entries;   ///< to be kept, after the earlier ones
    std::vector<std::string> messages;  ///< for the person, as in docs/server-protocol.md
    std::string next;                   ///< the opening of the next game, once all want one
  };
  /// Gives 256 random bits.
  using Entropy = std::function<match::Seed()>;

  /// A new table with the person as its host. Its id, seed and invitation are random.
  static core::Result<LocalTable> open(Settings settings, Entropy entropy, Shelf& shelf, Time now);
  /// Restores a table that was kept.
  static core::Result<LocalTable> restore(std::string_view opening, std::span<const std::string> entries,
                                          Entropy entropy, Shelf& shelf, Time now);

  /// A read-only table of a record. Nothing of it is kept.
  static core::Result<LocalTable> of_record(const match::Record& record, Entropy entropy);
  /// A new table that continues from a moment of a record.
  static core::Result<TakenUp> take_up(const match::Record& record, const TakeUp& how, const Entropy& entropy,
                                       Shelf& shelf, Time now);

  /// Sends the whole table, for a new screen. Due changes happen first.
  Outcome join(Time now);
  /// Handles a message from the person. `name` is the person's current name.
  Outcome say(std::string_view message, std::string name, Time now);
  /// Does what is due by now.
  Outcome tick(Time now);
  /// Makes the move of the bot whose turn it is. Does nothing if it isn't a bot's turn.
  Outcome think(Time now);

 private:
  LocalTable(std::unique_ptr<Texts> texts, Table table, Entropy entropy, Time now);
  static LocalTable of(Table table, Entropy entropy, Time now);

  Time now() const override { return now_; }
  std::optional<core::Status> store(const Entry& entry, const Opening* next) override;
  bool think(const BotTurn& turn, Decided decided) override;
  Opening open_next() override;
  void tell(const Entry&, bool) override {}
  void broken(const core::Error&) override;

  /// Does what is due, and sends the person all changes in one update.
  Outcome settled(Time now);

  Entropy entropy_;
  Time now_ = 0;
  std::string name_;
  std::optional<Version> sent_;  ///< the last version the person has; none before they join
  Outcome outcome_;
};

}  // namespace tavola::table
