// Which settings and messages a table accepts from clients.
#include "table/testing.h"

namespace tavola::table::testing {
namespace {

TEST(Schema, RefusesWhatIsNotAMessage) {
  for (const char* text : {"{}", "[]", "{\"t\":\"fly\"}", "{\"t\":\"move\",\"version\":1}",
                           "{\"t\":\"sit\",\"version\":1,\"seat\":4,\"nonce\":\"00112233445566778899\"}",
                           "{\"t\":\"undo\",\"version\":-1}", "{\"t\":\"undo\",\"version\":1,\"more\":1}",
                           "{\"t\":\"emote\",\"version\":1,\"text\":\"boo\"}"}) {
    EXPECT_NE(why_not_in_schema(parsed(text), "from_client"), "") << text;
  }
  EXPECT_EQ(why_not_in_schema(parsed("{\"t\":\"undo\",\"version\":1}"), "from_client"), "");
  EXPECT_NE(why_not_in_schema(parsed("{\"t\":\"update\",\"from\":1,\"version\":2,\"hand\":[]}"), "from_server"), "");
}

TEST(Settings, ReadBackAndNameWhatIsWrong) {
  const Json full = {{"game", "sunrise-lane"},
                     {"players", 3},
                     {"edition", "fr"},
                     {"options", {{"first", "1"}}},
                     {"access", "private"},
                     {"named", {"anna", "ben"}},
                     {"seats", {"open", "hard", "open"}},
                     {"clock", {{"kind", "days"}, {"days", 2}}},
                     {"at_zero", "stand-in"},
                     {"stand_in", {{"level", "easy"}, {"after", 60}}},
                     {"forced", false},
                     {"early", false},
                     {"hints", true},
                     {"same_screen", true}};
  EXPECT_EQ(settings_json(settings_of(full)), full);
  const auto wrong = [](const Json& json) {
    const auto settings = read_settings(wire::Node(json, "", "bad-settings"));
    return settings.ok() ? std::string("ok") : settings.error().where;
  };
  const std::vector<std::pair<Json, std::string>> bad = {
      {{{"game", "sunrise-lane"}, {"players", 5}}, "players"},
      {{{"game", "sunrise-lane"}, {"seats", {"open"}}}, "seats"},
      {{{"game", "sunrise-lane"}, {"seats", {"open", "genius"}}}, "seats[1]"},
      {{{"game", "sunrise-lane"}, {"access", "secret"}}, "access"},
      {{{"game", "sunrise-lane"}, {"clock", {{"kind", "sand"}}}}, "clock"},
      {{{"game", "sunrise-lane"}, {"clock", {{"kind", "real"}, {"bank", 1}}}}, "clock.bank"},
      {{{"game", "sunrise-lane"}, {"players", 3}, {"clock", {{"kind", "real"}}}}, ""},
      {{{"game", "sunrise-lane"}, {"stand_in", {{"level", "expert:ms=100000"}}}}, "stand_in.level"},
      {{{"game", "sunrise-lane"}, {"surprise", 1}}, ""},
  };
  for (const auto& [json, where] : bad) EXPECT_EQ(wrong(json), where) << json;
}

}  // namespace
}  // namespace tavola::table::testing
