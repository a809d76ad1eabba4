// Kills the real server at random moments while guests play, and restarts it on the same file. Nothing it told anyone
// may be lost, and nothing may happen twice.
#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <thread>

#include "core/temp_folder.h"
#include "tests/crash/crash_table.h"
#include "tests/crash/server_process.h"

namespace tavola::crash {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr auto kPatience = std::chrono::seconds(120);

int number_from_environment(const char* name, int otherwise) {
  const char* text = std::getenv(name);
  return text == nullptr ? otherwise : std::atoi(text);
}

std::vector<TableKind> kinds() {
  return {
      {{{"game", "sunrise-lane"}, {"forced", false}}, 2, 1},
      {{{"game", "sunrise-lane"}, {"forced", false}, {"seats", {"open", "novice"}}}, 1, 0},
      {{{"game", "all-on-one-card"}, {"forced", false}, {"players", 3}}, 3, 1},
      {{{"game", "all-on-one-card"}, {"forced", false}, {"players", 4}, {"options", {{"variant", "advanced"}}}}, 4, 0},
      {{{"game", "all-on-one-card"}, {"forced", false}, {"players", 3}, {"seats", {"open", "novice", "open"}}}, 2, 0},
      {{{"game", "construction-zone"}, {"forced", false}}, 2, 1},
      {{{"game", "construction-zone"}, {"forced", false}, {"players", 3}}, 3, 0},
      {{{"game", "construction-zone"}, {"forced", true}}, 2, 0},
  };
}

class Crash : public ::testing::Test {
 protected:
  void SetUp() override {
    auto loop = client::Loop::make();
    ASSERT_TRUE(loop.ok());
    loop_ = *std::move(loop);
    int number = 0;
    for (const TableKind& kind : kinds()) {
      tables_.push_back(std::make_unique<CrashTable>(*loop_, rng_, counts_, kind, "table " + std::to_string(number++)));
    }
  }

  void start() {
    ASSERT_TRUE(server_.start());
    ASSERT_TRUE(server_.wait_until_ready()) << server_.last_log();
    for (const auto& table : tables_) table->server_is_back(server_.address());
  }

  /// Plays until the condition holds. Fails if a guest reports a failure or, with `must`, if it takes too long.
  template <class Condition>
  void play_until(Condition condition, Clock::duration at_most, bool must) {
    const auto until = Clock::now() + at_most;
    while (!condition() && Clock::now() < until) {
      loop_->run_once(std::min(until, Clock::now() + milliseconds(2)));
      for (const auto& table : tables_) {
        table->tick();
        ASSERT_EQ(table->failure(), "") << table->describe() << server_.last_log();
      }
    }
    if (must) {
      ASSERT_TRUE(condition()) << "it takes too long\n" << everybody() << server_.last_log();
    }
  }
  void play_for(Clock::duration time) {
    play_until([] { return false; }, time, false);
  }
  template <class Condition>
  bool all(Condition condition) const {
    for (const auto& table : tables_) {
      if (!condition(*table)) return false;
    }
    return true;
  }
  void play_to_the_end() {
    for (const auto& table : tables_) table->finish();
    play_until([&] { return all([](const CrashTable& table) { return table.is_finished(); }); }, kPatience, true);
  }
  std::string everybody() const {
    std::string text;
    for (const auto& table : tables_) text += table->describe();
    return text;
  }

