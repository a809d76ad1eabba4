// The one loop of a table, for the server, the browser and the terminal:
//
//   receive -> due -> store -> apply -> tell
//
// Requests, due events and decisions of bots become entries. The host stores each entry, then applies it, then tells
// the clients. It handles one change at a time. Derived classes say how to store, how to run bots and how to reach
// clients.
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
  /// Sends the reply to a request of this client.
  virtual void answer(std::string message) = 0;
  /// Tells the client why a message was refused. `to`: the kind of the message; may be empty.
  virtual void refuse(std::string_view to, const core::Error& error);

 private:
  friend class Host;
  bool waits_for_hint_ = false;
};

class Host {
 public:
  /// `now`: the time from which this host runs the table.
  Host(Table table, std::unique_ptr<Texts> texts, Time now);
  virtual ~Host() = default;
  Host(Host&&) = default;
  Host& operator=(Host&&) = default;

  const Table& table() const { return table_; }
  const Presence& presence() const { return presence_; }

  /// Does everything that is possible now.
  void advance();

 protected:
  using Decided = std::function<void(const core::Result<registry::AnyDecision>&)>;

  virtual Time now() const = 0;
  /// Stores the entry, and makes the next table if `next` is given. Returns nothing if this takes longer: then it calls
  /// stored() later.
  virtual std::optional<core::Status> store(const Entry& entry, const Opening* next) = 0;
  /// Lets a bot think, and calls `decided` once, now or later. Returns false, without a call, if no bot can think now.
  virtual bool think(const BotTurn& turn, Decided decided) = 0;
  /// The opening of the next game.
  virtual Opening open_next() = 0;
  /// Tells the clients about an applied entry. `presence`: a spectator took a seat, or a player became a spectator.
  virtual void tell(const Entry& entry, bool presence) = 0;
  /// Called if an entry was stored but can't be applied.
  virtual void broken(const core::Error& error) = 0;
  /// Whether the host is stopping. It still answers the messages it has received, but starts nothing new.
  virtual bool stopping() const { return false; }
  /// Called when nothing is left to do for now.
  virtual void rest() {}

  void came(PlayerId player);
  void went(PlayerId player);
  /// Takes a message from a client.
  void hear(std::shared_ptr<Client> from, std::string message);
  /// The store's result for the pending entry.
  void stored(const core::Status& status);
  /// Lets the bot whose turn it is think, once.
  void ask_bot();

  bool busy() const { return pending_.has_value(); }
  /// Stops all activity at this table.
  void close() { closed_ = true; }
  bool closed() const { return closed_; }
  /// When to call advance() again; 0: only after a message.
  Time next_time();
  Texts& texts() { return *texts_; }

 private:
  struct Received {
    std::shared_ptr<Client> from;  ///< may have disconnected; the message still counts
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
  Time retry_at_ = 0;  ///< after a failure, automatic changes wait until then
  bool closed_ = false;
};

}  // namespace tavola::table
