// What is chosen when a table is made: the game, who may come, bots, clocks, and what happens to a seat that is left.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "match/clock.h"
#include "registry/registry.h"

namespace tavola::table {

using match::Time;
inline constexpr Time kSecond = 1000;

/// Who may watch and sit.
enum class Access : std::uint8_t {
  kPublic,   ///< in the lobby: anybody watches, anybody sits
  kLink,     ///< anyone with the address may watch; anyone with the invitation may sit
  kPrivate,  ///< only the named players, and anyone with the invitation
};

/// A bot that plays on where a player has left, is away, or has run out of time, until the player is back.
struct StandIn {
  std::string level;
  int after = 120;  ///< seconds that a player may be away while it is their turn
};

enum class AtZero : std::uint8_t { kLose, kStandIn };

struct Settings {
  std::string game;
  registry::Setup setup;
  Access access = Access::kLink;
  std::vector<std::string> named;  ///< accounts; of kPrivate
  std::vector<std::string> bots;   ///< by seat: the level of a bot, or "" for a person
  match::ClockRules clock;
  AtZero at_zero = AtZero::kLose;  ///< what happens to a seat whose time is up
  std::optional<StandIn> stand_in;
  bool forced = true;        ///< a move without alternative plays itself
  bool early = true;         ///< where answers don't depend on each other, a player may answer before being asked
  bool hints = false;        ///< players may ask what a strong bot would do
  bool same_screen = false;  ///< one person may hold several seats: pass and play
};

inline constexpr std::size_t kMaxNamed = 16;

/// Whether this is the level of a bot: without a budget of its own, since what a bot may cost is the host's business.
bool is_level(std::string_view text);

/// Reads what a client chose; the error names the member and what would be right.
core::Result<Settings> read_settings(const wire::Node&);

/// The document that reads back as the same settings.
wire::Json settings_json(const Settings&);

}  // namespace tavola::table
