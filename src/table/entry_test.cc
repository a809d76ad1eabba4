// Entries are stored for years: their text never changes.
#include "table/entry.h"

#include <gtest/gtest.h>

#include <set>

#include "registry/registry.h"

namespace tavola::table {
namespace {

std::shared_ptr<const registry::AnyGame> lane() { return *(*registry::find_game("sunrise-lane"))->make({}); }

/// Entries of every kind as they have been written since the first store.
const std::vector<std::string>& stored() {
  static const std::vector<std::string> texts{
      // clang-format off
      R"({"k":"sit","at":1700000000000,"seat":0,"player":"17","name":"An\"na é<","nonce":"00112233445566778899"})",
      R"({"k":"open","at":1700000000000,"seat":1})",
      R"({"k":"bot","at":1700000000000,"seat":1,"text":"medium"})",
      R"({"k":"start","at":1700000000000,"events":["draw"]})",
      R"({"k":"play","at":1700000000000,"seat":0,"used":1500,"events":["draw"]})",
      R"({"k":"play","at":1700000000000,"seat":1,"events":["draw","draw"]})",
      R"({"k":"early","at":1700000000000,"seat":0,"events":["draw"]})",
      R"({"k":"early","at":1700000000000,"seat":1})",
      R"({"k":"undo","at":1700000000000,"seat":0,"used":20})",
      R"({"k":"undo","at":1700000000000,"seat":1})",
      R"({"k":"resign","at":1700000000000,"seat":1})",
      R"({"k":"timeout","at":1700000000000,"seat":0,"used":60001})",
      R"({"k":"stand_in","at":1700000000000,"seat":0,"text":"left"})",
      R"({"k":"stand_in","at":1700000000000,"seat":0,"text":"away"})",
      R"({"k":"stand_in","at":1700000000000,"seat":0,"used":60001,"text":"clock"})",
      R"({"k":"leave","at":1700000000000,"seat":0})",
      R"({"k":"back","at":1700000000000,"seat":0})",
      R"({"k":"chat","at":1700000000000,"seat":0,"player":"17","text":"well \\ done"})",
      R"({"k":"emote","at":1700000000000,"seat":1,"player":"18","text":"hello"})",
      R"({"k":"mute","at":1700000000000,"player":"17","text":"18"})",
      R"({"k":"unmute","at":1700000000000,"player":"17","text":"18"})",
      R"({"k":"rematch","at":1700000000000,"seat":1})",
      R"({"k":"next_table","at":1700000000000,"text":"abc"})",
      R"({"k":"next_table","at":0,"text":"abc"})",
      // clang-format on
  };
  return texts;
}

TEST(Entry, OfEveryKindReadsAndIsWrittenAsItWasStored) {
  const auto game = lane();
  std::set<std::size_t> kinds;
  for (const std::string& text : stored()) {
    const auto entry = read_entry(text, *game);
    ASSERT_TRUE(entry.ok()) << text << " " << entry.error().text();
    EXPECT_EQ(write_entry(*entry, *game), text);
    kinds.insert(entry->change.index());
  }
  EXPECT_EQ(kinds.size(), std::variant_size_v<Change>) << "an entry of each kind is in the list above";
}

TEST(Entry, EveryKindHasANameOfItsOwn) {
  std::set<std::string_view> names;
  const auto add = [&]<class... C>(const std::variant<C...>*) { (names.insert(C::kName), ...); };
  add(static_cast<const Change*>(nullptr));
  EXPECT_EQ(names.size(), std::variant_size_v<Change>);
}

TEST(Entry, WhatIsDamagedIsNamed) {
  const auto game = lane();
  const auto error = [&](std::string_view text) {
    const auto entry = read_entry(text, *game);
    return entry.ok() ? std::string() : entry.error().name;
  };
  EXPECT_EQ(error(R"({"k":"open","at":1,"seat":1})"), "");
  for (const char* text :
       {R"({"k":"fly","at":1})", R"({"k":"open","at":1})", R"({"k":"open","at":1,"seat":4})",
        R"({"k":"open","at":1,"seat":1,"extra":1})", R"({"k":"sit","at":1,"seat":1,"player":"anna"})",
        R"({"k":"sit","at":1,"seat":1,"player":"007"})", R"({"k":"sit","at":1,"seat":1,"player":"-1"})",
        R"({"k":"sit","at":1,"seat":1,"player":"99999999999999999999"})", R"({"k":"stand_in","at":1,"seat":1})",
        R"({"k":"play","at":1,"seat":1,"events":["fly"]})", R"({"k":"early","at":1,"seat":1,"events":["draw","draw"]})",
        R"({"k":"open","at":"1","seat":1})"}) {
    EXPECT_EQ(error(text), "bad-entry") << text;
  }
}

TEST(Entry, APlayerHasOneText) {
  using core::PlayerId;
  for (const PlayerId player : {PlayerId::kNobody, PlayerId::kLocal, PlayerId{1}, PlayerId{9223372036854775807}}) {
    EXPECT_EQ(core::read_player(core::player_text(player)), player);
  }
}

}  // namespace
}  // namespace tavola::table
