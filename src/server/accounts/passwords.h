// Passwords, kept as argon2id hashes.
#pragma once

#include <string>
#include <string_view>

namespace tavola::server {

/// The hash to keep: different each time, with its own salt and limits. Takes about 50 ms and 64 MB of memory, on
/// purpose. If there is not enough memory, it is "", which matches no password.
std::string hash_password(std::string_view password);

/// Whether the hash was made from this password. Takes just as long. Only hashes of the present cost match: a damaged
/// one could take hours, or all memory.
bool password_matches(const std::string& hash, std::string_view password);

/// The hash of a password that nobody knows. With it, a sign-in without an account takes as long as a wrong password.
inline constexpr const char* kNobodysHash =
    "$argon2id$v=19$m=65536,t=2,p=1$tmOIRv/8phVOlWH+f2LY1w$zeGf50EvK8cuKcENE5S1yOgs8DRozBjiP8B5hEamKDQ";

}  // namespace tavola::server
