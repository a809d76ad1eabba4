#include "server/accounts/passwords.h"

#include <sodium.h>

#include <array>

namespace tavola::server {

std::string hash_password(std::string_view password) {
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  if (sodium_init() < 0) return "";
  if (crypto_pwhash_str_alg(hash.data(), password.data(), password.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                            crypto_pwhash_MEMLIMIT_INTERACTIVE, crypto_pwhash_ALG_ARGON2ID13) != 0) {
    return "";
  }
  return hash.data();
}

bool password_matches(const std::string& hash, std::string_view password) {
  return sodium_init() >= 0 &&
         crypto_pwhash_str_needs_rehash(hash.c_str(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                                        crypto_pwhash_MEMLIMIT_INTERACTIVE) == 0 &&
         crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

}  // namespace tavola::server
