// Answers requests by their address. docs/server-protocol.md lists all addresses.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>

#include "server/accounts/accounts.h"
#include "server/tables/hub.h"
#include "server/transport/static_files.h"

namespace tavola::server {

class Service final : public Site {
 public:
  /// The references must outlive it. `commit`: what the program is built from. `connections` returns the number of
  /// connections.
  Service(Hub& hub, Accounts& accounts, store::StoreQueue& queue, Metrics& metrics, std::string commit,
          std::function<std::size_t()> connections);

  boost::asio::awaitable<Response> answer(const Request& request) override;
  boost::asio::awaitable<Admission> admit(const Request& request, Socket& socket) override;

 private:
  using Answer = boost::asio::awaitable<Response>;

  Answer tables(const Request& request);
  Answer table(const Request& request, std::string id, std::string_view part);
  Answer create_table(const Request& request);
  Answer lobby();
  std::string list_of(const std::vector<store::ListedTable>& listed);
  /// The summary. If it is damaged, counts and logs that, and returns nothing.
  std::optional<wire::Json> summary_of(const store::ListedTable& listed);
  Answer my_tables(const Request& request);
  /// The player behind a request; "needs-player" if there is none.
  boost::asio::awaitable<core::Result<Identity>> player_of(const Request& request);
  Response status() const;
  Response ready() const;

  Hub& hub_;
  Accounts& accounts_;
  store::StoreQueue& queue_;
  Metrics& metrics_;
  std::string commit_;
  std::function<std::size_t()> connections_;
  StaticFiles page_;
  table::Time since_;
  std::string games_;  ///< the list of games never changes
  std::string lobby_;  ///< the lobby's list, reused for kLobbyFor
  table::Time lobby_at_ = 0;
};

}  // namespace tavola::server
