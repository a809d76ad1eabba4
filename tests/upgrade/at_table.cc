#include "tests/upgrade/at_table.h"

#include <utility>

namespace tavola::upgrade {

AtTable::AtTable(client::Loop& loop, const client::Address& server, const client::Sender& who, const std::string& table,
                 std::string invitation)
    : connection_(loop, *this, 1), invitation_(std::move(invitation)) {
  client::Sender sender = who;
  sender.host = server.host;
  if (!connection_.connect(server).ok()) problem_ = "can't connect";
  if (problem_.empty()) connection_.open_websocket(sender, "/api/tables/" + table + "/socket");
}

bool AtTable::holds(std::size_t seat) const {
  for (const Json& mine : knows_.table()["you"]["seats"]) {
    if (mine == seat) return knows_.table()["seats"][seat]["kind"] == "person";
  }
  return false;
}

bool AtTable::can_answer_early() const {
  const Json& table = knows_.table();
  return table.contains("early") && table["early"]["answer"].is_null() && !table["early"]["choices"].empty();
}

void AtTable::say(Json message) {
  message["version"] = knows_.version();
  waits_for_ = message["t"];
  refusal_.clear();
  connection_.send(message.dump());
}

void AtTable::move(core::Rng& rng) {
  const Json& table = knows_.table();
  const auto count = static_cast<std::uint32_t>(table["choices"].size());
  say({{"t", "move"}, {"seat", table["to_act"]}, {"move", table["choices"][rng.below(count)]["text"]}});
}

void AtTable::replied(const client::Reply& reply) {
  problem_ = "status " + std::to_string(reply.status) + " " + reply.body;
}

void AtTable::opened() {
  Json join = {{"t", "join"}, {"log", true}};
  if (!invitation_.empty()) join["invitation"] = invitation_;
  connection_.send(join.dump());
}

void AtTable::ended(const client::End& end) {
  if (problem_.empty()) problem_ = "the connection ended with " + std::to_string(end.code) + " " + end.why;
}

void AtTable::received(std::string_view bytes) {
  const Json message = Json::parse(bytes, nullptr, false);
  const std::string kind = message.is_object() ? message.value("t", "") : "";
  if (kind == "welcome") {
    knows_.take_welcome(message);
    joined_ = true;
  } else if (kind == "update") {
    if (!knows_.take_update(message)) problem_ = "an update of another version: " + message.dump();
    waits_for_.clear();
  } else if (kind == "error") {
    refusal_ = message["error"].dump();
    if (!joined_) problem_ = refusal_;
    waits_for_.clear();
  } else if (kind != "here") {
    problem_ = "got " + std::string(bytes.substr(0, 200));
  }
}

}  // namespace tavola::upgrade
