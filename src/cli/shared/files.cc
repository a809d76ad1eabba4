#include "cli/shared/files.h"

#include <fcntl.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace tavola::cli {
namespace {

core::Error file_error(const std::string& path, const std::string& what) {
  return {"file", path, what + ": " + std::strerror(errno)};
}

bool write_all(int file, const std::string& bytes) {
  std::size_t done = 0;
  while (done < bytes.size()) {
    const ssize_t written = ::write(file, bytes.data() + done, bytes.size() - done);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    done += static_cast<std::size_t>(written);
  }
  return true;
}

}  // namespace

core::Result<std::string> read_file(const std::string& path, std::size_t max) {
  const bool standard = path == "-";
  const int file = standard ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return file_error(path, "can't be opened");
  std::string bytes;
  std::string chunk(1 << 16, '\0');
  core::Status status = core::Done{};
  for (;;) {
    const ssize_t got = ::read(file, chunk.data(), chunk.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) status = file_error(path, "can't be read");
    if (got <= 0) break;
    bytes.append(chunk, 0, static_cast<std::size_t>(got));
    if (bytes.size() > max) {
      status = core::Error{"file", path, "is longer than " + std::to_string(max) + " bytes"};
      break;
    }
  }
  if (!standard) ::close(file);
  if (!status.ok()) return status.error();
  return bytes;
}

core::Status write_file(const std::string& path, const std::string& bytes) {
  const std::string fresh = path + ".new";
  const int file = ::open(fresh.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  if (file < 0) return file_error(path, "can't be written");
  const bool written = write_all(file, bytes) && ::fsync(file) == 0;
  const bool closed = ::close(file) == 0;
  if (!written || !closed || std::rename(fresh.c_str(), path.c_str()) != 0) {
    const core::Error error = file_error(path, "can't be written");
    ::unlink(fresh.c_str());
    return error;
  }
  return core::Done{};
}

core::Status can_write(const std::string& path) {
  struct stat found{};
  if (::stat(path.c_str(), &found) == 0 && S_ISDIR(found.st_mode)) {
    return core::Error{"file", path, "can't be written: it is a folder"};
  }
  const std::string fresh = path + ".new";
  const int file = ::open(fresh.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0644);
  if (file < 0) return file_error(path, "can't be written");
  ::close(file);
  ::unlink(fresh.c_str());
  return core::Done{};
}

match::Seed system_entropy() {
  match::Seed seed{};
  std::size_t done = 0;
  while (done < seed.size()) {
    const ssize_t got = ::getrandom(seed.data() + done, seed.size() - done, 0);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) std::abort();  // without entropy no deal would be fair
    done += static_cast<std::size_t>(got);
  }
  return seed;
}

}  // namespace tavola::cli
