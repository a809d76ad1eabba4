// A table without a server.
#include "table/local_table.h"

#include "table/testing.h"

namespace tavola::table::testing {
namespace {

/// Counts up instead of being random.
LocalTable::Entropy counting() {
  auto last = std::make_shared<std::uint8_t>(0);
  return [last] {
    match::Seed seed;
    seed.fill(++*last);
    return seed;
  };
}

/// The person: makes a choice whenever there is one, and keeps the entries.
class Person {
 public:
  explicit Person(const Json& settings)
      : table_(*LocalTable::open(settings_of(settings), counting(), shelf_, now_)),
        opening_(stored_opening(table_.table())) {
    hear(table_.join(now_));
  }

  bool say(Json message, const std::string& name = "Anna") {
    message["version"] = version_;
    hear(table_.say(message.dump(), name, ++now_));
    return last_["t"] != "error";
  }
  bool sit(int seat, const std::string& name = "Anna") {
    return say({{"t", "sit"}, {"seat", seat}, {"nonce", "00112233445566778899"}}, name);
  }
  /// One step of the game, the person's or a bot's; false when it is over.
  bool step() {
    if (table_.table().phase() == Phase::kOver) return false;
    if (bot_turn(table_.table())) {
      hear(table_.think(++now_));
    } else {
      EXPECT_TRUE(last_.contains("choices")) << last_;
      EXPECT_TRUE(say({{"t", "move"}, {"move", last_["choices"][0]["text"]}}));
    }
    return true;
  }
  void reload() {
    auto again = LocalTable::restore(opening_, entries_, counting(), shelf_, now_);
    ASSERT_TRUE(again.ok()) << again.error().text();
    table_ = *std::move(again);
    hear(table_.join(now_));
  }
  const Table& table() const { return table_.table(); }
  const Json& last() const { return last_; }
  const std::string& next() const { return next_; }
  Shelf& shelf() { return shelf_; }

 private:
  void hear(const LocalTable::Outcome& outcome) {
    entries_.insert(entries_.end(), outcome.entries.begin(), outcome.entries.end());
    if (!outcome.next.empty()) next_ = outcome.next;
    for (const std::string& message : outcome.messages) {
      last_ = parsed(message);
      EXPECT_EQ(why_not_in_schema(last_, "from_server"), "") << message;
      if (last_.contains("version")) version_ = last_["version"];
    }
  }

  Time now_ = 1000;
  Shelf shelf_;
  LocalTable table_;
  std::string opening_;
  std::vector<std::string> entries_;
  std::string next_;
  Json last_;
  Version version_ = 0;
};

TEST(LocalTable, AGameAgainstBotsToItsEndWithAReloadInTheMiddle) {
  for (const char* game : {"sunrise-lane", "all-on-one-card", "construction-zone"}) {
    Person anna({{"game", game}, {"players", 3}, {"seats", {"open", "novice", "easy"}}, {"early", false}});
    ASSERT_TRUE(anna.sit(0));
    EXPECT_EQ(anna.table().phase(), Phase::kPlaying);
    for (int steps = 0; anna.step(); ++steps) {
      if (steps == 20) anna.reload();
    }
    EXPECT_EQ(anna.last()["state"], "over");
    EXPECT_TRUE(anna.last()["result"]["over"]);
    const auto* match = anna.table().match();
    EXPECT_TRUE(match::verify(match->record()).ok());
  }
}

TEST(LocalTable, TwoPassOneScreen) {
  Person both({{"game", "construction-zone"}, {"same_screen", true}});
  ASSERT_TRUE(both.sit(0, "Anna"));
  ASSERT_TRUE(both.sit(1, "Ben"));
  while (both.step()) {
  }
  both.reload();
  EXPECT_EQ(both.last()["seats"][0]["name"], "Anna");
  EXPECT_EQ(both.last()["seats"][1]["name"], "Ben");
}

TEST(LocalTable, TheNextGameKeepsTheSeatsAndMovesThemOn) {
  Person anna({{"game", "construction-zone"}, {"seats", {"open", "easy"}}});
  ASSERT_TRUE(anna.sit(0));
  ASSERT_TRUE(anna.say({{"t", "resign"}}));
  ASSERT_TRUE(anna.say({{"t", "rematch"}}));
  ASSERT_NE(anna.next(), "");
  const auto next = LocalTable::restore(anna.next(), {}, counting(), anna.shelf(), 5000);
  ASSERT_TRUE(next.ok()) << next.error().text();
  EXPECT_EQ(anna.last()["next_table"], next->table().opening().id);
  EXPECT_EQ(next->table().opening().settings.bots[0], "easy");
}

TEST(LocalTable, ATableWithCardsOfItsOwnKeepsThem) {
  const Person standard({{"game", "construction-zone"}, {"seats", {"open", "easy"}}});
  Json content = standard.table().game().content();
  std::swap(content["buildings"][0]["cost"], content["buildings"][1]["cost"]);
  Person anna({{"game", "construction-zone"}, {"seats", {"open", "easy"}}, {"content", content}});
  ASSERT_TRUE(anna.sit(0));
  anna.reload();
  EXPECT_EQ(Json(anna.table().game().content()), content);
}

TEST(LocalTable, ATableOfOtherRulesIsRefused) {
  Person anna({{"game", "construction-zone"}, {"seats", {"open", "easy"}}});
  const Json good = parsed(write_opening(anna.table().opening()));
  const auto error_with = [&](const Json& change) {
    Json other = good;
    other.update(change);
    const auto table = LocalTable::restore(other.dump(), {}, counting(), anna.shelf(), 5000);
    return table.ok() ? "" : table.error().name;
  };
  EXPECT_EQ(error_with(Json::object()), "");
  EXPECT_EQ(error_with({{"rules", 1}}), "old-rules");
  EXPECT_EQ(error_with({{"rules", 1000}}), "new-rules");
  EXPECT_EQ(error_with({{"format", 1}}), "old-rules") << "as tables were before they named their rules";
}

TEST(LocalTable, AHintIsThoughtOfAtOnce) {
  Person anna({{"game", "all-on-one-card"}, {"seats", {"open", "easy"}}, {"hints", true}});
  ASSERT_TRUE(anna.sit(0));
  while (bot_turn(anna.table())) ASSERT_TRUE(anna.step());
  const Json offered = anna.last()["choices"];
  ASSERT_TRUE(anna.say({{"t", "hint"}}));
  EXPECT_EQ(anna.last()["t"], "hint");
  bool found = false;
  for (const Json& choice : offered) found |= choice["move"] == anna.last()["move"];
  EXPECT_TRUE(found) << anna.last();
}

TEST(LocalTable, WhatIsRefusedIsToldAndNothingIsKept) {
  Person anna({{"game", "sunrise-lane"}, {"seats", {"open", "easy"}}});
  EXPECT_FALSE(anna.say({{"t", "move"}, {"move", "draw"}}));
  EXPECT_EQ(anna.last()["error"]["name"], "not-started");
  EXPECT_EQ(anna.table().version(), 0u);
}

}  // namespace
}  // namespace tavola::table::testing
