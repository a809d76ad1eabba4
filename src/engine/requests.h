// Reads the larger parts of requests.
#pragma once

#include "engine/engine.h"

namespace tavola::engine {

/// The game named by "game".
core::Result<const registry::GameEntry*> read_game_of(const wire::Node& request);

/// "players", "edition", "options" and "content".
core::Result<registry::Setup> read_setup_of(const wire::Node& request);

/// "seed", "match", "names" and "nonces". A missing seed is replaced by fresh entropy.
core::Result<match::MatchSetup> read_match_of(const wire::Node& request, int players,
                                              const std::function<match::Seed()>& entropy);

/// The document in "record".
core::Result<match::Record> read_record_of(const wire::Node& request);

/// A seat's number, "chance" or "nobody".
wire::Json to_act_json(core::Actor actor);

}  // namespace tavola::engine
