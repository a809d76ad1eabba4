#pragma once

#include "core/digest.h"
#include "store/store.h"

namespace tavola::server {

/// The session by which somebody keeps a socket open.
struct SessionKey {
  core::Digest hash{};
  store::PlayerNumber player{};
};

}  // namespace tavola::server
