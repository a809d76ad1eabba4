// The server's host of a table, and its connections.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/accounts/session_key.h"
#include "server/transport/site.h"
#include "store/store.h"
#include "table/host.h"

namespace tavola::server {

class Hub;
class HostedTable;

/// One client's connection to a table.
class TableChannel final : public Channel, public table::Client, public std::enable_shared_from_this<TableChannel> {
 public:
  TableChannel(std::shared_ptr<HostedTable> hosted, table::Who who, const SessionKey& session, Socket& socket);

  void receive(std::string_view message) override;
  void next(std::string& message) override;
  void closed() override;

  const table::Who& who() const override { return who_; }
  /// Sends this message before anything else.
  void answer(std::string message) override;
  const SessionKey& session() const { return session_; }
  bool joined() const { return joined_; }
  /// Something changed at the table.
  void wake();
  void wake_presence();
  void close(int code, std::string reason);

 private:
  void join(std::string_view message);

  std::shared_ptr<HostedTable> hosted_;
  table::Who who_;
  const SessionKey session_;
  Socket* socket_;  ///< null once it is closed
  bool joined_ = false;
  bool welcomed_ = false;
  bool wants_log_ = false;
  bool presence_changed_ = false;
  table::Version sent_ = 0;
  std::vector<std::string> replies_;
};

class HostedTable final : public table::Host, public std::enable_shared_from_this<HostedTable> {
 public:
  HostedTable(Hub& hub, store::TableNumber number, table::Table table, std::unique_ptr<table::Texts> texts);

  table::Time now() const override;
  using Host::texts;

  /// Returns false if there are too many connections already.
  bool attach(const std::shared_ptr<TableChannel>& channel);
  void detach(TableChannel& channel);
  void receive(TableChannel& from, std::string_view message);
  /// Whether the hub can unload the table.
  bool idle(table::Time now) const;
  /// Called when the hub has unloaded the table. It does nothing more, even if a reference is left.
  void leave() { close(); }
  bool gone() const { return closed(); }
  /// Ends all connections.
  void close_all(int code, const std::string& reason);
  void tell_all(const std::string& message);

  /// Takes the store's result for the pending entry.
  void stored(const core::Status& status);

 private:
  std::optional<core::Status> store(const table::Entry& entry, const table::Opening* next) override;
  bool think(const table::BotTurn& turn, Decided decided) override;
  table::Opening open_next() override;
  void tell(const table::Entry& entry, bool presence) override;
  void broken(const core::Error& error) override;
  bool stopping() const override;
  void rest() override;

  std::optional<store::Listing> listing_after(const table::Entry& entry) const;

  Hub& hub_;
  store::TableNumber number_;
  std::vector<std::shared_ptr<TableChannel>> channels_;
  table::Time used_at_ = 0;
};

/// The error for a table that doesn't exist or that the caller may not see, so that nobody can tell which.
core::Error no_such_table();

/// The table's listing, in the store's format.
store::Listing listing_of(const table::Table& table);

}  // namespace tavola::server
