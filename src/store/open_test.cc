#include "store/open.h"

#include <filesystem>

#include "core/temp_folder.h"
#include "store/testing.h"

namespace tavola::store {
namespace {

using testing::make_table;
using testing::name_of;

std::string open_error(const std::string& address, OpenFor open_for) {
  const auto opened = open_store(StoreSettings{.address = address, .open_for = open_for});
  return opened.ok() ? "opened" : opened.error().text();
}

TEST(OpenStore, ASchemeWithoutAKindOfStoreIsRefused) {
  const std::string address = "postgres://tavola@localhost/tavola";
  const std::string expected =
      address + ": stores at postgres:// addresses are not supported: name the file of a store";
  for (const OpenFor open_for : {OpenFor::kServing, OpenFor::kAdmin, OpenFor::kBackup}) {
    EXPECT_EQ(open_error(address, open_for), expected);
  }
  EXPECT_EQ(restore_store(address, "backup.db").error().text(), expected);
  EXPECT_EQ(restore_store(address, "backup.db").error().name, "store-unsupported");
}

TEST(OpenStore, OnlyAServerCreatesAStore) {
  const core::TempFolder folder;
  const std::string path = folder.file("tavola.db");
  EXPECT_EQ(open_error(path, OpenFor::kAdmin), path + ": there is no store: name the file that the server uses");
  EXPECT_EQ(open_error(path, OpenFor::kBackup), path + ": there is no such file");
  EXPECT_FALSE(std::filesystem::exists(path));
  EXPECT_EQ(open_error(path, OpenFor::kServing), "opened");
  EXPECT_EQ(open_error(path, OpenFor::kAdmin), "opened");
}

TEST(OpenStore, AdminAndBackupWorkBesideAServerAndASecondServerDoesNot) {
  const core::TempFolder folder;
  const std::string path = folder.file("tavola.db");
  const auto server = open_store(StoreSettings{.address = path});
  ASSERT_TRUE(server.ok());
  EXPECT_EQ(open_store(StoreSettings{.address = path}).error().name, "store-busy");
  const auto admin = open_store(StoreSettings{.address = path, .open_for = OpenFor::kAdmin});
  ASSERT_TRUE(admin.ok());
  make_table(**admin, "a");
  EXPECT_EQ((*server)->list_tables({})->size(), 1u);
  const auto backup = open_store(StoreSettings{.address = path, .open_for = OpenFor::kBackup});
  ASSERT_TRUE(backup.ok());
  EXPECT_EQ(name_of((*backup)->back_up(folder.file("backup.db"))), "done");
}

}  // namespace
}  // namespace tavola::store
