// Records: one JSON document per game, from which it can be played again exactly. Defined in docs/records.md.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "match/seed.h"
#include "registry/registry.h"

namespace tavola::match {

struct Player {
  std::string name;
  std::string kind = "person";  ///< "person" or the name of a bot
  friend bool operator==(const Player&, const Player&) = default;
};

/// A game as it is written down. Plain data; Match makes sense of it.
struct Record {
  std::string game;
  core::OptionTexts options;
  std::string content_hash;
  std::optional<wire::Json> content;  ///< in full when it is not the default
  std::vector<Player> players;
  std::string match_id;
  std::optional<core::Digest> commitment;  ///< none: random events were given from outside
  std::vector<Nonce> nonces;
  std::optional<Seed> seed;             ///< when the game is over
  std::optional<Seed> unrevealed_seed;  ///< only in a saved game: needed to continue it
  std::string position;                 ///< the first position, when it is not the game's own start
  std::vector<std::string> events;
  std::optional<wire::Json> result;
};

inline constexpr std::size_t kMaxRecordBytes = 8u << 20;
inline constexpr std::size_t kMaxEvents = 200000;
inline constexpr std::size_t kMaxNameBytes = 200;

/// The document, with its checksum.
wire::Json write_record(const Record&);

/// SHA-256 (hex) over the document without its "checksum": finds what was cut or changed after writing.
std::string record_checksum(wire::Json document);

/// Reads and checks the document: shape, bounds, checksum. Does not play it.
core::Result<Record> read_record(const wire::Json& document);

/// A result with its breakdown, as in records and protocols.
wire::Json ending_json(const core::Ending&, int players);

/// Options as an object.
wire::Json options_json(const core::OptionTexts&);

/// The options in an object of texts.
core::Result<core::OptionTexts> read_options(const wire::Node&);

/// The nonces (hex) in a list with one for each player.
core::Result<std::vector<Nonce>> read_nonces(const wire::Node&, int players);

/// The names and kinds in a list of players.
core::Result<std::vector<Player>> read_players(const wire::Node&);

}  // namespace tavola::match
