// Child processes and how they can misbehave. No test waits for time to pass: a program that hangs does so forever.
#include "lab/arena/child.h"

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cerrno>

namespace tavola::lab {
namespace {

using std::chrono::milliseconds;

Child::Clock::time_point soon() { return Child::Clock::now() + milliseconds(60'000); }
std::vector<std::string> shell(const std::string& script) { return {"sh", "-c", script}; }
std::vector<std::string> words(std::string_view text) {
  const auto split = split_command(text);
  return split.ok() ? *split : std::vector<std::string>{"error: " + split.error().what};
}

TEST(SplitCommand, AsAShellWould) {
  EXPECT_EQ(words("python3 bot.py"), (std::vector<std::string>{"python3", "bot.py"}));
  EXPECT_EQ(words("  a   'b c' \"d 'e\"f "), (std::vector<std::string>{"a", "b c", "d 'ef"}));
  EXPECT_EQ(words(R"(a\ b '\' "\"" '')"), (std::vector<std::string>{"a b", "\\", "\"", ""}));
  EXPECT_EQ(words("a; rm $X | b"), (std::vector<std::string>{"a;", "rm", "$X", "|", "b"}));
}

TEST(SplitCommand, WhatIsWrong) {
  EXPECT_FALSE(split_command("").ok());
  EXPECT_FALSE(split_command("   ").ok());
  EXPECT_FALSE(split_command("''").ok());
  EXPECT_FALSE(split_command("a 'b").ok());
}

TEST(ChildTest, AnswersLineByLine) {
  Child child;
  ASSERT_TRUE(child.start({"cat"}).ok());
  for (const char* line : {"one", "", "{\"two\": 2}"}) {
    const auto answer = child.ask(line, soon(), nullptr);
    ASSERT_TRUE(answer.ok()) << answer.error().text();
    EXPECT_EQ(*answer, line);
  }
  child.stop(milliseconds(60'000));
  EXPECT_FALSE(child.started());
}

TEST(ChildTest, LongLinesBothWays) {
  Child child;
  ASSERT_TRUE(child.start({"cat"}).ok());
  const std::string line(Child::kMaxLine - 1, 'x');  // more than a pipe holds, so reads and writes must alternate
  const auto answer = child.ask(line, soon(), nullptr);
  ASSERT_TRUE(answer.ok()) << answer.error().text();
  EXPECT_EQ(*answer, line);
}

TEST(ChildTest, NoSuchProgram) {
  Child child;
  const auto started = child.start({"/nowhere/bot"});
  ASSERT_FALSE(started.ok());
  EXPECT_NE(started.error().what.find("No such file"), std::string::npos);
  EXPECT_FALSE(child.started());
  EXPECT_FALSE(child.ask("x", soon(), nullptr).ok());
}

TEST(ChildTest, ExitCodesAndSignalsAreNamed) {
  Child child;
  ASSERT_TRUE(child.start(shell("read line; exit 3")).ok());
  auto answer = child.ask("x", soon(), nullptr);
  ASSERT_FALSE(answer.ok());
  EXPECT_EQ(answer.error().what, "it ended with exit code 3");
  ASSERT_TRUE(child.start(shell("read line; kill -SEGV $$")).ok());
  answer = child.ask("x", soon(), nullptr);
  ASSERT_FALSE(answer.ok());
  EXPECT_EQ(answer.error().what, "it was killed by signal SIGSEGV");
}

TEST(ChildTest, OneThatHangsIsGivenUp) {
  Child child;
  ASSERT_TRUE(child.start(shell("while :; do sleep 1000; done")).ok());
  const auto answer = child.ask("x", Child::Clock::now() + milliseconds(1), nullptr);
  ASSERT_FALSE(answer.ok());
  EXPECT_EQ(answer.error().name, "bot-time");
  child.stop();
  // Neither the program nor its own child is left.
  EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), -1);
  EXPECT_EQ(errno, ECHILD);
}

TEST(ChildTest, OneThatDoesNotReadIsGivenUp) {
  Child child;
  ASSERT_TRUE(child.start(shell("exec sleep 100000")).ok());
  const auto told = child.tell(std::string(1 << 20, 'x'), Child::Clock::now() + milliseconds(1), nullptr);
  ASSERT_FALSE(told.ok());
  EXPECT_EQ(told.error().name, "bot-time");
}

TEST(ChildTest, AStopEndsTheWaiting) {
  Child child;
  ASSERT_TRUE(child.start(shell("exec sleep 100000")).ok());
  const std::atomic<bool> stop{true};
  const auto answer = child.ask("x", soon(), &stop);
  ASSERT_FALSE(answer.ok());
  EXPECT_EQ(answer.error().name, "stopped");
}

TEST(ChildTest, TooMuchIsNotKept) {
  Child child;
  ASSERT_TRUE(child.start(shell("exec cat /dev/zero")).ok());
  const auto answer = child.ask("x", soon(), nullptr);
  ASSERT_FALSE(answer.ok());
  EXPECT_EQ(answer.error().name, "bot-noise");
}

TEST(ChildTest, WhatNobodyAskedForIsFound) {
  Child child;
  ASSERT_TRUE(child.start(shell("read line; printf 'a\\nb\\n'; read line; echo c")).ok());
  EXPECT_EQ(*child.ask("x", soon(), nullptr), "a");
  const auto answer = child.ask("y", soon(), nullptr);
  ASSERT_FALSE(answer.ok());
  EXPECT_EQ(answer.error().name, "bot-noise");
}

TEST(ChildTest, AClosedPipeDoesNotKillThisProgram) {
  Child child;
  ASSERT_TRUE(child.start(shell("exec <&-; echo ready; read line")).ok());
  // Either its input is already closed, or the write meets a dead program. Both must give an error, not a crash.
  const std::string line(1 << 19, 'x');
  auto answer = child.ask(line, soon(), nullptr);
  if (answer.ok()) answer = child.ask(line, soon(), nullptr);
  EXPECT_FALSE(answer.ok());
}

}  // namespace
}  // namespace tavola::lab
