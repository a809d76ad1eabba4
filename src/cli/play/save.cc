#include "cli/play/save.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>

#include "cli/shared/files.h"
#include "cli/shared/record_file.h"

namespace tavola::cli {
namespace {

namespace fs = std::filesystem;
using core::Error;
using core::Result;

constexpr std::string_view kEnd = ".json";
constexpr std::string_view kRecordEnd = ".record.json";
constexpr int kMostTries = 10000;

bool there(const std::string& path) {
  std::error_code ignored;
  return fs::exists(fs::symlink_status(path, ignored));
}

/// `stem` + `end`, with -2, -3 ... in between if that file exists.
std::string free_path(const std::string& stem, std::string_view end) {
  std::string path = stem + std::string(end);
  for (int n = 2; there(path) && n < kMostTries; ++n) path = stem + "-" + std::to_string(n) + std::string(end);
  return path;
}

/// Makes an id safe for a file name. A record from elsewhere may have any text as its id.
std::string file_word(const std::string& id) {
  std::string word;
  for (const char c : id.substr(0, 64)) {
    word += std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_' ? c : '_';
  }
  return word.empty() ? "game" : word;
}

Error no_save(const std::string& folder) {
  return {"no-save", "--resume", "there is no game in progress in " + folder + "; start one with `tavola play GAME`"};
}

}  // namespace

std::string state_folder() {
  const auto variable = [](const char* name) {
    const char* value = std::getenv(name);
    return std::string(value == nullptr ? "" : value);
  };
  // The XDG specification says to ignore a relative $XDG_STATE_HOME.
  if (const std::string state = variable("XDG_STATE_HOME"); state.starts_with('/')) return state + "/tavola";
  if (const std::string home = variable("HOME"); !home.empty()) return home + "/.local/state/tavola";
  return "";
}

Result<std::string> new_save(const std::string& folder, const std::string& match_id) {
  if (folder.empty()) {
    return Error{"no-folder", "",
                 "neither $XDG_STATE_HOME nor $HOME names a folder: set one of them, or use --autosave FILE"};
  }
  std::error_code wrong;
  const bool made = fs::create_directories(folder, wrong);
  if (wrong) return Error{"no-folder", folder, "can't be created: " + wrong.message()};
  if (made) fs::permissions(folder, fs::perms::owner_all, wrong);  // a saved game has a secret seed
  if (::access(folder.c_str(), W_OK | X_OK) != 0) return Error{"no-folder", folder, "can't be written to"};
  return free_path(folder + "/" + file_word(match_id), kEnd);
}

Result<std::string> latest_save(const std::string& folder) {
  std::error_code wrong;
  std::string latest;
  fs::file_time_type latest_time;
  for (auto it = fs::directory_iterator(folder, wrong); !wrong && it != fs::directory_iterator(); it.increment(wrong)) {
    const std::string path = it->path().string();
    std::error_code odd;
    if (!path.ends_with(kEnd) || path.ends_with(kRecordEnd) || !it->is_regular_file(odd)) continue;
    const auto time = it->last_write_time(odd);
    if (odd || (!latest.empty() && time < latest_time)) continue;
    latest = path;
    latest_time = time;
  }
  if (latest.empty()) return no_save(folder.empty() ? "the state folder" : folder);
  return latest;
}

Result<match::Record> load_record(const std::string& path) {
  const auto text = read_file(path, match::kMaxRecordBytes);
  if (!text.ok()) return text.error();
  const auto document = wire::parse(*text, {match::kMaxRecordBytes, 16});
  if (!document.ok()) return Error{"bad-record", path, document.error().text()};
  auto record = match::read_record(*document);
  if (!record.ok()) return Error{"bad-record", path, record.error().text()};
  return record;
}

core::Status may_overwrite(const std::string& path, const std::string& match_id) {
  if (!there(path)) return core::Done{};
  const auto old = load_record(path);
  if (old.ok() && old->match_id == match_id) return core::Done{};
  return Error{"file-exists", path, "already exists and is not this game; choose another name"};
}

Autosave::~Autosave() {
  if (lock_ < 0) return;
  ::unlink((path_ + ".lock").c_str());
  ::close(lock_);
}

core::Status Autosave::lock() {
  if (path_.empty()) return core::Done{};
  const int file = ::open((path_ + ".lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) return core::Done{};  // the folder isn't writable; save() will report it
  if (::flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
    ::close(file);
    return Error{"busy", path_, "this game is being played in another terminal: quit it there first"};
  }
  lock_ = file;
  return core::Done{};
}

core::Status Autosave::save(const match::Match& match) const {
  if (path_.empty()) return core::Done{};
  return write_record_file(path_, match.record(true));
}

Result<std::string> Autosave::finish(const match::Match& match) const {
  std::string stem = path_.ends_with(kEnd) ? path_.substr(0, path_.size() - kEnd.size()) : path_;
  const std::string name = file_word(std::string(match.game().id()) + "-" + match.setup().id);
  if (stem.empty()) stem = name;
  const match::Record record = match.record();
  std::string path = free_path(stem, kRecordEnd);
  core::Status written = write_record_file(path, record);
  if (!written.ok() && stem != name) {
    path = free_path(name, kRecordEnd);
    written = write_record_file(path, record);
  }
  if (!written.ok()) return written.error();
  if (!path_.empty()) ::unlink(path_.c_str());
  return path;
}

}  // namespace tavola::cli
