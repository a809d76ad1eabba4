// The real program as a process, for tests.
#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <spawn.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <string>
#include <vector>

#include "core/temp_folder.h"

namespace tavola::cli::testing {

using core::TempFolder;

/// What the output goes to.
enum class Output { kPipe, kTerminal };

/// A running `tavola` with its own state folder. Its standard error is merged into its standard output.
class Program {
 public:
  /// `environment`: more variables, such as "TERM=xterm".
  Program(const TempFolder& folder, std::vector<std::string> arguments, std::vector<std::string> environment = {},
          Output output = Output::kPipe) {
    int in[2];
    int out[2];
    EXPECT_EQ(::pipe2(in, O_CLOEXEC), 0);
    if (output == Output::kPipe) {
      EXPECT_EQ(::pipe2(out, O_CLOEXEC), 0);
    } else {
      open_terminal(out);
    }
    arguments.insert(arguments.begin(), TAVOLA_PROGRAM);
    std::vector<char*> argv;
    for (std::string& argument : arguments) argv.push_back(argument.data());
    argv.push_back(nullptr);
    environment.push_back("XDG_STATE_HOME=" + folder.path());
    std::vector<char*> env;
    for (std::string& variable : environment) env.push_back(variable.data());
    env.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, in[0], 0);
    posix_spawn_file_actions_adddup2(&actions, out[1], 1);
    posix_spawn_file_actions_adddup2(&actions, out[1], 2);
    EXPECT_EQ(::posix_spawn(&process_, TAVOLA_PROGRAM, &actions, nullptr, argv.data(), env.data()), 0);
    posix_spawn_file_actions_destroy(&actions);
    ::close(in[0]);
    ::close(out[1]);
    in_ = in[1];
    out_ = out[0];
  }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  ~Program() {
    close_input();
    ::close(out_);
  }

  void type(const std::string& text) {
    EXPECT_EQ(::write(in_, text.data(), text.size()), static_cast<ssize_t>(text.size()));
  }
  void close_input() {
    if (in_ >= 0) ::close(in_);
    in_ = -1;
  }
  void signal(int signal) const { ::kill(process_, signal); }

  /// Reads until the output contains `text`.
  bool wait_for(const std::string& text) {
    while (shown_.find(text) == std::string::npos) {
      if (!read_some()) return false;
    }
    return true;
  }

  /// Reads to the end. Returns the exit code, or minus the signal that ended the program.
  int finish() {
    while (read_some()) {
    }
    int status = 0;
    ::waitpid(process_, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
  }
  const std::string& shown() const { return shown_; }

 private:
  /// A terminal of 80 columns: `out` gets the end to read from and the end for the program.
  static void open_terminal(int (&out)[2]) {
    out[0] = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    ASSERT_GE(out[0], 0);
    ASSERT_EQ(::grantpt(out[0]), 0);
    ASSERT_EQ(::unlockpt(out[0]), 0);
    char name[128];
    ASSERT_EQ(::ptsname_r(out[0], name, sizeof name), 0);
    out[1] = ::open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
    ASSERT_GE(out[1], 0);
    winsize size{};
    size.ws_col = 80;
    size.ws_row = 40;
    ::ioctl(out[1], TIOCSWINSZ, &size);
  }
  bool read_some() {
    char chunk[4096];
    const ssize_t got = ::read(out_, chunk, sizeof chunk);
    if (got > 0) shown_.append(chunk, static_cast<std::size_t>(got));
    return got > 0;
  }
  pid_t process_ = -1;
  int in_ = -1;
  int out_ = -1;
  std::string shown_;
};

inline bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

/// What the program prints, and that it ends well.
inline std::string output_of(const TempFolder& folder, const std::vector<std::string>& arguments) {
  Program program(folder, arguments);
  program.close_input();
  EXPECT_EQ(program.finish(), 0) << program.shown();
  return program.shown();
}

}  // namespace tavola::cli::testing
