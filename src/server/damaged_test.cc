// Rows of the store are untrusted. Whatever is in them, the server starts, lists tables and plays the undamaged ones. A
// damaged table answers with an error and stays unchanged.
#include <sqlite3.h>

#include <filesystem>
#include <functional>
#include <random>
#include <set>

#include "server/service_testing.h"
#include "store/admin.h"
#include "store/open.h"

namespace tavola::server::testing {
namespace {

/// Settings that don't wait for the disk.
ServerSettings quick() {
  ServerSettings settings;
  settings.store.durable = false;
  return settings;
}

/// Plain SQL access to a store's file.
class Sql {
 public:
  explicit Sql(const std::string& path) {
    EXPECT_EQ(sqlite3_open(path.c_str(), &db_), SQLITE_OK);
    run("PRAGMA synchronous = OFF");
  }
  ~Sql() { sqlite3_close(db_); }
  Sql(const Sql&) = delete;
  Sql& operator=(const Sql&) = delete;
  /// The resulting rows as text, one per line.
  std::string run(const std::string& sql) const {
    std::string out;
    char* error = nullptr;
    const auto take = [](void* to, int columns, char** values, char**) {
      for (int i = 0; i < columns; ++i) {
        static_cast<std::string*>(to)
            ->append(values[i] == nullptr ? "NULL" : values[i])
            .append(i + 1 < columns ? "|" : "\n");
      }
      return 0;
    };
    EXPECT_EQ(sqlite3_exec(db_, sql.c_str(), take, &out, &error), SQLITE_OK) << sql << ": " << (error ? error : "");
    sqlite3_free(error);
    return out;
  }
  std::string value(const std::string& sql) const {
    const std::string rows = run(sql);
    return rows.substr(0, rows.find('\n'));
  }
  int changed() const { return sqlite3_changes(db_); }
  /// Sets one value to these bytes, as a blob or as text.
  void set(const std::string& table, const std::string& column, const std::string& rowid, const std::string& bytes,
           bool text) const {
    sqlite3_stmt* statement = nullptr;
    const std::string sql = "UPDATE " + table + " SET " + column + " = ?1 WHERE " + rowid;
    ASSERT_EQ(sqlite3_prepare_v2(db_, sql.c_str(), -1, &statement, nullptr), SQLITE_OK) << sql;
    const int size = static_cast<int>(bytes.size());
    text ? sqlite3_bind_text(statement, 1, bytes.data(), size, SQLITE_STATIC)
         : sqlite3_bind_blob(statement, 1, bytes.data(), size, SQLITE_STATIC);
    sqlite3_step(statement);  // a constraint may refuse it
    sqlite3_finalize(statement);
  }

 private:
  sqlite3* db_ = nullptr;
};

/// A store with three games: Anna against Ben; Anna against a bot, which the server loads at its start; and Carla
/// against bots, where a bot stands in for her. It is made once and copied for each test.
struct Original {
  core::TempFolder folder;
  std::string path = folder.file("original.db");
  std::string anna, ben, carla;       ///< cookies
  std::string good, damaged, carlas;  ///< tables
  std::string invitation;

  Original() {
    Running server(path, quick());
    Browser a(server, "Anna"), b(server, "Ben"), c(server, "Carla");
    anna = a.cookie();
    ben = b.cookie();
    carla = c.cookie();
    EXPECT_EQ(c.post("/api/tokens", {{"label", "bot"}}).status, 201);
    const Json made = make_table(a, {{"game", "sunrise-lane"}, {"access", "public"}, {"forced", false}});
    good = made["id"];
    invitation = made["invitation"];
    AtTable first(server, a, good, kJoin);
    first.next({"welcome"});
    first.say(sit(0));
    first.update();
    AtTable second(server, b, good, kJoin);
    second.next({"welcome"});
    second.say(sit(1));
    while (second.update().value("state", "") != "playing") {
    }
    damaged = make_table(a, {{"game", "construction-zone"},
                             {"access", "public"},
                             {"seats", {"open", "easy"}},
                             {"forced", false},
                             {"clock", {{"kind", "days"}, {"days", 30}}}})["id"];
    AtTable at(server, a, damaged, kJoin);
    at.next({"welcome"});
    at.say(sit(0));
    Json told = at.update();
    for (int moves = 0; moves < 3;) {
      if (told.contains("choices") && !told["choices"].empty()) {
        at.say({{"t", "move"}, {"move", told["choices"][0]["move"]}});
        ++moves;
      }
      told = at.update();
    }
    while (!told.contains("choices")) told = at.update();
    at.say({{"t", "chat"}, {"text", "hm"}});
    at.update();
    carlas = make_table(c, {{"game", "all-on-one-card"},
                            {"players", 3},
                            {"seats", {"open", "easy", "easy"}},
                            {"stand_in", {{"level", "easy"}, {"after", 10}}}})["id"];
    AtTable third(server, c, carlas, kJoin);
    third.next({"welcome"});
    third.say(sit(0));
    for (told = third.update(); !told.contains("choices");) told = third.update();
    third.say({{"t", "move"}, {"move", told["choices"][0]["move"]}});
    for (told = third.update(); !told.contains("choices");) told = third.update();
  }
  static const Original& get() {
    static const Original original;
    return original;
  }
};

/// A returning player.
class Visitor {
 public:
  Visitor(const Running& server, std::string cookie) : server_(server), cookie_(std::move(cookie)) {}
  Headers headers() const {
    return {{"Host", "127.0.0.1:" + std::to_string(server_.port())}, {"Origin", server_.origin()}, {"Cookie", cookie_}};
  }
  Reply get(const std::string& path) const { return request(server_.port(), "GET", path, "", headers()); }
  WebSocketClient socket(const std::string& table) const {
    return {server_.port(), "/api/tables/" + table + "/socket", headers()};
  }

