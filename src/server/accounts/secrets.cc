#include "server/accounts/secrets.h"

#include <sodium.h>

#include <algorithm>
#include <vector>

#include "server/transport/site.h"

namespace tavola::server {
namespace {

constexpr std::size_t kSecretBytes = 32;
constexpr std::size_t kSecretLength = 43;
constexpr std::size_t kTokenIdBytes = 6;
constexpr std::string_view kMaxAge = "34560000";  // 400 days, the longest that browsers keep a cookie

std::string cookie(std::string_view value, std::string_view max_age, bool secure) {
  std::string text(kCookieName);
  text.append("=").append(value).append("; HttpOnly; SameSite=Lax; Path=/; Max-Age=").append(max_age);
  if (secure) text.append("; Secure");
  return text;
}

}  // namespace

std::string random_text(std::size_t bytes) {
  std::vector<unsigned char> bits(bytes);
  randombytes_buf(bits.data(), bits.size());
  constexpr int kVariant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
  std::string text(sodium_base64_encoded_len(bytes, kVariant), '\0');
  sodium_bin2base64(text.data(), text.size(), bits.data(), bits.size(), kVariant);
  text.pop_back();  // libsodium ends it with a zero
  return text;
}

std::string make_secret() { return random_text(kSecretBytes); }

bool is_secret(std::string_view text) {
  return text.size() == kSecretLength && std::ranges::all_of(text, [](char c) {
           return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
         });
}

std::string token_id(const core::Digest& hash) { return core::to_hex(core::Bytes(hash).first(kTokenIdBytes)); }

std::string cookie_with(std::string_view secret, bool secure) { return cookie(secret, kMaxAge, secure); }

std::string cookie_without(bool secure) { return cookie("", "0", secure); }

}  // namespace tavola::server
