// Sends one request at a time to the server and waits for the reply.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "client/connection.h"
#include "tests/crash/knowledge.h"

namespace tavola::crash {

class Caller final : public client::Connection::Owner {
 public:
  /// `who` may have a cookie or a token. A cookie that the server sets replaces it.
  explicit Caller(const client::Address& server, client::Sender who = {});

  /// The reply; its status is 0 if there was none.
  client::Reply ask(const std::string& method, const std::string& path, const Json& body = {});
  /// The document of the reply; null if the request was refused. Then `refusal` says why.
  Json call(const std::string& method, const std::string& path, const Json& body = {});
  const std::string& refusal() const { return refusal_; }
  const client::Sender& sender() const { return sender_; }

 private:
  void replied(const client::Reply& reply) override { reply_ = reply; }
  void opened() override {}
  void received(std::string_view) override {}
  void ended(const client::End&) override {}

  client::Address server_;
  std::unique_ptr<client::Loop> loop_;
  client::Connection connection_;
  client::Sender sender_;
  std::optional<client::Reply> reply_;
  std::string refusal_;
};

}  // namespace tavola::crash
