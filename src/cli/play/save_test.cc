#include "cli/play/save.h"

#include <gtest/gtest.h>

#include <fstream>

#include "cli/play/testing.h"
#include "cli/shared/files.h"

namespace tavola::cli {
namespace {

namespace fs = std::filesystem;
using testing::new_match;
using testing::TempFolder;

TEST(Save, TheStateFolderFollowsTheEnvironment) {
  ::setenv("XDG_STATE_HOME", "/somewhere", 1);
  EXPECT_EQ(state_folder(), "/somewhere/tavola");
  ::setenv("XDG_STATE_HOME", "relative", 1);
  ::setenv("HOME", "/home/anna", 1);
  EXPECT_EQ(state_folder(), "/home/anna/.local/state/tavola");
  ::unsetenv("XDG_STATE_HOME");
  EXPECT_EQ(state_folder(), "/home/anna/.local/state/tavola");
}

TEST(Save, ANewGameNeverTakesAnOldGamesFile) {
  const TempFolder folder;
  const std::string deep = folder.file("a/b");
  const auto first = new_save(deep, "id");
  ASSERT_TRUE(first.ok());
  EXPECT_EQ(*first, deep + "/id.json");
  ASSERT_TRUE(write_file(*first, "x").ok());
  EXPECT_EQ(*new_save(deep, "id"), deep + "/id-2.json");
  EXPECT_EQ(*new_save(deep, "../odd id"), deep + "/___odd_id.json");
}

TEST(Save, AFolderThatCantBeMadeGivesAnError) {
  const TempFolder folder;
  ASSERT_TRUE(write_file(folder.file("plain"), "x").ok());
  EXPECT_FALSE(new_save(folder.file("plain/sub"), "id").ok());
  EXPECT_FALSE(new_save("", "id").ok());
}

TEST(Save, TheLatestIsTheOneSavedLastAndInProgress) {
  const TempFolder folder;
  EXPECT_FALSE(latest_save(folder.path()).ok());
  EXPECT_FALSE(latest_save(folder.file("missing")).ok());
  for (const char* name : {"old.json", "new.json", "done.record.json", "other.txt"}) {
    ASSERT_TRUE(write_file(folder.file(name), "x").ok());
  }
  const auto now = fs::file_time_type::clock::now();
  fs::last_write_time(folder.file("old.json"), now - std::chrono::hours(2));
  fs::last_write_time(folder.file("new.json"), now - std::chrono::hours(1));
  EXPECT_EQ(*latest_save(folder.path()), folder.file("new.json"));
}

TEST(Save, ASavedGameGoesOnWithTheSameDeal) {
  const TempFolder folder;
  match::Match match = new_match("construction-zone", 2, "none", "tea");
  while (match.to_act().is_chance()) ASSERT_TRUE(match.deal().ok());
  const Autosave autosave(folder.file("game.json"));
  ASSERT_TRUE(autosave.save(match).ok());

  const auto record = load_record(folder.file("game.json"));
  ASSERT_TRUE(record.ok()) << record.error().text();
  auto again = match::Match::from_record(*record);
  ASSERT_TRUE(again.ok()) << again.error().text();
  EXPECT_TRUE(again->game().same(again->state(), match.state()));
  EXPECT_EQ(again->setup().seed, match.setup().seed);
}

TEST(Save, OnlyThisGameIsOverwritten) {
  const TempFolder folder;
  const match::Match match = new_match("construction-zone", 2, "none", "tea");
  const std::string file = folder.file("game.json");
  EXPECT_TRUE(may_overwrite(file, "any").ok());
  ASSERT_TRUE(Autosave(file).save(match).ok());
  EXPECT_TRUE(may_overwrite(file, match.setup().id).ok());
  EXPECT_FALSE(may_overwrite(file, "another").ok());
  ASSERT_TRUE(write_file(file, "a letter").ok());
  EXPECT_FALSE(may_overwrite(file, match.setup().id).ok());
  EXPECT_FALSE(may_overwrite(folder.path(), match.setup().id).ok());
}

TEST(Save, AGameIsPlayedInOneTerminalOnly) {
  const TempFolder folder;
  const std::string file = folder.file("game.json");
  {
    Autosave one(file);
    ASSERT_TRUE(one.lock().ok());
    EXPECT_FALSE(Autosave(file).lock().ok());
  }
  EXPECT_TRUE(Autosave(file).lock().ok());
  EXPECT_TRUE(fs::is_empty(folder.path()));
}

TEST(Save, ACutOrAlteredFileGetsAClearError) {
  const TempFolder folder;
  const std::string file = folder.file("game.json");
  const match::Match match = new_match("sunrise-lane", 2, "none", "tea");
  ASSERT_TRUE(Autosave(file).save(match).ok());
  const std::string text = *read_file(file, 1u << 20);
  ASSERT_TRUE(write_file(file, text.substr(0, text.size() / 2)).ok());
  EXPECT_NE(load_record(file).error().text().find(file), std::string::npos);
  std::string altered = text;
  altered.replace(altered.find("Anna"), 4, "Emma");
  ASSERT_TRUE(write_file(file, altered).ok());
  EXPECT_NE(load_record(file).error().text().find("altered"), std::string::npos);
}

}  // namespace
}  // namespace tavola::cli
