#include "tests/crash/caller.h"

#include <utility>

namespace tavola::crash {

namespace {

constexpr auto kReplyWithin = std::chrono::seconds(20);

}  // namespace

Caller::Caller(const client::Address& server, client::Sender who)
    : server_(server), loop_(*client::Loop::make()), connection_(*loop_, *this, 1), sender_(std::move(who)) {
  sender_.host = server.host;
}

client::Reply Caller::ask(const std::string& method, const std::string& path, const Json& body) {
  reply_.reset();
  if (!connection_.connected() && !connection_.connect(server_).ok()) return {};
  connection_.request(sender_, method, path, body.is_null() ? "" : body.dump());
  const auto until = client::Loop::Clock::now() + kReplyWithin;
  while (!reply_ && connection_.connected() && client::Loop::Clock::now() < until) loop_->run_once(until);
  if (!reply_) return {};
  if (!reply_->cookie.empty()) sender_.cookie = reply_->cookie;
  return *reply_;
}

Json Caller::call(const std::string& method, const std::string& path, const Json& body) {
  const client::Reply reply = ask(method, path, body);
  const bool fine = reply.status / 100 == 2;
  refusal_ = fine ? "" : method + " " + path + ": status " + std::to_string(reply.status) + " " + reply.body;
  return fine ? Json::parse(reply.body, nullptr, false) : Json();
}

}  // namespace tavola::crash
