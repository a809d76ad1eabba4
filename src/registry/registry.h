// The list of games, and how to make a game from options and content.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "registry/any_game.h"

namespace tavola::registry {

/// Content that is compiled into the binary.
struct BuiltInContent {
  std::string id;    ///< "default"
  std::string name;  ///< for people
  std::string hash;  ///< SHA-256 of the canonical document, in hex
};

/// The choices made before a game starts.
struct Setup {
  int players = 2;
  std::string edition;                ///< "" is "en"
  core::OptionTexts options;          ///< override the edition
  std::optional<wire::Json> content;  ///< nothing: the default content
};

/// A game in the list.
class GameEntry {
 public:
  virtual ~GameEntry() = default;
  virtual std::string_view id() const = 0;
  virtual std::string_view name() const = 0;
  /// The revision of the rules. Games of another revision can't be replayed exactly.
  virtual int revision() const = 0;
  virtual std::span<const core::OptionSpec> option_specs() const = 0;
  virtual std::span<const core::Edition> editions() const = 0;
  virtual const BuiltInContent& default_content() const = 0;

  /// Makes the game. The error says what is wrong with the players, an option, the edition or the content.
  virtual core::Result<std::shared_ptr<const AnyGame>> make(const Setup&) const = 0;
};

/// All games, in display order.
std::span<const GameEntry* const> games();

/// Their ids in a sentence: "this, that or another".
std::string game_ids(std::string_view last_between = "or");

/// Their options, editions, contents and bots, for clients.
wire::Json games_json();

/// The game with this id, or an error that lists the known ones.
core::Result<const GameEntry*> find_game(std::string_view id);

/// The error "old-rules" or "new-rules" for a game that was played under another revision of its rules.
core::Status check_revision(const GameEntry& game, int revision);

}  // namespace tavola::registry
