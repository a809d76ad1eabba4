// The host of a table without a server: one person, bots that think when they are asked to, or several people at one
// screen. The caller is given what to keep, and can make the table again from it.
#pragma once

#include <functional>

#include "table/host.h"
#include "table/of_record.h"

namespace tavola::table {

class LocalTable final : public Host {
 public:
  /// What came of a call.
  struct Outcome {
    std::vector<std::string> entries;   ///< to keep, after those before them
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

  /// The table of a record, to look at; nothing of it is kept.
  static core::Result<LocalTable> of_record(const match::Record& record, Entropy entropy);
  /// A new table that continues from a moment of a record.
  static core::Result<TakenUp> take_up(const match::Record& record, const TakeUp& how, const Entropy& entropy,
                                       Shelf& shelf, Time now);

  /// Everything, for a screen that begins anew; what is due happens first.
  Outcome join(Time now);
  /// A message of the person, under this name.
  Outcome say(std::string_view message, std::string name, Time now);
  /// What is due by now.
  Outcome tick(Time now);
  /// Decides for the bot whose turn it is; nothing when it is nobody's or a person's.
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

  /// Does what is due, and tells the person of all of it together.
  Outcome settled(Time now);

  Entropy entropy_;
  Time now_ = 0;
  std::string name_;
  std::optional<Version> sent_;  ///< what the person was told last; none before they join
  Outcome outcome_;
};

}  // namespace tavola::table
