// What people choose: the name that is shown, the name to sign in with, the password. Pure functions.
#pragma once

#include <string>
#include <string_view>

#include "core/result.h"

namespace tavola::server {

/// A name as it is shown, without the spaces around it: 1 to 40 characters (at most 120 bytes) of UTF-8. None of them
/// may be invisible, a control character, or change the direction of writing. The error is "bad-name".
core::Result<std::string> read_name(std::string_view text);

/// The label of a token, by the rules of a name; else "bad-label".
core::Result<std::string> read_label(std::string_view text);

/// The name to sign in with, in lower case: 3 to 24 of a-z, 0-9, "-", "_" and ".", the first a letter or digit; else
/// "bad-account".
core::Result<std::string> read_account(std::string_view text);

/// A new password: 10 to 200 bytes; else "bad-password".
core::Result<std::string> read_password(std::string_view text);

/// The longest password, in bytes.
inline constexpr std::size_t kMaxPassword = 200;

}  // namespace tavola::server
