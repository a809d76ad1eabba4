// The id of a player, for the store, the server and tables.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tavola::core {

/// A player's number in the store.
enum class PlayerId : std::int64_t {
  kLocal = -1,  ///< the person at a table without a server
  kNobody = 0,  ///< a visitor without a name, who can only watch
};

/// The text of a player in stored entries: "17", "me" or "".
inline std::string player_text(PlayerId player) {
  if (player == PlayerId::kNobody) return "";
  return player == PlayerId::kLocal ? "me" : std::to_string(static_cast<std::int64_t>(player));
}

/// Reads the text of player_text(). Nothing for any other text.
inline std::optional<PlayerId> read_player(std::string_view text) {
  if (text.empty()) return PlayerId::kNobody;
  if (text == "me") return PlayerId::kLocal;
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = error == std::errc() && end == text.data() + text.size();
  if (!whole || number <= 0 || text.front() == '0') return {};
  return PlayerId{number};
}

}  // namespace tavola::core
