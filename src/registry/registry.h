// The one list of games, and how a game is made from options and content.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "registry/any_game.h"

namespace tavola::registry {

/// A content that is compiled into the binary.
struct BuiltInContent {
  std::string id;    ///< "default"
  std::string name;  ///< for people
  std::string hash;  ///< SHA-256 of the canonical document, in hex
};

/// What a table chooses before a game starts.
struct Setup {
  int players = 2;
  std::string edition;                ///< "" is "en"
  core::OptionTexts options;          ///< set on top of the edition
  std::optional<wire::Json> content;  ///< nothing: the default content
};

/// A game in the list.
class GameEntry {
 public:
  virtual ~GameEntry() = default;
  virtual std::string_view id() const = 0;
  virtual std::string_view name() const = 0;
  /// Of the rules: games of another revision can't be played again exactly.
  virtual int revision() const = 0;
  virtual std::span<const core::OptionSpec> option_specs() const = 0;
  virtual std::span<const core::Edition> editions() const = 0;
  virtual const BuiltInContent& default_content() const = 0;

  /// The game, or what is wrong with the players, an option, the edition or the content.
  virtual core::Result<std::shared_ptr<const AnyGame>> make(const Setup&) const = 0;
};

/// All games, in the order in which they are shown.
std::span<const GameEntry* const> games();

/// Their ids, as a sentence lists them: "this, that or another".
std::string game_ids(std::string_view last_between = "or");

/// What a client needs to know of them: options, editions, contents, bots.
wire::Json games_json();

/// The game with this id, or an error that lists the known ones.
core::Result<const GameEntry*> find_game(std::string_view id);

/// "old-rules" (or "new-rules") for a game that was played by another revision of its rules than this program has.
core::Status check_revision(const GameEntry& game, int revision);

}  // namespace tavola::registry
