#include "tests/store/memory_disk.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace tavola::store::testing {

MemoryDisk::MemoryDisk() {
  static int count = 0;
  name_ = "memory-disk-" + std::to_string(++count);
  fill_methods();
  const sqlite3_vfs* system = sqlite3_vfs_find(nullptr);
  vfs_ = *system;  // random numbers and time come from the system
  vfs_.szOsFile = sizeof(OpenFile);
  vfs_.pNext = nullptr;
  vfs_.zName = name_.c_str();
  vfs_.pAppData = this;
  vfs_.xOpen = open;
  vfs_.xDelete = [](sqlite3_vfs* vfs, const char* name, int synced) { return of(vfs).remove(name, synced != 0); };
  vfs_.xAccess = [](sqlite3_vfs* vfs, const char* name, int, int* found) {
    *found = of(vfs).files_.contains(name) ? 1 : 0;
    return SQLITE_OK;
  };
  vfs_.xFullPathname = [](sqlite3_vfs*, const char* name, int size, char* whole) {
    sqlite3_snprintf(size, whole, "%s", name);
    return SQLITE_OK;
  };
  sqlite3_vfs_register(&vfs_, 0);
}

MemoryDisk::~MemoryDisk() { sqlite3_vfs_unregister(&vfs_); }

void MemoryDisk::fill_methods() {
  methods_.iVersion = 2;
  methods_.xClose = [](sqlite3_file* file) {
    if (of(file).passing) delete of(file).content;
    return SQLITE_OK;
  };
  methods_.xRead = read;
  methods_.xWrite = [](sqlite3_file* file, const void* bytes, int size, sqlite3_int64 at) {
    return of(file).disk->write(*of(file).content, bytes, static_cast<std::size_t>(size), static_cast<std::size_t>(at));
  };
  methods_.xTruncate = [](sqlite3_file* file, sqlite3_int64 size) {
    return of(file).disk->truncate(*of(file).content, static_cast<std::size_t>(size));
  };
  methods_.xSync = [](sqlite3_file* file, int) { return of(file).disk->sync(*of(file).content); };
  methods_.xFileSize = [](sqlite3_file* file, sqlite3_int64* size) {
    *size = static_cast<sqlite3_int64>(of(file).content->now.size());
    return of(file).disk->off_ ? SQLITE_IOERR_FSTAT : SQLITE_OK;
  };
  methods_.xLock = [](sqlite3_file*, int) { return SQLITE_OK; };
  methods_.xUnlock = [](sqlite3_file*, int) { return SQLITE_OK; };
  methods_.xCheckReservedLock = [](sqlite3_file*, int* held) {
    *held = 0;
    return SQLITE_OK;
  };
  methods_.xFileControl = [](sqlite3_file*, int, void*) { return SQLITE_NOTFOUND; };
  methods_.xSectorSize = [](sqlite3_file*) { return 4096; };  // the same as the system's files
  methods_.xDeviceCharacteristics = [](sqlite3_file*) { return SQLITE_IOCAP_POWERSAFE_OVERWRITE; };
  methods_.xShmMap = map_shared;
  methods_.xShmLock = [](sqlite3_file*, int, int, int) { return SQLITE_OK; };
  methods_.xShmBarrier = [](sqlite3_file*) {};
  methods_.xShmUnmap = [](sqlite3_file* file, int) {
    of(file).content->shared.clear();
    return SQLITE_OK;
  };
}

int MemoryDisk::open(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* out_flags) {
  MemoryDisk& disk = of(vfs);
  OpenFile& opened = of(file);
  opened.base.pMethods = nullptr;
  if (disk.off_) return SQLITE_IOERR;
  opened.disk = &disk;
  opened.passing = name == nullptr;
  if (opened.passing) {
    opened.content = new Content;
  } else {
    if (!disk.files_.contains(name) && (flags & SQLITE_OPEN_CREATE) == 0) return SQLITE_CANTOPEN;
    auto& content = disk.files_[name];
    if (!content) content = std::make_unique<Content>();
    opened.content = content.get();
  }
  opened.base.pMethods = &disk.methods_;
  if (out_flags != nullptr) *out_flags = flags;
  return SQLITE_OK;
}

int MemoryDisk::read(sqlite3_file* file, void* bytes, int size, sqlite3_int64 at) {
  if (of(file).disk->off_) return SQLITE_IOERR_READ;
  const std::string& now = of(file).content->now;
  const auto begin = std::min(static_cast<std::size_t>(at), now.size());
  const std::size_t there = std::min(static_cast<std::size_t>(size), now.size() - begin);
  std::memcpy(bytes, now.data() + begin, there);
  std::memset(static_cast<char*>(bytes) + there, 0, static_cast<std::size_t>(size) - there);
  return std::cmp_equal(there, size) ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
}

