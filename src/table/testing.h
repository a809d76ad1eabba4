// A table and its people, for tests: a host that keeps its entries, and clients that keep the messages they get.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "core/random.h"
#include "table/due.h"
#include "table/host.h"
#include "table/listing.h"
#include "table/people.h"
#include "table/requests.h"
#include "table/schema.h"
#include "table/tell/answers.h"
#include "table/tell/tell.h"

namespace tavola::table::testing {

using wire::Json;

inline Json parsed(std::string_view text) {
  auto json = wire::parse(text, {8u << 20, 64});
  EXPECT_TRUE(json.ok()) << text;
  return json.ok() ? *json : Json();
}

/// The player with this name; PlayerId::kNobody for "".
inline PlayerId id_of(std::string_view name) {
  std::int64_t number = 0;
  for (const char c : name) number = (number * 31 + c) % 1'000'000'007;
  return PlayerId{number};
}
inline Who who_of(const std::string& name, bool invited = false, const std::string& account = "") {
  return {id_of(name), name, account, invited};
}

inline Settings settings_of(const Json& json) {
  const auto settings = read_settings(wire::Node(json, "", "bad-settings"));
  EXPECT_TRUE(settings.ok()) << (settings.ok() ? "" : settings.error().text());
  return settings.ok() ? *settings : Settings{};
}

inline Opening opening_of(const Json& settings, std::uint8_t seed = 1, std::string_view host = "anna") {
  Opening opening;
  opening.id = "table-one";
  opening.settings = settings_of(settings);
  opening.host = id_of(host);
  opening.seed.fill(seed);
  opening.invitation = "come-in";
  opening.created = 1000;
  return opening;
}

inline std::string update_of(const Table& table, const Who& who, Version from, Time now) {
  PlainTexts texts(table.shared_game());
  std::string update;
  tell::update(table, who, from, now, texts, update);
  return update;
}
inline std::string welcome_of(const Table& table, const Who& who, bool log, Time now) {
  PlainTexts texts(table.shared_game());
  return tell::welcome(table, who, log, now, texts);
}
/// The name of the error; "" if there is none.
inline std::string refusal_of(const Heard& heard) { return heard.answer.ok() ? "" : heard.answer.error().name; }
template <class Alternative>
bool is(const Answer& answer) {
  return std::holds_alternative<Alternative>(answer);
}
/// Whether the answer is an entry with this change.
template <class Change>
bool changes(const Answer& answer) {
  const Entry* entry = std::get_if<Entry>(&answer);
  return entry != nullptr && entry->is<Change>();
}

/// For tests that hold for every game.
inline auto every_game() { return ::testing::Values("sunrise-lane", "all-on-one-card", "construction-zone"); }
inline std::string game_name(const ::testing::TestParamInfo<const char*>& game) {
  std::string name = game.param;
  std::erase(name, '-');
  return name;
}

/// What a client knows from its messages.
struct Knowing {
  Who who;
  Version version = 0;
  Json table;  ///< the welcome, with every update merged into it
  std::vector<Json> events;
  std::string bytes;  ///< everything it was sent
};

class Room final : public Host {
 public:
  explicit Room(const Json& settings, std::uint8_t seed = 1)
      : Room(*Table::make(opening_of(settings, seed), the_shelf())) {}

  static Shelf& the_shelf() {
    static Shelf shelf;
    return shelf;
  }
  Time time = 10'000;
  std::vector<std::string> stored;
  std::string refused;     ///< the name of the last refusal
  std::string answered;    ///< the last reply
  std::vector<Json> sent;  ///< everything sent to anybody
  std::optional<Opening> next;
  bool bots_move = true;  ///< bots play their first legal move
  bool store_fails = false;

  Knowing& join(const std::string& player, bool invited = true) {
    Knowing& client = clients_[player];
    client.who = who_of(player, invited);
    came(client.who.player);
    client.bytes = tell::welcome(table(), client.who, true, time, texts());
    client.table = check(client.bytes);
    check(tell::presence(table(), presence()));
    client.version = client.table["version"];
    if (client.table.contains("events")) {
      client.events.assign(client.table["events"].begin(), client.table["events"].end());
    }
    settle();
    return client;
  }
  Knowing& at(const std::string& player) { return clients_.at(player); }
  void go(const std::string& player) {
    disconnect(player);
    clients_.erase(player);
  }
  /// Only connects the player, without settle().
  void connect(const std::string& player) { came(id_of(player)); }
  void disconnect(const std::string& player) { went(id_of(player)); }

