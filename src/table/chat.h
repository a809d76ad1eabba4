// The chat of a table, and the players whom each reader has muted.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "table/entry.h"

namespace tavola::table {

struct ChatLine {
  Version version = 0;
  core::Seat seat{};
  std::string_view said_as;  ///< the JSON member of the text: "text" or "emote"
  PlayerId player{};
  std::string name;  ///< the speaker's name at that time
  std::string text;
};

class Chat {
 public:
  /// The latest lines.
  const std::vector<ChatLine>& lines() const { return lines_; }
  bool says_more_since(Version version) const { return !lines_.empty() && lines_.back().version > version; }
  /// The version at which the seat last said something.
  Version said(core::Seat seat) const { return said_[static_cast<std::size_t>(seat)]; }

  bool has_muted(PlayerId player, PlayerId other) const;
  /// The version at which the player last muted or unmuted somebody.
  Version mutes_changed(PlayerId player) const;

  template <Said C>
  void apply(const C& change, Version version, const std::string& name) {
    add({version, change.seat, C::kSaidAs, change.player, name, change.said()});
  }
  void apply(const change::Mute&, Version version);
  void apply(const change::Unmute&, Version version);

 private:
  struct Reader {
    PlayerId player{};
    std::vector<PlayerId> muted;
    Version changed = 0;
  };

  void add(ChatLine line);
  const Reader* find(PlayerId player) const;
  Reader& reader(PlayerId player);

  std::vector<ChatLine> lines_;
  std::array<Version, core::kMaxSeats> said_{};
  std::vector<Reader> readers_;  ///< players who have muted somebody
};

}  // namespace tavola::table
