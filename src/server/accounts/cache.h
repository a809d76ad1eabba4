// Remembers which player a secret belongs to, so that not every request asks the store.
#pragma once

#include <chrono>
#include <cstdint>
#include <cstring>
#include <list>
#include <optional>
#include <string>
#include <unordered_map>

#include "core/digest.h"
#include "server/accounts/session_key.h"
#include "server/transport/rate.h"
#include "store/store.h"

namespace tavola::server {

/// The player who makes a request.
struct Identity {
  store::PlayerId player{};
  std::string name;       ///< as shown
  std::string account;    ///< "" for a guest
  bool is_token = false;  ///< a program with a person's token, not a browser
  friend bool operator==(const Identity&, const Identity&) = default;
};

/// A session and its player.
struct KnownSession {
  core::Digest hash{};
  store::Time created = 0;
  Identity identity;
  SessionKey key() const { return {hash, identity.player}; }
};

/// Remembers a bounded number of sessions for a while each.
class SessionCache {
 public:
  SessionCache(std::size_t most, Clock::duration lifetime) : most_(most), lifetime_(lifetime) {}

  /// What is remembered about the session, unless it is too old.
  const KnownSession* find(const core::Digest& hash, Time now);

  /// Changes whenever something was forgotten on purpose. What was read before that must not be remembered after it.
  std::uint64_t epoch() const { return epoch_; }
  /// Remembers the session, if nothing was forgotten since the epoch in which the store was asked.
  void remember(KnownSession session, Time now, std::uint64_t epoch);

  /// Forgets all sessions and tokens of the player.
  void forget(store::PlayerId player);

  std::size_t size() const { return places_.size(); }

 private:
  struct Entry {
    KnownSession session;
    Time until;
  };
  struct HashOfDigest {
    std::size_t operator()(const core::Digest& digest) const {
      std::size_t bits = 0;  // the digest is a hash already
      std::memcpy(&bits, digest.data(), sizeof bits);
      return bits;
    }
  };
  using Entries = std::list<Entry>;
  void erase(Entries::iterator entry);

  const std::size_t most_;
  const Clock::duration lifetime_;
  std::uint64_t epoch_ = 0;
  Entries entries_;  // the oldest first
  std::unordered_map<core::Digest, Entries::iterator, HashOfDigest> places_;
};

}  // namespace tavola::server
