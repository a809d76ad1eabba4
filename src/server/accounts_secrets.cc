#include "server/accounts_secrets.h"

#include <sodium.h>

#include <algorithm>
#include <array>

#include "server/site.h"

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

std::string make_secret() {
  std::array<unsigned char, kSecretBytes> bits{};
  randombytes_buf(bits.data(), bits.size());
  std::string text(kSecretLength + 1, '\0');  // libsodium ends it with a zero
  sodium_bin2base64(text.data(), text.size(), bits.data(), bits.size(), sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  text.pop_back();
  return text;
}

bool is_secret(std::string_view text) {
  return text.size() == kSecretLength && std::ranges::all_of(text, [](char c) {
           return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
         });
}

std::string token_id(const core::Digest& hash) { return core::to_hex(core::Bytes(hash).first(kTokenIdBytes)); }

std::string cookie_with(std::string_view secret, bool secure) { return cookie(secret, kMaxAge, secure); }

std::string cookie_without(bool secure) { return cookie("", "0", secure); }

}  // namespace tavola::server