  core::TempFolder folder_;
  ServerProcess server_{folder_.file("tavola.db"), folder_.file("log")};
  core::Rng rng_{static_cast<std::uint64_t>(number_from_environment("TAVOLA_CRASH_SEED", 1))};
  Counts counts_;
  std::unique_ptr<client::Loop> loop_;
  std::vector<std::unique_ptr<CrashTable>> tables_;
};

TEST_F(Crash, WhatWasAcknowledgedIsThereOnceAfterEveryKill) {
  const int kills = number_from_environment("TAVOLA_CRASH_KILLS", 8);
  int while_starting = 0;
  for (int i = 0; i < kills; ++i) {
    if (rng_.below(8) == 0) {
      ++while_starting;
      ASSERT_TRUE(server_.start());
      std::this_thread::sleep_for(milliseconds(rng_.below(60)));
    } else {
      ASSERT_NO_FATAL_FAILURE(start());
      ASSERT_NO_FATAL_FAILURE(play_for(milliseconds(5 + rng_.below(296))));
    }
    server_.kill();
  }
  ASSERT_NO_FATAL_FAILURE(start());
  ASSERT_NO_FATAL_FAILURE(play_to_the_end());
  std::cout << kills << " kills (" << while_starting << " while starting): " << counts_.moves << " moves acknowledged, "
            << counts_.undone << " taken back, " << counts_.early << " answers before their time, " << counts_.chat
            << " lines of chat; " << counts_.checks << " comparisons; of the messages without an answer "
            << counts_.found_done << " were found done (" << counts_.repeats_refused
            << " of them sent again and refused) and " << counts_.resent << " sent again; " << counts_.games
            << " games finished and verified; 0 lost, 0 doubled\n";
}

// Proves that the comparison would detect a loss.
TEST_F(Crash, AStoreThatForgotSomethingIsFoundOut) {
  ASSERT_NO_FATAL_FAILURE(start());
  ASSERT_NO_FATAL_FAILURE(play_until([&] { return counts_.moves >= 20; }, kPatience, true));
  server_.kill();
  namespace files = std::filesystem;
  const std::string kept = folder_.file("kept");
  files::create_directory(kept);
  for (const char* name : {"tavola.db", "tavola.db-wal"}) files::copy(folder_.file(name), kept + "/" + name);
  ASSERT_NO_FATAL_FAILURE(start());
  const int moves = counts_.moves;
  ASSERT_NO_FATAL_FAILURE(play_until([&] { return counts_.moves >= moves + 20; }, kPatience, true));
  server_.kill();
  files::remove(folder_.file("tavola.db-shm"));
  for (const char* name : {"tavola.db", "tavola.db-wal"}) {
    files::copy(kept + "/" + name, folder_.file(name), files::copy_options::overwrite_existing);
  }
  ASSERT_NO_FATAL_FAILURE(start());
  const auto found = [&] { return !all([](const CrashTable& table) { return !table.failure().starts_with("LOST"); }); };
  const auto until = Clock::now() + kPatience;
  while (!found() && Clock::now() < until) loop_->run_once(Clock::now() + milliseconds(2));
  EXPECT_TRUE(found()) << everybody();
}

TEST_F(Crash, AGracefulStopTellsEverybodyAndKeepsEverything) {
  ASSERT_NO_FATAL_FAILURE(start());
  ASSERT_NO_FATAL_FAILURE(play_until([&] { return counts_.moves >= 100; }, kPatience, true));
  std::vector<const Guest*> present;
  for (const auto& table : tables_) {
    for (const auto& guest : table->guests()) {
      if (guest->is_joined()) present.push_back(guest.get());
    }
  }
  server_.signal(SIGTERM);
  const auto is_empty = [](const CrashTable& table) { return table.is_empty(); };
  const auto until = Clock::now() + kPatience;
  while (!all(is_empty) && Clock::now() < until) loop_->run_once(until);
  EXPECT_EQ(server_.wait(), 0) << server_.last_log();
  EXPECT_GT(present.size(), tables_.size());
  for (const Guest* guest : present) {
    EXPECT_TRUE(guest->heard_bye()) << guest->describe();
    EXPECT_TRUE(guest->close_code() == 1001 || guest->close_code() == 1012) << guest->close_code();
  }
  ASSERT_NO_FATAL_FAILURE(start());
  ASSERT_NO_FATAL_FAILURE(play_to_the_end());
}

}  // namespace
}  // namespace tavola::crash
