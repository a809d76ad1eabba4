// The secrets of cookies and tokens. Only their hashes are kept.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/digest.h"

namespace tavola::server {

/// This many random bytes as base64url: for secrets, ids and invitations.
std::string random_text(std::size_t bytes);

/// 256 random bits as 43 characters of base64url.
std::string make_secret();

/// Whether a text can be a secret at all. If not, there is no need to ask the store.
bool is_secret(std::string_view text);

/// The first 12 hex digits of a secret's hash, by which its owner names a token.
std::string token_id(const core::Digest& hash);

/// The value of Set-Cookie that gives the secret to a browser, out of the reach of scripts.
std::string cookie_with(std::string_view secret, bool secure);

/// The value of Set-Cookie that removes it.
std::string cookie_without(bool secure);

}  // namespace tavola::server
