// Records: one JSON document per game, with everything needed to replay it exactly. docs/records.md defines the format.
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

/// The data of a record. Match interprets it.
struct Record {
  std::string game;
  core::OptionTexts options;
  std::string content_hash;
  std::optional<wire::Json> content;  ///< in full if it is not the default
  std::vector<Player> players;
  std::string match_id;
  std::optional<core::Digest> commitment;  ///< none: random events came from outside
  std::vector<Nonce> nonces;
  std::optional<Seed> seed;             ///< once the game is over
  std::optional<Seed> unrevealed_seed;  ///< only in a saved game, to continue it
  std::string position;                 ///< the first position if it is not the usual start
  std::vector<std::string> events;
  std::optional<wire::Json> result;
};

inline constexpr std::size_t kMaxRecordBytes = 8u << 20;
inline constexpr std::size_t kMaxEvents = 200000;
inline constexpr std::size_t kMaxNameBytes = 200;

/// The document, with its checksum.
wire::Json write_record(const Record&);

/// SHA-256 (hex) of the document without its "checksum". It detects damage to the file.
std::string record_checksum(wire::Json document);

/// Reads the document and checks its shape, bounds and checksum. Doesn't replay it.
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