int MemoryDisk::map_shared(sqlite3_file* file, int region, int size, int extend, void volatile** out) {
  auto& shared = of(file).content->shared;
  *out = nullptr;
  if (of(file).disk->off_) return SQLITE_IOERR_SHMMAP;
  if (std::cmp_less_equal(shared.size(), region)) {
    if (extend == 0) return SQLITE_OK;
    while (std::cmp_less_equal(shared.size(), region)) {
      shared.push_back(std::make_unique<std::string>(static_cast<std::size_t>(size), '\0'));
    }
  }
  *out = shared[static_cast<std::size_t>(region)]->data();
  return SQLITE_OK;
}

bool MemoryDisk::change_happens() {
  if (off_) return false;
  if (left_ == 0) {
    off_ = true;
  } else if (left_ != UINT64_MAX) {
    --left_;
  }
  return !off_;
}

int MemoryDisk::write(Content& content, const void* bytes, std::size_t size, std::size_t at) {
  if (off_) return SQLITE_IOERR_WRITE;
  const std::size_t growth = at + size > content.now.size() ? at + size - content.now.size() : 0;
  if (growth > 0 && used() + growth > room_) return SQLITE_FULL;
  const bool whole = change_happens();  // the last write reaches the disk in part, like any unsynced one
  content.now.resize(content.now.size() + growth);
  std::memcpy(content.now.data() + at, bytes, size);
  for (std::size_t sector = at / kSector * kSector; sector < at + size; sector += kSector) {
    content.changes.push_back({false, sector, content.now.substr(sector, kSector)});
  }
  return whole ? SQLITE_OK : SQLITE_IOERR_WRITE;
}

int MemoryDisk::truncate(Content& content, std::size_t size) {
  if (!change_happens()) return SQLITE_IOERR_TRUNCATE;
  content.now.resize(size);
  content.changes.push_back({true, size, ""});
  return SQLITE_OK;
}

int MemoryDisk::sync(Content& content) {
  if (sync_fails_ || !change_happens()) return SQLITE_IOERR_FSYNC;
  for (const Change& change : content.changes) {
    if (change.cut) {
      content.synced.resize(change.at);
    } else {
      content.synced.resize(std::max(content.synced.size(), change.at + change.bytes.size()));
      content.synced.replace(change.at, change.bytes.size(), change.bytes);
    }
  }
  content.changes.clear();
  if (!content.ever_synced) deleted_.clear();  // like the system's VFS: syncing a new file syncs its folder
  content.ever_synced = true;
  return SQLITE_OK;
}

int MemoryDisk::remove(const std::string& name, bool synced) {
  if (!change_happens()) return SQLITE_IOERR_DELETE;
  const auto found = files_.find(name);
  if (found == files_.end()) return SQLITE_IOERR_DELETE_NOENT;
  if (!synced) deleted_[name] = std::move(found->second);
  files_.erase(found);
  return SQLITE_OK;
}

std::size_t MemoryDisk::used() const {
  std::size_t bytes = 0;
  for (const auto& [name, content] : files_) bytes += content->now.size();
  return bytes;
}

/// Decides what a file contains after the power cut.
void MemoryDisk::survive(Content& content, Random& random) {
  const auto share = static_cast<double>(random() % 5) / 4;  // none, some or all of it
  std::bernoulli_distribution survives(share);
  std::string left = content.synced;
  auto begin = content.changes.begin();
  while (begin != content.changes.end()) {
    // Sectors may reach the disk in any order, but none passes a truncation.
    const auto end = std::find_if(begin, content.changes.end(), [](const Change& change) { return change.cut; });
    std::shuffle(begin, end, random);
    for (; begin != end; ++begin) {
      if (!survives(random)) continue;
      left.resize(std::max(left.size(), begin->at + begin->bytes.size()));
      left.replace(begin->at, begin->bytes.size(), begin->bytes);
    }
    if (begin == content.changes.end()) break;
    if (survives(random)) left.resize(begin->at);
    ++begin;
  }
  content.now = left;
  content.synced = std::move(left);
  content.ever_synced = true;
  content.changes.clear();
  content.shared.clear();
}

void MemoryDisk::restart(Random& random) {
  for (auto& [name, content] : deleted_) {
    if (!files_.contains(name) && random() % 2 == 0) files_[name] = std::move(content);
  }
  deleted_.clear();
  std::erase_if(files_, [&](const auto& file) { return !file.second->ever_synced && random() % 2 == 0; });
  for (auto& [name, content] : files_) survive(*content, random);
  off_ = false;
  left_ = UINT64_MAX;
}

}  // namespace tavola::store::testing
