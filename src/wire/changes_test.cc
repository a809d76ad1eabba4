#include "wire/changes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "core/random.h"
#include "wire/json.h"

namespace tavola::wire {
namespace {

TEST(Changes, OnlyWhatIsAnother) {
  EXPECT_EQ(changed_members(R"({"a":1,"b":[1,2],"c":"x"})", R"({"a":1,"b":[1,3],"c":"x"})"), R"({"b":[1,3]})");
  EXPECT_EQ(changed_members(R"({"a":1,"b":2})", R"({"a":1,"b":2})"), "{}");
  EXPECT_EQ(changed_members("{}", "{}"), "{}");
  EXPECT_EQ(changed_members(R"({"a":1})", R"({"a":12})"), R"({"a":12})");
  EXPECT_EQ(changed_members(R"({"a":12})", R"({"a":1})"), R"({"a":1})");
  EXPECT_EQ(changed_members(R"({"a":1,"b":2})", R"({"a":12,"b":3})"), R"({"a":12,"b":3})");
  EXPECT_EQ(changed_members(R"({"a":12,"b":2})", R"({"a":1,"b":2})"), R"({"a":1})");
}

TEST(Changes, NewMembersComeAndGoneOnesAreNull) {
  EXPECT_EQ(changed_members("{}", R"({"a":1,"b":2})"), R"({"a":1,"b":2})");
  EXPECT_EQ(changed_members(R"({"a":1,"b":2})", "{}"), R"({"a":null,"b":null})");
  EXPECT_EQ(changed_members(R"({"a":1,"b":2,"c":3})", R"({"a":1,"x":7,"c":3})"), R"({"x":7,"b":null})");
  EXPECT_EQ(changed_members(R"({"a":1,"b":2})", R"({"b":2,"a":1})"), "{}");
  EXPECT_EQ(changed_members(R"({"a":1,"b":2})", R"({"b":2,"a":3})"), R"({"a":3})");
  EXPECT_EQ(changed_members(R"({"a":1})", R"({"a":1,"b":2})"), R"({"b":2})");
  EXPECT_EQ(changed_members(R"({"a":1,"b":2})", R"({"a":1})"), R"({"b":null})");
}

TEST(Changes, TextsMayHoldAnything) {
  EXPECT_EQ(changed_members(R"({"a":"},{\"b\":[","c\\":1,"\"":2})", R"({"a":"},{\"b\":[","c\\":2,"\"":2})"),
            R"({"c\\":2})");
  EXPECT_EQ(changed_members(R"({"a":{"b":"]"},"z":","})", R"({"a":{"b":"}"},"z":","})"), R"({"a":{"b":"}"}})");
}

TEST(Changes, AreAppended) {
  std::string text = "x";
  append_changes(R"({"a":1})", R"({"a":2})", text);
  EXPECT_EQ(text, R"(x{"a":2})");
}

class RandomObjects {
 public:
  explicit RandomObjects(std::uint64_t seed) : rng_(seed) {}

  Json value(int depth) {
    switch (rng_.below(depth == 0 ? 4 : 6)) {
      case 0:
        return rng_.below(3);
      case 1:
        return text();
      case 2:
        return rng_.below(2) == 0;
      case 3:
        return nullptr;
      case 4: {
        Json list = Json::array();
        for (std::uint32_t n = rng_.below(4); n > 0; --n) list.push_back(value(depth - 1));
        return list;
      }
      default:
        return object(depth - 1);
    }
  }
  Json object(int depth) {
    Json members = Json::object();
    for (std::uint32_t n = rng_.below(7); n > 0; --n) members[text()] = value(depth);
    return members;
  }
  /// Changes some values, removes and adds some members, and sometimes changes their order.
  Json changed(const Json& object) {
    std::vector<std::string> keys;
    for (const auto& [key, member] : object.items()) keys.push_back(key);
    if (rng_.below(4) == 0 && !keys.empty()) {
      std::rotate(keys.begin(), keys.begin() + rng_.below(static_cast<std::uint32_t>(keys.size())), keys.end());
    }
    Json after = Json::object();
    for (const std::string& key : keys) {
      if (rng_.below(10) == 0) after[text()] = value(1);
      if (rng_.below(10) != 0) after[key] = rng_.below(3) == 0 ? value(2) : object[key];
    }
    return after;
  }

 private:
  std::string text() {
    constexpr std::string_view kLetters = "ab,:{}[]\"\\";
    std::string text(rng_.below(4), ' ');
    for (char& c : text) c = kLetters[rng_.below(static_cast<std::uint32_t>(kLetters.size()))];
    return text;
  }
  core::Rng rng_;
};

TEST(Changes, RandomObjectsAgreeWithTheirDocuments) {
  RandomObjects random(5);
  for (int i = 0; i < 20000; ++i) {
    const Json before = random.object(3);
    const Json after = random.changed(before);
    Json expected = Json::object();
    for (const auto& [key, member] : after.items()) {
      if (!before.contains(key) || before[key].dump() != member.dump()) expected[key] = member;
    }
    for (const auto& [key, member] : before.items()) {
      if (!after.contains(key)) expected[key] = nullptr;
    }
    ASSERT_EQ(changed_members(before.dump(), after.dump()), expected.dump()) << before << " " << after;
  }
}

}  // namespace
}  // namespace tavola::wire
