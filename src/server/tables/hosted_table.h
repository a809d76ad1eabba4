// A table in the server's memory, and the connections to it. What is asked for is stored first, then it happens, then
// everybody is told: one change at a time.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/accounts/session_key.h"
#include "server/transport/site.h"
#include "store/store.h"
#include "table/table.h"

namespace tavola::server {

class Hub;
class HostedTable;

/// One client's connection to a table.
class TableChannel final : public Channel, public std::enable_shared_from_this<TableChannel> {
 public:
  TableChannel(std::shared_ptr<HostedTable> hosted, table::Who who, const SessionKey& session, Socket& socket);

  void receive(std::string_view message) override;
  void next(std::string& message) override;
  void closed() override;

  const table::Who& who() const { return who_; }
  const SessionKey& session() const { return session_; }
  bool joined() const { return joined_; }
  /// Something changed at the table.
  void wake();
  void wake_presence();
  /// Sends this message, before anything else.
  void reply(std::string message);
  void close(int code, std::string reason);
  bool waits_for_hint() const { return waits_for_hint_; }
  void set_waits_for_hint(bool waits) { waits_for_hint_ = waits; }

 private:
  void join(std::string_view message);

  std::shared_ptr<HostedTable> hosted_;
  table::Who who_;
  const SessionKey session_;
  Socket* socket_;  ///< null when it is gone
  bool joined_ = false;
  bool welcomed_ = false;
  bool wants_log_ = false;
  bool presence_changed_ = false;
  bool waits_for_hint_ = false;
  table::Version sent_ = 0;
  std::vector<std::string> replies_;
};

class HostedTable : public std::enable_shared_from_this<HostedTable> {
 public:
  HostedTable(Hub& hub, store::TableNumber number, table::Table table);

  const table::Table& table() const { return table_; }
  table::Time now() const;

  /// False when there are too many connections already.
  bool attach(const std::shared_ptr<TableChannel>& channel);
  void detach(TableChannel& channel);
  void receive(TableChannel& from, std::string_view message);
  /// Does what is to be done now: what is due, what was received, what a bot thought of.
  void advance();
  /// Whether it can leave memory.
  bool idle(table::Time now) const;
  bool busy() const { return busy_; }
  /// It has left memory: whoever still holds it does nothing with it.
  void leave() { gone_ = true; }
  bool gone() const { return gone_; }
  /// Ends all connections.
  void close_all(int code, const std::string& reason);
  void tell_all(const std::string& message);

  /// The store has answered about the entry under way.
  void stored(const core::Status& status);

 private:
  struct Received {
    std::shared_ptr<TableChannel> from;  ///< may have gone meanwhile; what was said still counts
    std::string message;
  };
  struct Thought {
    table::BotTurn turn;
    core::Result<registry::AnyDecision> decision;
  };

  void store(table::Entry entry, std::weak_ptr<TableChannel> from);
  void store_next_table();
  bool take_due();
  bool take_thought();
  bool take_received();
  void ask_bot();
  void think_of_hint(const std::shared_ptr<TableChannel>& channel, const table::BotTurn& turn);
  void not_stored(const core::Error& error);
  std::optional<store::Listing> listing_after(const table::Entry& entry) const;

  Hub& hub_;
  store::TableNumber number_;
  table::Table table_;
  bool busy_ = false;
  bool gone_ = false;
  std::vector<std::shared_ptr<TableChannel>> channels_;
  std::vector<Received> received_;
  table::Entry pending_;
  std::weak_ptr<TableChannel> pending_from_;
  std::optional<table::Version> asked_bot_;
  std::optional<Thought> thought_;
  table::Time retry_at_ = 0;  ///< what happens by itself waits until then, after the store has failed
  table::Time used_at_ = 0;
};

/// For who asks for a table that is not there, or not for them: both look the same.
core::Error no_such_table();

/// The store's form of a listing.
store::Listing listing_of(const table::Table& table);

}  // namespace tavola::server
