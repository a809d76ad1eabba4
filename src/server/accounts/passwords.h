// Passwords, kept as argon2id hashes.
#pragma once

#include <string>
#include <string_view>

namespace tavola::server {

/// The hash to keep: another one each time, with its own salt and limits. Takes some 50 ms and 64 MB of memory, on
/// purpose. "" when that memory is not to be had, which matches no password.
std::string hash_password(std::string_view password);

/// Whether the hash was made of this password; takes as long. Only hashes of the present cost match: one that is
/// damaged could ask for hours, or for all memory.
bool password_matches(const std::string& hash, std::string_view password);

/// The hash of a password that nobody knows: to find out that somebody has none takes as long as that it is wrong.
inline constexpr const char* kNobodysHash =
    "$argon2id$v=19$m=65536,t=2,p=1$tmOIRv/8phVOlWH+f2LY1w$zeGf50EvK8cuKcENE5S1yOgs8DRozBjiP8B5hEamKDQ";

}  // namespace tavola::server
