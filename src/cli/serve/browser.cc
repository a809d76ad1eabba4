#include "cli/serve/browser.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <iostream>
#include <string_view>
#include <system_error>
#include <thread>
#include <vector>

extern char** environ;

namespace tavola::cli {
namespace {

/// The program in PATH, or "".
std::string found_in_path(std::string_view name) {
  const char* path = std::getenv("PATH");
  std::string_view rest = path == nullptr ? "" : path;
  while (!rest.empty()) {
    const std::size_t end = rest.find(':');
    const std::string file = std::string(rest.substr(0, end)) + "/" + std::string(name);
    if (file.front() == '/' && ::access(file.c_str(), X_OK) == 0) return file;
    rest = end == rest.npos ? "" : rest.substr(end + 1);
  }
  return "";
}

std::string opener() {
  std::vector<std::string_view> names{"xdg-open", "wslview"};
  if (std::getenv("WSL_DISTRO_NAME") != nullptr) names = {"wslview", "xdg-open"};
#ifdef __APPLE__
  names = {"open"};  // elsewhere, a program of this name does something else
#endif
  for (const std::string_view name : names) {
    if (std::string file = found_in_path(name); !file.empty()) return file;
  }
  return "";
}

/// Starts the program in a session of its own, so that Ctrl-C here doesn't reach it. It gets none of our files: it must
/// not keep the port or the store open after the server has stopped.
int start(const std::string& program, const std::string& url, pid_t& process) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&files);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_adddup2(&files, STDOUT_FILENO, STDERR_FILENO);
  posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1);
  sigset_t signals;
  sigemptyset(&signals);
  posix_spawnattr_setsigmask(&attributes, &signals);
  sigaddset(&signals, SIGPIPE);  // main() ignores it
  posix_spawnattr_setsigdefault(&attributes, &signals);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  std::array<char*, 3> arguments{const_cast<char*>(program.c_str()), const_cast<char*>(url.c_str()), nullptr};
  const int failure = ::posix_spawn(&process, program.c_str(), &files, &attributes, arguments.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  return failure;
}

void watch(pid_t process, const std::string& program, const std::string& url) {
  int status = 0;
  while (::waitpid(process, &status, 0) < 0) {
    if (errno != EINTR) return;
  }
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return;
  std::cerr << "tavola: --open: " + program + " could not open a browser; open " + url + " yourself\n" << std::flush;
}

}  // namespace

core::Status open_browser(const std::string& url) {
  const std::string program = opener();
  if (program.empty()) {
    return core::Error{"no-browser", "",
                       "found no xdg-open (package xdg-utils) to open a browser with; open " + url + " yourself"};
  }
  pid_t process = -1;
  if (const int failure = start(program, url, process); failure != 0) {
    return core::Error{
        "no-browser", "",
        program + " can't be started: " + std::generic_category().message(failure) + "; open " + url + " yourself"};
  }
  std::thread(watch, process, program, url).detach();
  return core::Done{};
}

}  // namespace tavola::cli
