// The settings of a table: the game, who may join, bots, clocks, and what happens if a player leaves.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "match/clock.h"
#include "registry/registry.h"

namespace tavola::table {

using match::Time;
inline constexpr Time kSecond = 1000;

/// Who may watch and take a seat.
enum class Access : std::uint8_t {
  kPublic,   ///< listed in the lobby; anybody may watch and sit
  kLink,     ///< anyone with the address may watch; anyone with the invitation may sit
  kPrivate,  ///< only the named players, and anyone with the invitation
};

/// A bot that fills in for a player who has left, is away or has run out of time, until the player is back.
struct StandIn {
  std::string level;
  int after = 120;  ///< seconds a player may be away on their turn
};

enum class AtZero : std::uint8_t { kLose, kStandIn };

struct Settings {
  std::string game;
  registry::Setup setup;
  Access access = Access::kLink;
  std::vector<std::string> named;  ///< accounts, for kPrivate
  std::vector<std::string> bots;   ///< by seat: the level of a bot, or "" for a person
  match::ClockRules clock;
  AtZero at_zero = AtZero::kLose;  ///< what happens to a seat whose time is up
  std::optional<StandIn> stand_in;
  bool forced = true;        ///< forced moves play themselves
  bool early = true;         ///< players may answer before their turn, if the answers don't depend on each other
  bool hints = false;        ///< players may ask a strong bot for advice
  bool same_screen = false;  ///< one person may hold several seats: pass and play
};

inline constexpr std::size_t kMaxNamed = 16;

/// Whether this is the level of a bot. A budget is not allowed in it, since the host decides how long bots think.
bool is_level(std::string_view text);

/// Reads a client's settings. The error names the member and the allowed values.
core::Result<Settings> read_settings(const wire::Node&);

/// The settings as JSON, for read_settings.
wire::Json settings_json(const Settings&);

}  // namespace tavola::table
