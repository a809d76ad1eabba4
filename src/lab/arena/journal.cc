#include "lab/arena/journal.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace tavola::lab {

using core::Done;
using core::Error;
using core::Result;
using core::Status;
using wire::Json;

namespace {

constexpr std::chrono::seconds kSyncEvery(3);
constexpr wire::Limits kLineLimits{1u << 20, 8};

Error file_error(const std::string& path, const std::string& what) {
  return {"file", path, what + ": " + std::strerror(errno)};
}

Result<std::string> read_all(int file, const std::string& path) {
  std::string bytes;
  std::string chunk(1 << 16, '\0');
  for (;;) {
    const ssize_t got = ::read(file, chunk.data(), chunk.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return file_error(path, "can't be read");
    if (got == 0) return bytes;
    bytes.append(chunk, 0, static_cast<std::size_t>(got));
  }
}

/// Names the first member in which the two heads differ.
std::string difference(const Json& theirs, const Json& ours) {
  for (const auto& [key, value] : ours.items()) {
    const auto found = theirs.find(key);
    if (found == theirs.end() || *found != value) {
      return key + " is " + (found == theirs.end() ? std::string("not there") : found->dump()) + ", here it is " +
             value.dump();
    }
  }
  return "it has unknown members";
}

}  // namespace

Journal::~Journal() { close(); }

void Journal::close() {
  if (file_ < 0) return;
  ::fsync(file_);
  ::close(file_);
  file_ = -1;
}

Status Journal::write(const std::string& text) {
  std::size_t done = 0;
  while (done < text.size()) {
    const ssize_t written = ::write(file_, text.data() + done, text.size() - done);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return file_error(path_, "can't be written");
    done += static_cast<std::size_t>(written);
  }
  return Done{};
}

Result<std::vector<PlayedGame>> Journal::open(const std::string& path, const Json& head, int players) {
  path_ = path;
  file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
  if (file_ < 0) return file_error(path, "can't be opened");
  if (::flock(file_, LOCK_EX | LOCK_NB) != 0) {
    return Error{"file", path, "another arena is writing to it: name another file"};
  }
  const auto bytes = read_all(file_, path);
  if (!bytes.ok()) return bytes.error();
  const std::string first_line = head.dump() + "\n";
  std::vector<PlayedGame> games;
  std::size_t at = 0;
  for (int line = 1; at < bytes->size(); ++line) {
    const std::size_t end = bytes->find('\n', at);
    const std::string_view text = std::string_view(*bytes).substr(at, end == std::string::npos ? end : end - at);
    const std::string place = path + " line " + std::to_string(line);
    if (end == std::string::npos) {
      if (line > 1 || first_line.starts_with(text)) break;  // a crash cut this line short
      return Error{"bad-arena-file", place, "this file is not from `tavola arena --resume`"};
    }
    const auto document = wire::parse(text, kLineLimits);
    if (line == 1) {
      if (!document.ok() || !document->is_object() || document->value("format", "") != head.value("format", "")) {
        return Error{"bad-arena-file", place, "this file is not from `tavola arena --resume`"};
      }
      if (*document != head) {
        return Error{"other-arena", path, "belongs to another arena: " + difference(*document, head)};
      }
    } else {
      if (!document.ok()) return Error{"bad-arena-file", place, document.error().text()};
      auto game = read_game(wire::Node(*document, "", "bad-arena-file"), players);
      if (!game.ok()) return Error{"bad-arena-file", place, game.error().text()};
      games.push_back(*std::move(game));
    }
    at = end + 1;
  }
  if (::ftruncate(file_, static_cast<off_t>(at)) != 0) return file_error(path, "can't be written");
  if (at == 0) {
    if (const Status written = write(first_line); !written.ok()) return written.error();
  }
  return games;
}

Status Journal::add(const PlayedGame& game) {
  Status written = write(wire::to_text(game_json(game)) + "\n");
  if (!written.ok()) return written;
  const auto now = std::chrono::steady_clock::now();
  if (now - synced_ > kSyncEvery) {
    synced_ = now;
    if (::fsync(file_) != 0) return file_error(path_, "can't be written");
  }
  return Done{};
}

}  // namespace tavola::lab
