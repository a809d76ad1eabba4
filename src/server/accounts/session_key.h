#pragma once

#include "core/digest.h"
#include "store/store.h"

namespace tavola::server {

/// The session that a socket was opened with.
struct SessionKey {
  core::Digest hash{};
  store::PlayerId player{};
};

}  // namespace tavola::server
