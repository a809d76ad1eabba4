#include "server/transport/error_status.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <string>

namespace tavola::server {
namespace {

/// The rows "| 404 | `name`, `name` |" of docs/server-protocol.md. "400" and "`store-`..." stand for many names.
std::map<std::string, int> documented() {
  std::map<std::string, int> statuses;
  std::ifstream page(TAVOLA_DOCS "/server-protocol.md");
  EXPECT_TRUE(page);
  for (std::string line; std::getline(page, line);) {
    if (line.size() < 7 || !line.starts_with("| ") || line.substr(5, 2) != " |") continue;
    if (line.find_first_not_of("0123456789", 2) != 5) continue;
    const int status = std::stoi(line.substr(2, 3));
    for (std::size_t begin = line.find('`'); begin != line.npos;) {
      const std::size_t end = line.find('`', begin + 1);
      statuses[line.substr(begin + 1, end - begin - 1)] = status;
      begin = line.find('`', end + 1);
    }
  }
  return statuses;
}

TEST(ErrorStatus, EveryDocumentedErrorHasItsStatus) {
  const auto statuses = documented();
  EXPECT_GT(statuses.size(), 20u);
  for (const auto& [name, status] : statuses) EXPECT_EQ(status_of(name), status) << name;
}

TEST(ErrorStatus, EveryErrorWithAStatusIsDocumentedOnce) {
  const auto statuses = documented();
  std::map<std::string_view, int> seen;
  for (const NamedStatus& named : named_statuses()) {
    EXPECT_TRUE(statuses.contains(std::string(named.name))) << named.name;
    EXPECT_EQ(++seen[named.name], 1) << named.name;
  }
}

TEST(ErrorStatus, TheStoresErrorsAndUnknownNamesHaveOneEach) {
  for (const char* name : {"store-full", "store-busy", "store-unsupported"}) EXPECT_EQ(status_of(name), 503);
  EXPECT_EQ(status_of("bad-anything"), 400);
}

}  // namespace
}  // namespace tavola::server