 private:
  const Running& server_;
  std::string cookie_;
};

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  for (std::size_t at = text.find(what); at != text.npos; at = text.find(what, at + by.size())) {
    text.replace(at, what.size(), by);
  }
  return text;
}

std::set<std::string> ids_of(const Reply& reply) {
  EXPECT_EQ(reply.status, 200) << reply.body;
  std::set<std::string> ids;
  const Json list = parsed(reply.body);
  for (const Json& table : list["tables"]) ids.insert(table["id"]);
  return ids;
}

std::string error_name(const Reply& reply) {
  return reply.status < 400 ? "" : parsed(reply.body)["error"]["name"].get<std::string>();
}

/// "#N" is the number of the damaged table, "#ID" its id, "#GOOD" the id of the undamaged one.
struct Damage {
  const char* name;
  std::string sql;
};

/// Each kind of damage gets its own copy of the store.
class DamagedRows : public ::testing::Test {
 protected:
  const Original& original_ = Original::get();
  core::TempFolder folder_;
  std::string store_ = folder_.file("tavola.db");

  template <std::size_t N>
  void for_each(const Damage (&kinds)[N], const std::function<void()>& check) {
    for (const Damage& damage : kinds) {
      SCOPED_TRACE(damage.name);
      for (const char* end : {"", "-wal", "-shm"}) std::filesystem::remove(store_ + end);
      std::filesystem::copy_file(original_.path, store_);
      std::string sql = replaced(damage.sql, "#N", number());
      sql = replaced(replaced(sql, "#ID", original_.damaged), "#GOOD", original_.good);
      {
        const Sql file(store_);
        file.run(sql);
        ASSERT_GT(file.changed(), 0) << sql;
      }
      check();
      if (HasFatalFailure()) return;
    }
  }
  std::string number() const {
    return Sql(store_).value("SELECT number FROM tables WHERE id = '" + original_.damaged + "'");
  }
  /// All stored rows of the damaged table.
  std::string rows() const {
    const std::string of = " WHERE table_no = " + number() + " OR typeof(table_no) <> 'integer' ORDER BY 1";
    const Sql file(store_);
    return file.run("SELECT quote(number), quote(opening), quote(summary) FROM tables WHERE number = " + number()) +
           file.run("SELECT quote(number), quote(table_no), quote(version), quote(entry) FROM recent_entries" + of) +
           file.run("SELECT quote(version), quote(entry) FROM entries" + of);
  }
  void expect_plays(const Running& server) {
    const Visitor ben(server, original_.ben);
    WebSocketClient socket = ben.socket(original_.good);
    ASSERT_TRUE(socket.is_open()) << socket.handshake().body;
    socket.send(kJoin.dump());
    const Json welcome = parsed(*socket.receive());
    ASSERT_EQ(welcome["t"], "welcome") << welcome;
    socket.send(Json{{"t", "chat"}, {"text", "still here"}, {"version", welcome["version"]}}.dump());
    while (parsed(*socket.receive())["t"] != "update") {
    }
  }
};

core::Result<std::uint64_t> export_from(const std::string& path,
                                        const std::function<core::Status(std::string_view)>& take) {
  const auto store = store::open_store({.address = path, .open_for = store::OpenFor::kAdmin});
  return store.ok() ? store::export_tables(**store, take) : store.error();
}

class DamagedTable : public DamagedRows {
 protected:
  void expect_error() {
    const std::string before = rows();
    {
      Running server(store_, quick());
      const Visitor anna(server, original_.anna);
      EXPECT_TRUE(ids_of(anna.get("/api/tables")).contains(original_.good));
      EXPECT_TRUE(ids_of(anna.get("/api/my/tables")).contains(original_.good));
      const Reply asked = anna.get("/api/tables/" + original_.damaged);
      EXPECT_EQ(asked.status, 500) << asked.body;
      EXPECT_EQ(error_name(asked), "damaged-table");
      EXPECT_EQ(error_name(anna.socket(original_.damaged).handshake()), "damaged-table");
      const std::string metrics = anna.get("/metrics").body;
      EXPECT_EQ(metrics.find("\ntavola_damaged_total 0\n"), metrics.npos);
      expect_plays(server);
    }
    EXPECT_EQ(rows(), before);
    bool told = false;
    const auto exported = export_from(store_, [&](std::string_view line) -> core::Status {
      told |= line.starts_with("{\"id\":\"" + original_.damaged);
      return core::Done{};
    });
    ASSERT_TRUE(exported.ok()) << exported.error().text();
    EXPECT_EQ(*exported, 3u);
    EXPECT_TRUE(told);
  }
};

std::string opening_with(const std::string& path, const std::string& json) {
  return "UPDATE tables SET opening = CAST(json_set(CAST(opening AS TEXT), '$." + path + "', json('" + json +
         "')) AS BLOB) WHERE number = #N";
}
std::string opening_without(const std::string& path) {
  return "UPDATE tables SET opening = json_remove(CAST(opening AS TEXT), '$." + path + "') WHERE number = #N";
}
std::string opening_is(const std::string& value) {
  return "UPDATE tables SET opening = " + value + " WHERE number = #N";
}

const Damage kOpenings[] = {
    {"HostIsNoNumber", opening_with("host", R"("abc")")},
    {"HostIsTooLarge", opening_with("host", R"("99999999999999999999")")},
    {"HostIsNegative", opening_with("host", R"("-5")")},
    {"HostIsPartlyANumber", opening_with("host", R"("1x")")},
    {"HostIsEmpty", opening_with("host", R"("")")},
    {"HostIsAJsonNumber", opening_with("host", "5")},
    {"NoHost", opening_without("host")},
    {"IdOfAnotherTable", opening_with("id", R"("#GOOD")")},
    {"NoId", opening_without("id")},
    {"UnknownGame", opening_with("settings.game", R"("chess")")},
    {"GameIsAList", opening_with("settings.game", "[]")},
    {"TooManyPlayers", opening_with("settings.players", "9")},
    {"MorePlayersThanSeats", opening_with("settings.players", "3")},
    {"NegativePlayers", opening_with("settings.players", "-2")},
    {"HugePlayers", opening_with("settings.players", "18446744073709551615")},
    {"SeatsMissing", opening_with("settings.seats", R"(["open"])")},
    {"SeatsAreNumbers", opening_with("settings.seats", "[1,2]")},
    {"UnknownBot", opening_with("settings.seats", R"(["open","genius"])")},
    {"ClockOfNothing", opening_with("settings.clock", "{}")},
    {"NegativeClock", opening_with("settings.clock.days", "-3")},
    {"UnknownOption", opening_with("settings.options", R"({"x":"y"})")},
    {"ContentOfNothing", opening_with("settings.content", "{}")},
    {"NoSettings", opening_without("settings")},
    {"SettingsAreAList", opening_with("settings", "[]")},
    {"SeedIsShort", opening_with("seed", R"("00ff")")},
    {"SeedIsNoHex", opening_with("seed", R"("zz")")},
    {"NoSeed", opening_without("seed")},
    {"CreatedIsText", opening_with("created", R"("x")")},
    {"CreatedIsTooLate", opening_with("created", "9223372036854775807")},
    {"CreatedIsTooEarly", opening_with("created", "-9223372036854775808")},
    {"CreatedIsAFraction", opening_with("created", "1e300")},
    {"ReservedForNoSeat", opening_with("reserved", R"([{"seat":3,"player":"1","name":"x"}])")},
    {"ReservedForNoPlayer", opening_with("reserved", R"([{"seat":1,"player":"?","name":"x"}])")},
    {"ReservedIsText", opening_with("reserved", R"("x")")},
    {"DealWithoutNonces", opening_with("deal", R"({"match":"x"})")},
    {"FormatOfTomorrow", opening_with("format", "3")},
    {"NoRules", opening_without("rules")},
    {"RulesAreText", opening_with("rules", R"("the best")")},
    {"NotJson", opening_is("'{\"format\":'")},
    {"Empty", opening_is("''")},
    {"AZero", opening_is("zeroblob(1)")},
    {"ANumber", opening_is("12")},
    {"Null", opening_is("'null'")},
    {"AList", opening_is("'[]'")},
    {"Deep", opening_is("replace(hex(zeroblob(5000)), '00', '[')")},
    {"NoUtf8", opening_is("CAST(opening AS BLOB) || x'ff'")},
    {"Huge", opening_is("hex(zeroblob(3000000))")}};

TEST_F(DamagedTable, AnOpeningIsAnsweredWithAnErrorAndStaysAsItIs) {
  for_each(kOpenings, [this] { expect_error(); });
}

const Damage kOtherRules[] = {{"OldRules", opening_with("rules", "1")}, {"OldFormat", opening_with("format", "1")}};

TEST_F(DamagedTable, OneOfOtherRulesIsToldApart) {
  for_each(kOtherRules, [this] {
    Running server(store_);
    const Visitor anna(server, original_.anna);
    const Reply asked = anna.get("/api/tables/" + original_.damaged);
    EXPECT_EQ(asked.status, 410) << asked.body;
    EXPECT_EQ(error_name(asked), "old-rules");
    expect_plays(server);
  });
}

std::string entry_is(const std::string& kind, const std::string& value) {
  return "UPDATE recent_entries SET entry = " + value + " WHERE number = (SELECT min(number) FROM recent_entries" +
         " WHERE table_no = #N AND json_extract(CAST(entry AS TEXT), '$.k') = '" + kind + "')";
}
std::string entry_with(const std::string& kind, const std::string& path, const std::string& json) {
  return entry_is(kind, "json_set(CAST(entry AS TEXT), '$." + path + "', json('" + json + "'))");
}
std::string entry_without(const std::string& kind, const std::string& path) {
  return entry_is(kind, "json_remove(CAST(entry AS TEXT), '$." + path + "')");
}

const Damage kEntries[] = {
    {"PlayerIsNoNumber", entry_with("sit", "player", R"("abc")")},
    {"PlayerIsTooLarge", entry_with("sit", "player", R"("99999999999999999999")")},
    {"PlayerIsNegative", entry_with("sit", "player", R"("-1")")},
    {"PlayerIsAJsonNumber", entry_with("sit", "player", "1")},
    {"NonceIsNoHex", entry_with("sit", "nonce", R"("xyz")")},
    {"NoSeat", entry_without("sit", "seat")},
    {"SeatIsTooLarge", entry_with("sit", "seat", "3")},
    {"SeatIsHuge", entry_with("sit", "seat", "99999999999")},
    {"SeatIsNegative", entry_with("sit", "seat", "-1")},
    {"SeatIsText", entry_with("sit", "seat", R"("0")")},
    {"ControlCharacters", entry_with("sit", "name", R"("a\u0000b")")},
    {"UnknownKind", entry_with("sit", "k", R"("dance")")},
    {"KindIsANumber", entry_with("sit", "k", "7")},
    {"UnknownMember", entry_with("sit", "x", "1")},
    {"BotOfNoLevel", entry_is("start", R"('{"k":"bot","at":1,"seat":1,"text":"genius"}')")},
    {"BotWithABudget", entry_is("start", R"('{"k":"bot","at":1,"seat":1,"text":"expert:iterations=99999999"}')")},
    {"StandInWhereThereIsNone", entry_is("chat", R"('{"k":"stand_in","at":1,"seat":0,"text":"away"}')")},
    {"EarlyWhereNothingIsAsked", entry_is("chat", R"('{"k":"early","at":1,"seat":0,"events":["pass"]}')")},
    {"StartWithoutEvents", entry_without("start", "events")},
    {"StartedTwice", entry_is("chat", R"('{"k":"start","at":1}')")},
    {"SatDownAfterTheStart", entry_is("chat", R"('{"k":"sit","at":1,"seat":1,"player":"1","name":"x","nonce":"00"}')")},
    {"EventsAreText", entry_with("play", "events", R"("x")")},
    {"EventIsANumber", entry_with("play", "events", "[1]")},
    {"EventIsNoMove", entry_with("play", "events", R"(["castle"])")},
    {"NoEvents", entry_without("play", "events")},
    {"MoveOfNoSeat", entry_without("play", "seat")},
    {"TimeIsText", entry_with("play", "at", R"("noon")")},
    {"TimeIsTooLate", entry_with("play", "at", "9223372036854775807")},
    {"TimeIsTooEarly", entry_with("play", "at", "-9223372036854775808")},
    {"TimeIsHuge", entry_with("play", "at", "18446744073709551615")},
    {"TimeUsedIsNegative", entry_with("play", "used", "-9223372036854775808")},
    {"ChatOfNobody", entry_without("chat", "seat")},
    {"UndoOfNothing", entry_is("chat", R"('{"k":"undo","at":1,"seat":1}')")},
    {"NotJson", entry_is("play", "'{'")},
    {"Empty", entry_is("play", "''")},
    {"AList", entry_is("play", "'[]'")},
    {"NoUtf8",
     entry_is("chat", R"(CAST('{"k":"chat","at":1,"seat":0,"player":"1","text":"' AS BLOB) || x'ff' || '"}')")},
    {"Huge", entry_is("play", "hex(zeroblob(1000000))")}};

TEST_F(DamagedTable, AnEntryIsAnsweredWithAnErrorAndStaysAsItIs) {
  for_each(kEntries, [this] { expect_error(); });
}

const std::string kMoveAll =
    "INSERT INTO entries SELECT table_no, version, entry FROM recent_entries WHERE table_no = #N AND version < 4;";

const Damage kNumbers[] = {
    {"VersionIsTooLarge", "UPDATE recent_entries SET version = 999 WHERE table_no = #N AND version = 3"},
    {"VersionIsHuge", "UPDATE recent_entries SET version = version + 4294967296 WHERE table_no = #N AND version = 3"},
    {"VersionIsNegative", "UPDATE recent_entries SET version = -3 WHERE table_no = #N AND version = 3"},
    {"VersionIsText", "UPDATE recent_entries SET version = 'x' WHERE table_no = #N AND version = 3"},
    {"LastVersionIsText",
     "UPDATE recent_entries SET version = 'x' WHERE number = (SELECT max(number) FROM recent_entries WHERE table_no = "
     "#N)"},
    {"LastVersionIsSmall",
     "UPDATE recent_entries SET version = 1 WHERE number = (SELECT max(number) FROM recent_entries WHERE table_no = "
     "#N)"},
    {"VersionTwice", "UPDATE recent_entries SET version = 2 WHERE table_no = #N AND version = 3"},
    {"FirstIsMissing", "DELETE FROM recent_entries WHERE table_no = #N AND version = 1"},
    {"OneIsMissing", "DELETE FROM recent_entries WHERE table_no = #N AND version = 4"},
    {"TableIsPartlyANumber", "UPDATE recent_entries SET table_no = '#Nx' WHERE table_no = #N AND version = 3"},
    {"RowIsTheLastOfAll", "UPDATE recent_entries SET number = 9223372036854775807 WHERE table_no = #N AND version = 3"},
    {"RowIsNegative", "UPDATE recent_entries SET number = -number WHERE table_no = #N AND version = 3"},
    {"MovedIsMissing", kMoveAll + "DELETE FROM entries WHERE table_no = #N AND version = 2"},
    {"MovedIsText", kMoveAll + "UPDATE entries SET version = 'x' WHERE table_no = #N AND version = 2"},
    {"MovedIsTooLarge", kMoveAll + "UPDATE entries SET version = 999 WHERE table_no = #N AND version = 3"},
    {"MovedIsHuge", kMoveAll + "UPDATE entries SET version = 9223372036854775807 WHERE table_no = #N AND version = 3"},
    {"MovedIsNegative", kMoveAll + "UPDATE entries SET version = -1 WHERE table_no = #N AND version = 1"}};

TEST_F(DamagedTable, ANumberOfAnEntryIsAnsweredWithAnErrorAndNothingIsLost) {
  for_each(kNumbers, [this] { expect_error(); });
}

/// The table is intact, but its summary for lists is damaged.
class DamagedSummary : public DamagedRows {
 protected:
  void expect_left_out() {
    Running server(store_, quick());
    const Visitor anna(server, original_.anna);
    EXPECT_EQ(ids_of(anna.get("/api/tables")), std::set<std::string>{original_.good});
    EXPECT_EQ(ids_of(anna.get("/api/my/tables")), std::set<std::string>{original_.good});
    const std::string metrics = anna.get("/metrics").body;
    EXPECT_EQ(metrics.find("\ntavola_damaged_total 0\n"), metrics.npos);
    EXPECT_EQ(anna.get("/api/tables/" + original_.damaged).status, 200);
    WebSocketClient socket = anna.socket(original_.damaged);
    ASSERT_TRUE(socket.is_open());
    socket.send(kJoin.dump());
    EXPECT_EQ(parsed(*socket.receive())["t"], "welcome");
    expect_plays(server);
  }
};

std::string summary_is(const std::string& value) {
  return "UPDATE tables SET summary = " + value + " WHERE number = #N";
}
std::string summary_with(const std::string& path, const std::string& json) {
  return summary_is("json_set(summary, '$." + path + "', json('" + json + "'))");
}

const Damage kSummaries[] = {{"Empty", summary_is("''")},
                             {"NotJson", summary_is("'{\"id\"'")},
                             {"TwoValues", summary_is("'{},{}'")},
                             {"Null", summary_is("'null'")},
                             {"AList", summary_is("'[]'")},
                             {"AText", summary_is("'\"x\"'")},
                             {"ANumber", summary_is("12")},
                             {"NoMembers", summary_is("'{}'")},
                             {"NoSeats", summary_is("json_remove(summary, '$.seats')")},
                             {"SeatsAreAnObject", summary_with("seats", R"({"a":1})")},
                             {"SeatsAreANumber", summary_with("seats", "3")},
                             {"SeatsAreNumbers", summary_with("seats", "[1,2]")},
                             {"NoSeat", summary_with("seats", "[]")},
                             {"TooManySeats", summary_with("seats", "[{},{},{},{},{},{},{}]")},
                             {"SeatOfNoKind", summary_with("seats[0].kind", R"("throne")")},
                             {"PersonIsText", summary_with("seats[0].person", R"("0")")},
                             {"PersonIsNegative", summary_with("seats[0].person", "-1")},
                             {"PersonIsHuge", summary_with("seats[0].person", "18446744073709551615")},
                             {"NameIsANumber", summary_with("seats[0].name", "4")},
                             {"AnotherId", summary_with("id", R"("#GOOD")")},
                             {"IdIsANumber", summary_with("id", "1")},
                             {"UnknownState", summary_with("state", R"("asleep")")},
                             {"OverWithoutResult", summary_with("state", R"("over")")},
                             {"CreatedIsText", summary_with("created", R"("x")")},
                             {"OptionsAreNull", summary_with("options", "null")},
                             {"ClockIsText", summary_with("clock", R"("x")")},
                             {"NoUtf8", summary_is("CAST(summary AS BLOB) || x'ff'")},
                             {"Deep", summary_with("x", std::string(60, '[') + std::string(60, ']'))},
                             {"Huge", summary_is("hex(zeroblob(5000000))")}};

TEST_F(DamagedSummary, IsLeftOutOfListsAndTheTableIsPlayed) {
  for_each(kSummaries, [this] { expect_left_out(); });
}

/// Other damage to tables and people, and damage that does no harm.
class DamagedColumn : public DamagedRows {
 protected:
  void expect_nothing_broken() {
    Running server(store_, quick());
    const Visitor anna(server, original_.anna);
    EXPECT_TRUE(ids_of(anna.get("/api/tables")).contains(original_.good));
    EXPECT_TRUE(ids_of(anna.get("/api/my/tables")).contains(original_.good));
    EXPECT_EQ(anna.get("/api/tables/" + original_.damaged).status, 200);
    EXPECT_EQ(anna.get("/api/me").status, 200);
    const Visitor carla(server, original_.carla);
    EXPECT_EQ(carla.get("/api/me").status, 200);
    EXPECT_EQ(carla.get("/api/my/tables").status / 100 * 100, carla.get("/api/tokens").status / 100 * 100);
    expect_plays(server);
  }
};

const Damage kColumns[] = {
    {"StateIsUnknown", "UPDATE tables SET state = 77 WHERE number = #N"},
    {"StateIsHuge", "UPDATE tables SET state = 9223372036854775807 WHERE number = #N"},
    {"StateIsText", "UPDATE tables SET state = 'x' WHERE number = #N"},
    {"ChangedIsText", "UPDATE tables SET changed = 'x' WHERE number = #N"},
    {"CreatedIsTooEarly", "UPDATE tables SET created = -9223372036854775808 WHERE number = #N"},
    {"PublicIsText", "UPDATE tables SET is_public = 'x' WHERE number = #N"},
    {"AttendedIsText", "UPDATE tables SET attended = 'x' WHERE number = #N"},
    {"SeatOfNoPlayer", "UPDATE seats SET player_no = 'x' WHERE table_no = #N"},
    {"NoSeats", "DELETE FROM seats WHERE table_no = #N"},
    {"ManySeats", "INSERT INTO seats SELECT #N, value, 1 FROM json_each('[\"x\",70,71,72,-1]')"},
    {"SeenTooEarly", "UPDATE players SET seen = -9223372036854775808, created = -9223372036854775808"},
    {"SeenTooLate", "UPDATE players SET seen = 9223372036854775807, created = 9223372036854775807"},
    {"BannedIsText", "UPDATE players SET banned = 'x'"},
    {"SessionTooEarly", "UPDATE sessions SET created = -9223372036854775808"},
    {"SessionOfNobody", "UPDATE sessions SET player_no = 'x' WHERE player_no = 3"},
    {"LabelIsNoUtf8", "UPDATE sessions SET label = x'ff00fe'"},
    {"HashIsShort", "UPDATE sessions SET hash = x'01' WHERE player_no = 3 AND is_token"},
    {"ChecksAreText", "UPDATE checks SET count = 'x'"}};

TEST_F(DamagedColumn, BreaksNothing) {
  for_each(kColumns, [this] { expect_nothing_broken(); });
}

class DamagedPlayer : public DamagedRows {
 protected:
  void expect_told() {
    Running server(store_, quick());
    const Visitor carla(server, original_.carla);
    for (const char* path : {"/api/me", "/api/my/tables", "/api/tokens"}) {
      EXPECT_EQ(carla.get(path).status, 500) << path;
      EXPECT_EQ(error_name(carla.get(path)), "damaged-player") << path;
    }
    EXPECT_EQ(error_name(carla.socket(original_.good).handshake()), "damaged-player");
    EXPECT_EQ(ids_of(Visitor(server, original_.anna).get("/api/my/tables")).size(), 2u);
    expect_plays(server);
  }
};

std::string carla_is(const std::string& set) { return "UPDATE players SET " + set + " WHERE name = 'Carla'"; }

const Damage kPlayers[] = {{"NameIsNoUtf8", carla_is("name = x'43ff41'")},
                           {"NameIsEmpty", carla_is("name = ''")},
                           {"NameIsHuge", carla_is("name = hex(zeroblob(5000000))")},
                           {"NameHasControlCharacters", carla_is("name = 'a' || char(10) || 'b'")},
                           {"AccountIsNone", carla_is("account = '\"'")},
                           {"AccountIsHuge", carla_is("account = hex(zeroblob(5000000))")}};

TEST_F(DamagedPlayer, IsToldSoAndOthersPlayOn) {
  for_each(kPlayers, [this] { expect_told(); });
}

// ------------------------------------------------------------------------------------------------------ at random

using Random = std::mt19937_64;

std::size_t below(Random& random, std::size_t n) { return static_cast<std::size_t>(random() % n); }

/// Every value inside the document.
void collect(Json& json, std::vector<Json*>& all) {
  all.push_back(&json);
  if (!json.is_structured()) return;
  for (auto& item : json) collect(item, all);
}

std::string with_another_value(const std::string& text, Random& random) {
  const auto document = wire::parse(text);
  if (!document.ok()) return text;
  Json changed = *document;
  std::vector<Json*> all;
  collect(changed, all);
  Json& one = *all[below(random, all.size())];
  const Json junk[] = {nullptr,
                       -1,
                       0,
                       7,
                       1e300,
                       ~std::uint64_t{0},
                       "",
                       "abc",
                       "-5",
                       true,
                       Json::array(),
                       Json::object(),
                       std::numeric_limits<std::int64_t>::min(),
                       std::string(5000, 'x')};
  if (below(random, 4) == 0 && one.is_structured() && !one.empty()) {
    one.erase(std::next(one.begin(), static_cast<std::ptrdiff_t>(below(random, one.size()))));
  } else {
    one = junk[below(random, std::size(junk))];
  }
  return wire::to_text(changed);
}

std::string with_other_bytes(std::string text, Random& random) {
  switch (text.empty() ? 2 : below(random, 3)) {
    case 0:
      text[below(random, text.size())] = static_cast<char>(random());
      break;
    case 1:
      text.resize(below(random, text.size()));
      break;
    default:
      text.insert(below(random, text.size() + 1), std::string(1 + below(random, 9), static_cast<char>(random())));
  }
  return text;
}

/// Changes one value of one row.
void damage_something(const Sql& file, Random& random) {
  struct Place {
    std::string table, column, key;
  };
  const Place places[] = {{"tables", "opening", "number"},
                          {"tables", "summary", "number"},
                          {"tables", "state", "number"},
                          {"tables", "id", "number"},
                          {"tables", "changed", "number"},
                          {"tables", "attended", "number"},
                          {"recent_entries", "entry", "number"},
                          {"recent_entries", "entry", "number"},
                          {"recent_entries", "entry", "number"},
                          {"recent_entries", "version", "number"},
                          {"recent_entries", "table_no", "number"},
                          {"recent_entries", "number", "number"},
                          {"seats", "player_no", "place"},
                          {"players", "name", "number"},
                          {"players", "account", "number"},
                          {"players", "seen", "number"},
                          {"sessions", "player_no", "created"},
                          {"sessions", "label", "created"}};
  const Place& place = places[below(random, std::size(places))];
  const std::string count = file.value("SELECT count(*) FROM " + place.table);
  const std::string nth = std::to_string(below(random, std::stoul(count)));
  const std::string key = file.value("SELECT quote(" + place.key + ") FROM " + place.table + " LIMIT 1 OFFSET " + nth);
  const std::string rows = place.key + " = " + key;
  const bool is_json = place.column == "opening" || place.column == "summary" || place.column == "entry";
  if (!is_json && below(random, 2) == 0) {
    const char* junk[] = {"-1", "0", "9223372036854775807", "-9223372036854775808", "'x'", "x'ff'", "1.5", "''"};
    const std::size_t kinds = place.column == "number" ? 4 : std::size(junk);  // the key of a row is a whole number
    file.run("UPDATE OR IGNORE " + place.table + " SET " + place.column + " = " + junk[below(random, kinds)] +
             " WHERE " + rows);
    return;
  }
  if (place.column == "number") return;
  const std::string old =
      file.value("SELECT CAST(" + place.column + " AS TEXT) FROM " + place.table + " WHERE " + rows);
  const std::string now =
      is_json && below(random, 3) > 0 ? with_another_value(old, random) : with_other_bytes(old, random);
  file.set(place.table, place.column, rows, now, place.column != "opening" && place.column != "entry");
}

/// Checks that the server answers, and that the answer can be read.
void visit(const Visitor& visitor, const std::string& table) {
  for (const std::string part : {"", "/record"}) parsed(visitor.get("/api/tables/" + table + part).body);
  WebSocketClient socket = visitor.socket(table);
  if (!socket.is_open()) return;
  socket.send(Json{{"t", "join"}, {"log", true}}.dump());
  const auto first = socket.receive();
  if (!first) return;
  const Json welcome = parsed(*first);
  if (welcome["t"] != "welcome") return;
  for (const Json& message : {Json{{"t", "look"}, {"at", 0}}, Json{{"t", "chat"}, {"text", "hm"}}}) {
    Json said = message;
    said["version"] = welcome["version"];
    socket.send(said.dump());
    for (;;) {
      const auto text = socket.receive();
      if (!text) return;
      const Json told = parsed(*text);
      if (told["t"] != "here" && !(told["t"] == "update" && said["t"] == "look")) break;
    }
  }
}

TEST(DamagedStore, IsServedWhateverIsInItsRows) {
  const Original& original = Original::get();
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    const core::TempFolder folder;
    const std::string path = folder.file("tavola.db");
    std::filesystem::copy_file(original.path, path);
    Random random(seed);
    {
      const Sql file(path);
      for (int i = 0; i < 3; ++i) damage_something(file, random);
    }
    Running server(path, quick());
    for (const std::string& cookie : {original.anna, original.carla}) {
      const Visitor visitor(server, cookie);
      for (const char* list : {"/api/me", "/api/tables", "/api/my/tables"}) {
        EXPECT_LE(visitor.get(list).status, 500);
        parsed(visitor.get(list).body);
      }
      for (const std::string& table : {original.good, original.damaged, original.carlas}) visit(visitor, table);
    }
    EXPECT_EQ(request(server.port(), "GET", "/healthz").status, 200);
    server.stop();
    EXPECT_TRUE(export_from(path, [](std::string_view) -> core::Status { return core::Done{}; }).ok());
  }
}

}  // namespace
}  // namespace tavola::server::testing
