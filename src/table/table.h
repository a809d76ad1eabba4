// A table: seats, a match and the people around it. Messages come in as bytes and go out as bytes; nothing here reads a
// clock, a socket or a disk, so the server and the browser run the same code. docs/server-protocol.md defines the
// messages.
//
// Nothing changes but by apply(entry). Whoever holds the table stores the entry first and applies it then: what anybody
// is told has been stored, a change that can't be stored has not happened, and a table made again from its entries is
// the same table.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "match/match.h"
#include "registry/any_bot.h"
#include "table/entry.h"
#include "table/opening.h"
#include "table/shelf.h"
#include "table/view_texts.h"

namespace tavola::wire {
class Writer;
}

namespace tavola::table {

using Version = std::uint32_t;  ///< counts the entries of a table

/// Somebody at the table; the holder of the table vouches for it.
struct Who {
  std::string player;    ///< "" for somebody whom nobody knows: may watch
  std::string name;      ///< as shown to others
  std::string account;   ///< the name of the account; "" for a guest
  bool invited = false;  ///< came with the invitation
};

/// A decision that a bot is asked for.
struct BotTurn {
  core::Seat seat{};
  std::string level;
  registry::AnyView view;
  std::uint64_t seed = 0;
  Version version = 0;
};

/// What is to be done about a message, or by itself.
struct Answer {
  enum class Kind : std::uint8_t {
    kNothing,
    kRefusal,    ///< tell the sender why not
    kReply,      ///< tell the sender what was asked for
    kHint,       ///< let a bot think about the hint, then tell the sender hint_message()
    kEntry,      ///< store the entry, then apply it
    kNextTable,  ///< everybody wants another game: make a table from next_opening()
  };
  Kind kind = Kind::kNothing;
  std::string reply;  ///< a message
  Entry entry;
  BotTurn hint;

  static Answer store(Entry::Kind kind, int seat, Time now);
};

enum class Phase : std::uint8_t { kOpen, kPlaying, kOver };

/// What others may know of a table without coming to it.
struct Listing {
  Phase phase = Phase::kOpen;
  bool attended = false;             ///< something may happen here without anybody connected
  std::vector<std::string> players;  ///< who made it, and who sits here, each once
  std::string summary;               ///< JSON; the "person" of a seat is a place in `players`
};

inline constexpr std::size_t kMaxMessageBytes = 16u << 10;
inline constexpr std::size_t kMaxChatBytes = 300;
inline constexpr int kProtocolVersion = 1;

class Table {
 public:
  /// A new table; the error says what is wrong with its settings.
  static core::Result<Table> make(Opening opening, Shelf& shelf);
  /// The table as it was stored. Its clocks stood still in the meantime.
  static core::Result<Table> restore(std::string_view opening, std::span<const std::string> entries, Shelf& shelf,
                                     Time now);

  /// The table of a game that was played elsewhere, to be looked at: nobody who looks has a seat. An error: the record
  /// can't be right, or its game is not over.
  static core::Result<Table> of_record(const match::Record& record);

  const Opening& opening() const { return opening_; }
  const registry::AnyGame& game() const { return **game_; }
  const std::shared_ptr<const registry::AnyGame>& shared_game() const { return game_->get(); }
  Phase phase() const { return phase_; }
  Version version() const { return version_; }
  const match::Match* match() const { return match_ ? &*match_ : nullptr; }
  Listing listing() const;
  /// Whether something may happen here without anybody connected: a bot's move, a clock.
  bool attended() const;
  /// Whether applying this entry changes the listing.
  bool lists(const Entry& entry) const;

  bool may_watch(const Who& who) const;
  bool may_sit(const Who& who) const;

  /// Whether it is this player's turn.
  bool waits_for(const std::string& player) const;

  /// What a client's message asks for.
  Answer receive(const Who& who, std::string_view message, Time now) const;
  /// What happens by itself now: the start, a forced move, an early answer, a clock at zero, a stand-in. Ask again
  /// after each entry, and at next_due().
  Answer due(Time now) const;
  std::optional<Time> next_due() const;

