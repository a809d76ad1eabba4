// The one loop of a table, for the server, the browser and the terminal:
//
//   receive -> due -> store -> apply -> tell
//
// What somebody asks for, what is due and what a bot decided become entries. Each entry is stored; only then it
// happens, and only then anybody is told. One change is under way at a time. A host of its own kind says how to store,
// who thinks, and how to reach the clients.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "registry/any_bot.h"
#include "table/answer.h"
#include "table/presence.h"
#include "table/tell/texts.h"

namespace tavola::table {

/// Somebody connected to a table.
class Client {
 public:
  virtual ~Client() = default;
  virtual const Who& who() const = 0;
  /// What this client asked for.
  virtual void answer(std::string message) = 0;
  /// Why a message of this client was refused. `to`: the kind of the message; may be empty.
  virtual void refuse(std::string_view to, const core::Error& error);

 private:
  friend class Host;
  bool waits_for_hint_ = false;
};

class Host {
 public:
  /// `now`: it looks after the table from now on.
  Host(Table table, std::unique_ptr<Texts> texts, Time now);
  virtual ~Host() = default;
  Host(Host&&) = default;
  Host& operator=(Host&&) = default;

  const Table& table() const { return table_; }
  const Presence& presence() const { return presence_; }

  /// Does everything that can be done now.
  void advance();

 protected:
  using Decided = std::function<void(const core::Result<registry::AnyDecision>&)>;

  virtual Time now() const = 0;
  /// Stores the entry (and makes the next table, if there is one), or begins to: then it calls stored() later.
  virtual std::optional<core::Status> store(const Entry& entry, const Opening* next) = 0;
  /// Lets a bot think, and calls `decided` once, now or later. False, and no call, when it can't think now.
  virtual bool think(const BotTurn& turn, Decided decided) = 0;
  /// The opening of the next game.
  virtual Opening open_next() = 0;
  /// The entry has happened: tells the clients. `presence`: some who watched sit now, or the other way round.
  virtual void tell(const Entry& entry, bool presence) = 0;
  /// An entry was stored that can't happen.
  virtual void broken(const core::Error& error) = 0;
  /// Whether nothing new may begin; what was received is still done.
  virtual bool stopping() const { return false; }
  /// Nothing more can be done for now.
  virtual void rest() {}

  void came(PlayerId player);
  void went(PlayerId player);
  /// A client says something.
  void hear(std::shared_ptr<Client> from, std::string message);
  /// The answer of the store about the entry under way.
  void stored(const core::Status& status);
  /// Lets the bot whose turn it is think, once.
  void ask_bot();

  bool busy() const { return pending_.has_value(); }
  /// Nothing happens here any more.
  void close() { closed_ = true; }
  bool closed() const { return closed_; }
  /// When to advance again; 0: not by itself.
  Time next_time();
  Texts& texts() { return *texts_; }

 private:
  struct Received {
    std::shared_ptr<Client> from;  ///< may have gone meanwhile; what was said still counts
    std::string message;
  };
  struct Pending {
    Entry entry;
    std::weak_ptr<Client> from;
    std::optional<Opening> next;
  };
  struct Thought {
    BotTurn turn;
    core::Result<registry::AnyDecision> decision;
  };

  bool take_due();
  bool take_thought();
  bool take_received();
  void take(Answer answer, const std::shared_ptr<Client>& from);
  void begin(Pending pending);
  void finish(const core::Status& status);
  void think_of_hint(const std::shared_ptr<Client>& client, const BotTurn& turn);

  Table table_;
  Presence presence_;
  std::unique_ptr<Texts> texts_;
  std::vector<Received> received_;
  std::optional<Pending> pending_;
  std::optional<Version> asked_bot_;
  std::optional<Thought> thought_;
  Time retry_at_ = 0;  ///< what happens by itself waits until then, after something failed
  bool closed_ = false;
};

}  // namespace tavola::table
