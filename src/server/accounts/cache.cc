#include "server/accounts/cache.h"

#include <utility>

namespace tavola::server {

void SessionCache::erase(Entries::iterator entry) {
  places_.erase(entry->session.hash);
  entries_.erase(entry);
}

const KnownSession* SessionCache::find(const core::Digest& hash, Time now) {
  const auto found = places_.find(hash);
  if (found == places_.end()) return nullptr;
  if (now < found->second->until) return &found->second->session;
  erase(found->second);
  return nullptr;
}

void SessionCache::remember(KnownSession session, Time now, std::uint64_t epoch) {
  if (epoch != epoch_) return;
  if (const auto found = places_.find(session.hash); found != places_.end()) erase(found->second);
  entries_.push_back({std::move(session), now + lifetime_});
  places_[entries_.back().session.hash] = std::prev(entries_.end());
  if (entries_.size() > most_) erase(entries_.begin());
}

void SessionCache::forget(store::PlayerId player) {
  ++epoch_;
  for (auto entry = entries_.begin(); entry != entries_.end();) {
    const auto next = std::next(entry);
    if (entry->session.identity.player == player) erase(entry);
    entry = next;
  }
}

}  // namespace tavola::server