  /// The bot's decision that the table waits for.
  std::optional<BotTurn> bot_turn() const;
  /// What the bot decided; nothing when the table does not wait for it any more.
  Answer bot_chose(const BotTurn& turn, registry::AnyMove move, Time now) const;

  /// Somebody's connection came or went ("" for those whom nobody knows). That who was stood in for gets the seat back
  /// is due then.
  void came(const std::string& player);
  void went(const std::string& player, Time now);

  /// Makes the entry true. An error: it can't have happened here (a damaged store). `own`: the table itself gave it
  /// just before, so its events are known to be possible.
  core::Status apply(const Entry& entry, bool own = false);
  std::string write(const Entry& entry) const { return write_entry(entry, **game_); }

  /// The table of the next game, with the seats moved on by one.
  Opening next_opening(std::string id, match::Seed seed, std::string invitation, Time now) const;

  // Messages to clients.
  /// Everything, for somebody who comes. `log`: with all that happened so far.
  std::string welcome(const Who& who, bool log, Time now) const;
  /// Appends what changed after `from`; nothing when nothing did that this client may know.
  void update(const Who& who, Version from, Time now, std::string& out) const;
  /// Who is here.
  std::string presence() const;
  /// What a bot would do in this turn.
  std::string hint_message(const BotTurn& turn, const registry::AnyDecision& decision) const;

 private:
  enum class SeatKind : std::uint8_t { kOpen, kReserved, kPerson, kBot };
  struct SeatState {
    SeatKind kind = SeatKind::kOpen;
    bool stood_in = false;  ///< a bot plays for the person
    bool left = false;
    bool rematch = false;
    bool returned = false;  ///< their player has come while somebody else played for them
    Time away_since = 0;
    Version changed = 0;  ///< the last change of who sits here and how
    Version chatted = 0;
    Version moved = 0;
    Version own_change = 0;  ///< the last change that only its player is told of
    std::string player;
    std::string name;
    std::string level;  ///< of a bot
    match::Nonce nonce;
    std::optional<registry::AnyMove> early;
  };
  /// The length of the match's log after an entry that changed the game.
  struct Mark {
    Version version;
    std::uint32_t log;
  };
  struct ChatLine {
    Version version;
    int seat;
    bool emote;
    std::string player;
    std::string name;
    std::string text;
  };
  struct Mute {
    std::string player;
    std::string of;
  };
  struct Present {
    std::string player;
    int connections = 0;
  };
  struct Chatter {
    std::string player;
    Time full_at = 0;  ///< when this player may write as much as ever again
  };
  struct Message;
  using Handler = Answer (Table::*)(const Who&, const Message&, Time) const;

  Table(Opening opening, std::shared_ptr<const SharedGame> game);

  // receive.cc
  Answer on_sit(const Who&, const Message&, Time) const;
  Answer on_open(const Who&, const Message&, Time) const;
  Answer on_bot(const Who&, const Message&, Time) const;
  Answer on_move(const Who&, const Message&, Time) const;
  Answer on_early(const Who&, const Message&, Time) const;
  Answer on_undo(const Who&, const Message&, Time) const;
  Answer on_resign(const Who&, const Message&, Time) const;
  Answer on_leave(const Who&, const Message&, Time) const;
  Answer on_back(const Who&, const Message&, Time) const;
  Answer on_chat(const Who&, const Message&, Time) const;
  Answer on_mute(const Who&, const Message&, Time) const;
  Answer on_rematch(const Who&, const Message&, Time) const;
  Answer play(const Message&, core::Seat seat, registry::AnyMove move, Time now) const;
  core::Status check_game_message(const Who&, const Message&, Time) const;
  core::Result<core::Seat> seat_of(const Who&, const Message&) const;
  core::Result<registry::AnyMove> move_of(const Message&) const;

