#include "server/watch/log.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <vector>

#include "core/temp_folder.h"
#include "wire/json.h"

namespace tavola::server {
namespace {

/// What the log has written when it ends.
template <class Use>
std::vector<wire::Json> lines_of(LogLevel least, Use use) {
  const core::TempFolder folder;
  const std::string path = folder.file("log");
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  {
    Log log(file, least);
    use(log);
  }
  ::close(file);
  std::vector<wire::Json> lines;
  std::ifstream in(path);
  for (std::string line; std::getline(in, line);) {
    const auto json = wire::parse(line);
    EXPECT_TRUE(json.ok()) << line;
    if (json.ok()) lines.push_back(*json);
  }
  return lines;
}

TEST(Log, OneLineOfJsonAnEvent) {
  const auto lines = lines_of(LogLevel::kInfo, [](Log& log) {
    log.info("listening", {{"port", 8080}, {"address", "127.0.0.1"}, {"tls", false}, {"load", 0.5}});
    log.error("broken");
    log.debug("not shown");
  });
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_EQ(lines[0].at("level"), "info");
  EXPECT_EQ(lines[0].at("event"), "listening");
  EXPECT_EQ(lines[0].at("port"), 8080);
  EXPECT_EQ(lines[0].at("address"), "127.0.0.1");
  EXPECT_EQ(lines[0].at("tls"), false);
  EXPECT_EQ(lines[0].at("load"), 0.5);
  EXPECT_EQ(lines[0].at("time").get<std::string>().size(), std::string("2026-01-02T03:04:05.678Z").size());
  EXPECT_EQ(lines[1].at("level"), "error");
}

TEST(Log, NoTextBreaksALine) {
  const std::string nasty = "a\"b\\c\nd\r\x01\x7f K\xc3\xa4se \xff end";
  const auto lines = lines_of(LogLevel::kInfo, [&](Log& log) {
    log.info("event\n", {{"text", nasty}, {"long", std::string(5000, 'x')}, {"number", 1.0 / 0.0}});
  });
  ASSERT_EQ(lines.size(), 1u);
  EXPECT_EQ(lines[0].at("event"), "event\n");
  EXPECT_TRUE(lines[0].at("text").get<std::string>().starts_with("a\"b\\c\nd\r\x01"));
  EXPECT_LT(lines[0].at("long").get<std::string>().size(), 1000u);
  EXPECT_TRUE(lines[0].at("number").is_null());
}

TEST(Log, RepeatedRefusalsAreFew) {
  const auto lines = lines_of(LogLevel::kInfo, [](Log& log) {
    for (int i = 0; i < 1000; ++i) log.refused("refused", "bad-path", {{"address", "192.0.2.1"}});
    log.refused("refused", "slow-down");
  });
  ASSERT_EQ(lines.size(), 6u);
  EXPECT_EQ(lines[0].at("reason"), "bad-path");
  EXPECT_EQ(lines[0].at("address"), "192.0.2.1");
  EXPECT_EQ(lines[5].at("reason"), "slow-down");
}

TEST(Log, AFullPipeStopsNobody) {
  int ends[2];
  ASSERT_EQ(::pipe(ends), 0);
  std::string all;
  {
    Log log(ends[1]);
    for (int i = 0; i < 20'000; ++i) log.info("event", {{"text", std::string(400, 'x')}});
    // The log took all of it, though nobody read.
    std::string bytes(65536, '\0');
    while (all.find("log lines dropped") == std::string::npos) {
      const ssize_t got = ::read(ends[0], bytes.data(), bytes.size());
      ASSERT_GT(got, 0);
      all.append(bytes, 0, static_cast<std::size_t>(got));
    }
    for (int i = 0; i < 20'000; ++i) log.info("event", {{"text", std::string(400, 'x')}});
    // It ends, though nobody reads.
  }
  EXPECT_NE(all.find("\"event\":\"log lines dropped\",\"count\":"), std::string::npos);
  ::close(ends[0]);
  ::close(ends[1]);
}

TEST(Log, AReaderThatGoesAwayEndsNobody) {
  int ends[2];
  ASSERT_EQ(::pipe(ends), 0);
  ::close(ends[0]);
  {
    Log log(ends[1]);
    log.info("into the void");
  }
  ::close(ends[1]);
}

}  // namespace
}  // namespace tavola::server
