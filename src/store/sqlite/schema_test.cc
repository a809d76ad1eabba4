#include "store/sqlite/schema.h"

#include <array>

#include "store/sqlite/lock.h"
#include "store/sqlite/testing.h"

namespace tavola::store {
namespace {

using core::Status;
using core::TempFolder;
using testing::name_of;

constexpr std::array<std::string_view, 3> kSteps{
    "CREATE TABLE things (name TEXT); INSERT INTO things VALUES ('old');",
    "ALTER TABLE things ADD COLUMN size INTEGER NOT NULL DEFAULT 7;",
    "CREATE INDEX by_size ON things (size); UPDATE things SET size = size + 1;",
};

class SchemaTest : public ::testing::Test {
 protected:
  SchemaTest() { EXPECT_TRUE(file_.open(folder_.file("x.db"), "", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE).ok()); }

  Status migrate_to(std::size_t version) { return migrate(file_, std::span(kSteps).first(version)); }
  std::string ask(std::string_view sql) {
    const auto answer = file_.ask(sql);
    return answer.ok() ? *answer : answer.error().text();
  }

  TempFolder folder_;
  Connection file_;
};

TEST_F(SchemaTest, AnOlderFileGoesThroughTheStepsItHasNotHad) {
  ASSERT_EQ(name_of(migrate_to(1)), "done");
  EXPECT_EQ(ask("PRAGMA user_version"), "1");
  ASSERT_EQ(name_of(migrate_to(3)), "done");
  EXPECT_EQ(ask("PRAGMA user_version"), "3");
  EXPECT_EQ(ask("SELECT group_concat(name || size) FROM things"), "old8");
  ASSERT_EQ(name_of(migrate_to(3)), "done");
  EXPECT_EQ(ask("SELECT group_concat(name || size) FROM things"), "old8");
}

TEST_F(SchemaTest, AStepThatFailsLeavesTheOldVersion) {
  ASSERT_EQ(name_of(migrate_to(1)), "done");
  const std::array<std::string_view, 3> steps{kSteps[0], kSteps[1], "CREATE TABLE things (again TEXT)"};
  EXPECT_EQ(name_of(migrate(file_, steps)), "store-failed");
  EXPECT_EQ(ask("PRAGMA user_version"), "1");
  EXPECT_EQ(ask("SELECT count(*) FROM pragma_table_info('things')"), "1");
  EXPECT_EQ(name_of(migrate_to(3)), "done");
}

TEST_F(SchemaTest, ANewerFileIsRefused) {
  ASSERT_EQ(name_of(migrate_to(3)), "done");
  const Status refused = migrate_to(2);
  ASSERT_EQ(name_of(refused), "store-too-new");
  EXPECT_EQ(refused.error().what,
            "has version 3, and this program knows versions up to 2: use the newer tavola that wrote it, or restore an "
            "older backup with `tavola admin restore`");
}

TEST_F(SchemaTest, AFileOfAnotherProgramIsRefused) {
  ASSERT_TRUE(file_.execute("CREATE TABLE mine (x)").ok());
  EXPECT_EQ(name_of(migrate_to(3)), "store-foreign");
  EXPECT_EQ(ask("SELECT count(*) FROM sqlite_schema"), "1");
}

TEST_F(SchemaTest, AStoreOfANewerTavolaIsNotOpened) {
  const std::string path = folder_.file("store.db");
  testing::open_store(path);
  {
    Connection newer;
    ASSERT_TRUE(newer.open(path, "", SQLITE_OPEN_READWRITE).ok());
    ASSERT_TRUE(newer.execute("PRAGMA user_version = 1000").ok());
  }
  const auto opened = open_sqlite({.path = path});
  ASSERT_FALSE(opened.ok());
  EXPECT_EQ(opened.error().name, "store-too-new");
}

// An admin command of a newer program must not change the tables of a running older server.
TEST_F(SchemaTest, AStoreIsNotMigratedUnderARunningServer) {
  const std::string path = folder_.file("store.db");
  {
    Connection older;  // version 0 of ours: nothing in it but the mark
    ASSERT_TRUE(older.open(path, "", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE).ok());
    ASSERT_TRUE(older.execute("PRAGMA application_id = " + std::to_string(kApplicationId)).ok());
  }
  {
    const auto server = ServerLock::take(path);
    ASSERT_TRUE(server.ok());
    const auto opened = open_sqlite({.path = path});
    ASSERT_FALSE(opened.ok());
    EXPECT_EQ(opened.error().name, "store-busy");
  }
  EXPECT_TRUE(open_sqlite({.path = path}).ok());
}

}  // namespace
}  // namespace tavola::store