  // ask.cc
  Answer on_look(const Who&, const Message&, Time) const;
  Answer on_course(const Who&, const Message&, Time) const;
  Answer on_record(const Who&, const Message&, Time) const;
  Answer on_hint(const Who&, const Message&, Time) const;

  // due.cc
  /// Random bits for a bot at this table's version.
  std::uint64_t drawn(std::string_view what) const;
  Answer due_before_start(Time now) const;
  Answer due_for(core::Seat seat, Time now) const;
  Answer due_at_end() const;

  // apply.cc
  core::Status apply_seat(const Entry&);
  core::Status apply_game(const Entry&, bool own);
  void drop_answers_without_question(bool chance);
  core::Status apply_chat(const Entry&);
  void apply_mute(const Entry&);
  match::MatchSetup match_setup() const;
  core::Status start(const Entry&);
  core::Status check_played(const Entry&, core::Seat of) const;
  core::Status end_match(const Entry&);
  void after_game_change(const Entry&, std::optional<core::Seat> was);

  // messages.cc
  core::Seat view_seat(const std::string& player) const;
  core::Seat log_seat(const std::string& player) const;
  bool has_muted(const std::string& player, const std::string& of) const;
  static bool is_of(const SeatState& seat, const std::string& player);
  std::vector<core::Seat> seats_of(const std::string& player) const;
  static void write_actor(wire::Writer&, core::Actor);
  void write_seats(wire::Writer&) const;
  void write_you(wire::Writer&, const Who&) const;
  void write_standing(wire::Writer&, const Who&, core::Seat view_seat, Time now) const;
  void write_choices(wire::Writer&, const char* key, const registry::AnyView&) const;
  void write_events(wire::Writer&, core::Seat view_seat, std::size_t from_log) const;
  void write_chat(wire::Writer&, const Who&, Version from) const;
  void write_view_changes(wire::Writer&, const Who&, core::Seat view_seat, Version from) const;
  void write_result(wire::Writer&) const;
  const Mark* mark_at(Version version) const;
  /// The position after so many lines of the match's log.
  registry::AnyState state_at(std::size_t log) const;

  SeatState& seat(int s) { return seats_[static_cast<std::size_t>(s)]; }
  const SeatState& seat(int s) const { return seats_[static_cast<std::size_t>(s)]; }
  const SeatState& seat(core::Seat s) const { return seat(core::index(s)); }
  int players() const { return static_cast<int>(seats_.size()); }
  bool is_bots(core::Seat s) const { return seat(s).kind == SeatKind::kBot || seat(s).stood_in; }
  bool is_here(const SeatState&) const;
  /// Whether a seed gives the random events; in a record they may have been given from outside.
  bool is_seeded() const { return !match_ || match_->setup().seed; }
  /// The seat that is to act, when it is one.
  std::optional<core::Seat> acting() const;
  registry::AnyView view(core::Seat s) const { return (*game_)->view(match_->state(), s); }

  Serial serial_;
  Opening opening_;
  std::shared_ptr<const SharedGame> game_;
  std::vector<SeatState> seats_;
  Phase phase_ = Phase::kOpen;
  Version version_ = 0;
  Version game_version_ = 0;    ///< the last entry that changed the game
  Version chance_version_ = 0;  ///< the last one with a random event
  Version seats_version_ = 0;
  Version phase_version_ = 0;
  std::optional<match::Match> match_;
  std::optional<match::Clock> clock_;
  registry::AnyState state_before_;  ///< before the last entry that changed the game, which clients ask for most
  std::size_t log_before_ = ~std::size_t{0};  ///< the length of the log then
  std::vector<Mark> marks_;
  std::vector<ChatLine> chat_;
  std::vector<Mute> mutes_;
  mutable std::vector<Chatter> chatters_;
  std::vector<Present> present_;  ///< who is connected, seated or not
  int watching_ = 0;
  std::string next_table_;
};

/// The message that tells a client of an error. `to`: the kind of its message; may be empty.
std::string refusal(std::string_view to, const core::Error& error);

}  // namespace tavola::table
