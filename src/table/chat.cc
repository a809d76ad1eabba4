#include "table/chat.h"

#include <algorithm>

namespace tavola::table {
namespace {

constexpr std::size_t kMostLines = 100;

}  // namespace

const Chat::Reader* Chat::find(PlayerId player) const {
  const auto found =
      std::find_if(readers_.begin(), readers_.end(), [&](const Reader& one) { return one.player == player; });
  return found == readers_.end() ? nullptr : &*found;
}

Chat::Reader& Chat::reader(PlayerId player) {
  if (find(player) == nullptr) readers_.push_back({player, {}, 0});
  return *std::find_if(readers_.begin(), readers_.end(), [&](const Reader& one) { return one.player == player; });
}

bool Chat::has_muted(PlayerId player, PlayerId other) const {
  const Reader* reader = find(player);
  return reader != nullptr && std::find(reader->muted.begin(), reader->muted.end(), other) != reader->muted.end();
}

Version Chat::mutes_changed(PlayerId player) const {
  const Reader* reader = find(player);
  return reader == nullptr ? 0 : reader->changed;
}

void Chat::add(ChatLine line) {
  said_[static_cast<std::size_t>(line.seat)] = line.version;
  lines_.push_back(std::move(line));
  if (lines_.size() > kMostLines) lines_.erase(lines_.begin());
}

void Chat::apply(const change::Mute& change, Version version) {
  Reader& one = reader(change.player);
  std::erase(one.muted, change.other);
  one.muted.push_back(change.other);
  one.changed = version;
}

void Chat::apply(const change::Unmute& change, Version version) {
  Reader& one = reader(change.player);
  std::erase(one.muted, change.other);
  one.changed = version;
}

}  // namespace tavola::table
