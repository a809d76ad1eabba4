#include "tests/crash/server_process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <fstream>
#include <iterator>
#include <utility>

extern char** environ;  // NOLINT: POSIX requires this declaration

namespace tavola::crash {

namespace {

constexpr auto kPatience = std::chrono::seconds(60);
constexpr std::string_view kReady = "Tavola is listening on ";

/// Starts a program. Its standard error goes to the file, and so does its standard output unless `out` is given.
/// Returns its id, or -1.
pid_t start_program(const std::vector<std::string>& command, int out, const std::string& log) {
  std::vector<std::string> words = command;
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  posix_spawn_file_actions_adddup2(&actions, out < 0 ? STDERR_FILENO : out, STDOUT_FILENO);
  pid_t process = -1;
  const int failed = ::posix_spawnp(&process, argv[0], &actions, nullptr, argv.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  return failed == 0 ? process : -1;
}

int wait_for(pid_t process) {
  int status = 0;
  while (::waitpid(process, &status, 0) < 0 && errno == EINTR) {
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

}  // namespace

int run_program(const std::vector<std::string>& command, const std::string& log) {
  const pid_t process = start_program(command, -1, log);
  return process < 0 ? -1 : wait_for(process);
}

bool ServerProcess::start() {
  kill();
  std::array<int, 2> pipe{-1, -1};
  if (::pipe2(pipe.data(), O_CLOEXEC) != 0) return false;
  out_ = pipe[0];
  process_ = start_program(
      {TAVOLA_PROGRAM, "serve", "--port", "0", "--store", store_, "--unlimited", "127.0.0.1", "--log-level", "warning"},
      pipe[1], log_);
  ::close(pipe[1]);
  return process_ > 0;
}

bool ServerProcess::wait_until_ready() {
  const auto until = std::chrono::steady_clock::now() + kPatience;
  std::string said;
  while (said.find('\n') == said.npos) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - std::chrono::steady_clock::now()).count();
    pollfd ready{out_, POLLIN, 0};
    if (left <= 0 || (::poll(&ready, 1, static_cast<int>(left)) < 0 && errno != EINTR)) return false;
    std::array<char, 512> chunk;
    const ssize_t got = ::read(out_, chunk.data(), chunk.size());
    if (got <= 0) return false;
    said.append(chunk.data(), static_cast<std::size_t>(got));
  }
  if (!said.starts_with(kReady)) return false;
  const auto found = client::find_address(said.substr(kReady.size(), said.find('\n') - kReady.size()));
  if (found.ok()) address_ = *found;
  return found.ok();
}

void ServerProcess::signal(int number) const {
  if (process_ > 0) ::kill(process_, number);
}

void ServerProcess::kill() {
  signal(SIGKILL);
  wait();
}

int ServerProcess::wait() {
  const int code = process_ > 0 ? wait_for(process_) : 0;
  process_ = -1;
  if (out_ >= 0) ::close(std::exchange(out_, -1));
  return code;
}

std::string ServerProcess::last_log() const {
  constexpr std::size_t kShown = 3000;
  std::ifstream file(log_);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  return text.substr(text.size() - std::min(text.size(), kShown));
}

}  // namespace tavola::crash
