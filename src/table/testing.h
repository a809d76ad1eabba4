// A table and the people around it, for tests: what is to be stored is kept and applied at once, and every client keeps
// what it was told.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "core/random.h"
#include "table/schema.h"
#include "table/table.h"

namespace tavola::table::testing {

using wire::Json;

inline Json parsed(std::string_view text) {
  auto json = wire::parse(text, {8u << 20, 64});
  EXPECT_TRUE(json.ok()) << text;
  return json.ok() ? *json : Json();
}

inline Settings settings_of(const Json& json) {
  const auto settings = read_settings(wire::Node(json, "", "bad-settings"));
  EXPECT_TRUE(settings.ok()) << (settings.ok() ? "" : settings.error().text());
  return settings.ok() ? *settings : Settings{};
}

inline Opening opening_of(const Json& settings, std::uint8_t seed = 1, std::string host = "anna") {
  Opening opening;
  opening.id = "table-one";
  opening.settings = settings_of(settings);
  opening.host = std::move(host);
  opening.seed.fill(seed);
  opening.invitation = "come-in";
  opening.created = 1000;
  return opening;
}

inline std::string update_of(const Table& table, const Who& who, Version from, Time now) {
  std::string update;
  table.update(who, from, now, update);
  return update;
}

/// For tests that hold for every game.
inline auto every_game() { return ::testing::Values("sunrise-lane", "all-on-one-card", "construction-zone"); }
inline std::string game_name(const ::testing::TestParamInfo<const char*>& game) {
  std::string name = game.param;
  std::erase(name, '-');
  return name;
}

/// What a client knows, from messages alone.
struct Client {
  Who who;
  Version version = 0;
  Json table;  ///< the welcome, with every update merged into it
  std::vector<Json> events;
  std::string bytes;  ///< all that was sent to it
};

class Room {
 public:
  explicit Room(const Json& settings, std::uint8_t seed = 1)
      : table_(*Table::make(opening_of(settings, seed), shelf_)) {}

  Table& table() { return table_; }
  Time now = 10'000;
  std::vector<std::string> stored;
  std::string refused;  ///< the name of the last refusal

  Client& join(const std::string& player, bool invited = true) {
    Client& client = clients_[player];
    client.who = {player, player, "", invited};
    table_.came(player);
    client.bytes = table_.welcome(client.who, true, now);
    EXPECT_EQ(why_not_in_schema(parsed(client.bytes), "from_server"), "");
    EXPECT_EQ(why_not_in_schema(parsed(table_.presence()), "from_server"), "");
    client.table = parsed(client.bytes);
    client.version = client.table["version"];
    if (client.table.contains("events")) {
      client.events.assign(client.table["events"].begin(), client.table["events"].end());
    }
    settle();
    return client;
  }
  Client& at(const std::string& player) { return clients_.at(player); }
  void go(const std::string& player) {
    table_.went(player, now);
    clients_.erase(player);
  }

  /// Sends a message with the client's version; true when it was accepted.
  bool say(const std::string& player, Json message) {
    if (!message.contains("version")) message["version"] = at(player).version;
    return send(player, message.dump());
  }
  bool send(const std::string& player, std::string_view bytes) {
    refused.clear();
    Answer answer = table_.receive(at(player).who, bytes, now);
    const bool accepted = answer.kind != Answer::Kind::kRefusal;
    if (accepted) {
      EXPECT_EQ(why_not_in_schema(parsed(bytes), "from_client"), "");
    } else {
      EXPECT_EQ(why_not_in_schema(parsed(answer.reply), "from_server"), "");
      refused = parsed(answer.reply)["error"]["name"];
    }
    take(answer);
    settle();
    return accepted;
  }
  bool sit(const std::string& player, int seat) {
    return say(player, {{"t", "sit"}, {"seat", seat}, {"nonce", "00112233445566778899"}});
  }
  /// What happens by itself, bots included: they take their first move.
  void settle() {
    for (;;) {
      Answer answer = table_.due(now);
      if (answer.kind == Answer::Kind::kNextTable) {
        next = table_.next_opening("table-two", match::Seed{}, "again", now);
        Entry entry;
        entry.kind = Entry::Kind::kNextTable;
        entry.text = next->id;
        store(entry);
        continue;
      }
      if (answer.kind == Answer::Kind::kNothing) {
        const auto turn = table_.bot_turn();
        if (!turn || !bots_move) break;
        answer = table_.bot_chose(*turn, table_.game().pick_move(turn->view, 0), now);
      }
      take(answer);
    }
    for (auto& [name, client] : clients_) tell(client);
  }
  std::optional<Opening> next;
  bool bots_move = true;

  /// The same table from what was stored.
  Table again() {
    auto table = Table::restore(write_opening(opening_of_table()), stored, shelf_, now);
    EXPECT_TRUE(table.ok()) << (table.ok() ? "" : table.error().text());
    return *std::move(table);
  }

  /// The moves that the client was offered.
  std::vector<Json> choices(const std::string& player) {
    const Json& list = at(player).table["choices"];
    return list.is_array() ? std::vector<Json>(list.begin(), list.end()) : std::vector<Json>();
  }
  /// Who was offered choices.
  std::string mover() {
    for (auto& [name, client] : clients_) {
      if (client.table.contains("choices")) return name;
    }
    return "";
  }
  /// The mover makes a random move; false when nobody can.
  bool play_one(core::Rng& rng) {
    const std::string player = mover();
    if (player.empty()) return false;
    const auto list = choices(player);
    return say(player, {{"t", "move"}, {"move", list[rng.below(static_cast<std::uint32_t>(list.size()))]["move"]}});
  }

 private:
  Opening opening_of_table() const {
    Opening opening = table_.opening();
    opening.settings.setup.content.reset();
    return opening;
  }
  void take(const Answer& answer) {
    if (answer.kind == Answer::Kind::kEntry) store(answer.entry);
  }
  void store(const Entry& entry) {
    stored.push_back(table_.write(entry));
    const core::Status done = table_.apply(entry, true);
    ASSERT_TRUE(done.ok()) << done.error().text() << " " << stored.back();
  }
  void tell(Client& client) {
    const std::string bytes = update_of(table_, client.who, client.version, now);
    if (bytes.empty()) return;
    client.bytes += bytes;
    const Json update = parsed(bytes);
    EXPECT_EQ(why_not_in_schema(update, "from_server"), "") << update;
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

  Shelf shelf_;
  Table table_;
  std::map<std::string, Client> clients_;
};

/// A table for two, both seated, with nothing playing itself.
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