  /// Sends a message with the client's version. Returns whether it was accepted.
  bool say(const std::string& player, Json message) {
    if (!message.contains("version")) message["version"] = at(player).version;
    return send(player, message.dump());
  }
  bool send(const std::string& player, std::string_view bytes) {
    refused.clear();
    answered.clear();
    hear(std::make_shared<Speaker>(*this, at(player).who), std::string(bytes));
    if (refused.empty()) {
      EXPECT_EQ(why_not_in_schema(parsed(bytes), "from_client"), "");
    }
    settle();
    return refused.empty();
  }
  bool sit(const std::string& player, int seat) {
    return say(player, {{"t", "sit"}, {"seat", seat}, {"nonce", "00112233445566778899"}});
  }
  /// Does everything that happens automatically, including the moves of bots.
  void settle() {
    advance();
    for (auto& [name, client] : clients_) inform(client);
  }
  Answer due_now() const { return due(table(), presence(), time); }
  std::optional<Time> due_next() const { return next_due(table(), presence()); }
  Heard ask(const Who& who, const Json& message) const {
    return receive(table(), presence(), who, message.dump(), time);
  }

  /// The same table, restored from its entries.
  Table again() {
    auto table = Table::restore(write_opening(opening_of_table()), stored, the_shelf(), time);
    EXPECT_TRUE(table.ok()) << (table.ok() ? "" : table.error().text());
    return *std::move(table);
  }

  /// The moves offered to the client.
  std::vector<Json> choices(const std::string& player) {
    const Json& list = at(player).table["choices"];
    return list.is_array() ? std::vector<Json>(list.begin(), list.end()) : std::vector<Json>();
  }
  /// The player who was offered choices; "" if nobody was.
  std::string mover() {
    for (auto& [name, client] : clients_) {
      if (client.table.contains("choices")) return name;
    }
    return "";
  }
  /// The mover makes a random move. Returns false if nobody can move.
  bool play_one(core::Rng& rng) {
    const std::string player = mover();
    if (player.empty()) return false;
    const auto list = choices(player);
    return say(player, {{"t", "move"}, {"move", list[rng.below(static_cast<std::uint32_t>(list.size()))]["move"]}});
  }

 private:
  class Speaker final : public Client {
   public:
    Speaker(Room& room, Who who) : room_(room), who_(std::move(who)) {}
    const Who& who() const override { return who_; }
    void answer(std::string message) override {
      const Json reply = room_.check(message);
      if (reply["t"] == "error") room_.refused = reply["error"]["name"];
      room_.answered = std::move(message);
    }

   private:
    Room& room_;
    Who who_;
  };

  explicit Room(const Table& table) : Host(table, std::make_unique<PlainTexts>(table.shared_game()), 0) {}

  Time now() const override { return time; }
  std::optional<core::Status> store(const Entry& entry, const Opening* opening) override {
    if (store_fails) return core::Error{"store-full", "", "no room"};
    stored.push_back(write_entry(entry, table().game()));
    if (opening != nullptr) next = *opening;
    return core::Status(core::Done{});
  }
  bool think(const BotTurn& turn, Decided decided) override {
    decided(registry::AnyDecision{table().game().pick_move(turn.view, 0), {}});
    return true;
  }
  Opening open_next() override { return next_opening(table(), "table-two", match::Seed{}, "again", time); }
  void tell(const Entry&, bool) override {}
  void broken(const core::Error& error) override { ADD_FAILURE() << error.text() << " " << stored.back(); }
  void rest() override {
    if (!bots_move || !bot_turn(table())) return;
    ask_bot();
    advance();
  }

  Opening opening_of_table() const {
    Opening opening = table().opening();
    opening.settings.setup.content.reset();
    return opening;
  }
  /// Checks a message of the table against the schema.
  Json check(std::string_view bytes) {
    Json message = parsed(bytes);
    EXPECT_EQ(why_not_in_schema(message, "from_server"), "") << message;
    sent.push_back(message);
    return message;
  }
  void inform(Knowing& client) {
    std::string bytes;
    tell::update(table(), client.who, client.version, time, texts(), bytes);
    if (bytes.empty()) return;
    client.bytes += bytes;
    const Json update = check(bytes);
    ASSERT_EQ(update["from"], client.version);
    client.version = update["version"];
    if (update.contains("to_act")) {
      for (const char* key : {"choices", "early", "can_undo"}) client.table.erase(key);
    }
    for (const auto& [key, value] : update.items()) {
      if (key == "view" && client.table.contains("view")) {
        for (const auto& [member, changed] : value.items()) client.table["view"][member] = changed;
      } else if (key == "events") {
        client.events.insert(client.events.end(), value.begin(), value.end());
      } else if (key == "chat") {
        for (const Json& line : value) client.table["chat"].push_back(line);
      } else if (key != "t" && key != "from") {
        client.table[key] = value;
      }
    }
  }

  std::map<std::string, Knowing> clients_;
};

/// Settings of a table where forced moves don't play themselves.
inline Json plain(const std::string& game, int players = 2) {
  return {{"game", game}, {"players", players}, {"forced", false}};
}
inline void seat_two(Room& room) {
  room.join("anna");
  room.join("ben");
  ASSERT_TRUE(room.sit("anna", 0));
  ASSERT_TRUE(room.sit("ben", 1));
}

}  // namespace tavola::table::testing
