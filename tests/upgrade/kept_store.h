// A store that a released version left, and what its server told people: tests/upgrade/stores/VERSION.
#pragma once

#include <string>
#include <vector>

#include "client/connection.h"
#include "tests/crash/knowledge.h"

namespace tavola::upgrade {

using crash::Json;
using crash::Knowledge;

/// The versions whose stores are kept.
std::vector<std::string> kept_versions();
/// The folder of a version.
std::string folder_of(const std::string& version);

bool is_kept(const std::string& version);

/// Compresses the store and writes it, with the expectations. Returns what went wrong, or "".
std::string keep(const std::string& store, const Json& expected, const std::string& version, const std::string& log);

/// Unpacks a version's store into the folder, as tavola.db. Returns the expectations; null if it can't.
Json unpack(const std::string& version, const std::string& into);

/// Who a person of the expectations is for the server: the cookie or, if asked for, the token.
client::Sender sender_of(const Json& person, bool by_token = false);

/// What a client was told, without what passes with time. Contents are kept once, in the list.
Json told(const Knowledge& knows, Json& contents);

/// The first thing that was told then and is not told now: "where: then and now"; "" if there is none. Something new
/// may be told now. `still_moving`: bots have moved since, so only the beginning of the game is compared.
std::string missing(const Json& then, const Json& now, bool still_moving);

}  // namespace tavola::upgrade
