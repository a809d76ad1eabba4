// What a client's message asks for: checked against who sends it, the version it was made against, and the rules.
#include <algorithm>
#include <array>

#include "table/message.h"
#include "wire/writer.h"

namespace tavola::table {

using core::Done;
using core::Error;
using core::Result;
using core::Status;

namespace {

constexpr std::array<std::string_view, 8> kEmotes{"hello",    "good-luck", "well-played", "thanks",
                                                  "thinking", "oops",      "wow",         "goodbye"};

// A few lines at once, then one every few seconds.
constexpr Time kChatLine = 2000;
constexpr Time kChatBurst = 5 * kChatLine;

}  // namespace

Answer refuse(std::string_view to, const Error& error) {
  Answer answer;
  answer.kind = Answer::Kind::kRefusal;
  answer.reply = refusal(to, error);
  return answer;
}

Error stale() {
  return {"stale", "version", "something happened after the version that this was made against: look again"};
}

Answer Answer::store(Entry::Kind kind, int seat, Time now) {
  Answer answer;
  answer.kind = Kind::kEntry;
  answer.entry.kind = kind;
  answer.entry.seat = seat;
  answer.entry.at = now;
  return answer;
}

std::string refusal(std::string_view to, const Error& error) {
  std::string out;
  wire::Writer writer(out);
  writer.object([&] {
    writer.add_word("t", "error");
    if (!to.empty()) writer.add("to", to);
    writer.key("error");
    writer.object([&] {
      writer.add("name", std::string_view(error.name));
      if (!error.where.empty()) {
        writer.add(std::string_view(error.name == "illegal-move" ? "rule" : "where"), std::string_view(error.where));
      }
      writer.add("what", std::string_view(error.what));
    });
  });
  return out;
}

bool Table::may_watch(const Who& who) const {
  if (opening_.settings.access != Access::kPrivate || who.invited) return true;
  if (who.player.empty()) return false;
  if (who.player == opening_.host || !seats_of(who.player).empty()) return true;
  const auto& named = opening_.settings.named;
  return !who.account.empty() && std::find(named.begin(), named.end(), who.account) != named.end();
}

bool Table::may_sit(const Who& who) const {
  if (who.player.empty()) return false;
  if (who.invited || who.player == opening_.host || opening_.settings.access == Access::kPublic) return true;
  return opening_.settings.access == Access::kPrivate && may_watch(who);
}

Answer Table::receive(const Who& who, std::string_view bytes, Time now) const {
  struct Named {
    std::string_view type;
    Handler handler;
    bool watchers = false;  ///< also for those whom nobody knows
  };
  static constexpr std::array<Named, 18> kHandlers{{{"move", &Table::on_move},
                                                    {"early", &Table::on_early},
                                                    {"undo", &Table::on_undo},
                                                    {"sit", &Table::on_sit},
                                                    {"open", &Table::on_open},
                                                    {"bot", &Table::on_bot},
                                                    {"resign", &Table::on_resign},
                                                    {"leave", &Table::on_leave},
                                                    {"back", &Table::on_back},
                                                    {"chat", &Table::on_chat},
                                                    {"emote", &Table::on_chat},
                                                    {"mute", &Table::on_mute},
                                                    {"unmute", &Table::on_mute},
                                                    {"rematch", &Table::on_rematch},
                                                    {"hint", &Table::on_hint},
                                                    {"look", &Table::on_look, true},
                                                    {"course", &Table::on_course, true},
                                                    {"record", &Table::on_record, true}}};
  const auto document = wire::parse(bytes, {kMaxMessageBytes, 6});
  if (!document.ok()) return refuse("", {"bad-message", document.error().where, document.error().what});
  const wire::Node node(*document, "", "bad-message");
  Members members(node);
  Message message;
  message.type = members.text("t", 16, "");
  message.node = &node;
  const Named* known = nullptr;
  for (const Named& named : kHandlers) {
    if (named.type == message.type) known = &named;
  }
  if (known == nullptr) {
    return refuse("", {"bad-message", "t", "expected the kind of a message, such as \"move\" or \"sit\""});
  }
  if (!members.has("version")) members.wrong("version", "expected the version that this was made against");
  message.version = static_cast<Version>(members.number("version", 0, 1 << 30, 0));
  if (const Status status = members.status(); !status.ok()) return refuse(message.type, status.error());
  if (message.version > version_) {
    return refuse(message.type, {"bad-message", "version", "is not yet: this table is at " + std::to_string(version_)});
  }
  if (who.player.empty() && !known->watchers)
    return refuse(message.type, {"not-seated", "", "who watches can't do that; give a name first"});
  return (this->*known->handler)(who, message, now);
}

Result<core::Seat> Table::seat_of(const Who& who, const Message& message) const {
  Members members(*message.node);
  const int named = members.number("seat", 0, players() - 1, -1);
  if (const Status status = members.status(); !status.ok()) return status.error();
  const std::vector<core::Seat> own = seats_of(who.player);
  if (own.empty()) return Error{"not-seated", "", "you have no seat at this table"};
  if (named >= 0) {
    if (std::find(own.begin(), own.end(), core::Seat(static_cast<std::uint8_t>(named))) != own.end()) {
      return core::Seat(static_cast<std::uint8_t>(named));
    }
    return Error{"not-your-seat", "seat", "that seat is somebody else's"};
  }
  const auto act = acting();
  return act && std::find(own.begin(), own.end(), *act) != own.end() ? *act : own.front();
}

Result<registry::AnyMove> Table::move_of(const Message& message) const {
  const auto move = message.node->at("move");
  if (!move.ok()) return move.error();
  if (!move->json().is_string()) return (*game_)->move_from_json(wire::Node(move->json(), "move", "bad-move"));
  const auto text = move->text(256);
  if (!text.ok()) return text.error();
  return (*game_)->read_move(*text);
}

Answer Table::on_sit(const Who& who, const Message& message, Time now) const {
  Members members(*message.node);
  members.only({"t", "version", "seat", "nonce"});
  if (!members.has("seat")) members.wrong("seat", "expected the number of a seat");
  const int s = members.number("seat", 0, players() - 1, 0);
  const std::string nonce = members.text("nonce", 2 * match::kMaxNonceBytes, "");
  if (nonce.size() < 16 || !core::from_hex(nonce, "nonce").ok()) {
    members.wrong("nonce", "expected 16 to 128 hex digits of your own choice: they take part in the deal");
  }
  if (const Status status = members.status(); !status.ok()) return refuse("sit", status.error());
  if (phase_ != Phase::kOpen) return refuse("sit", {"already-started", "", "the game has begun: you can watch it"});
  if (!opening_.settings.same_screen) {
    for (const core::Seat own : seats_of(who.player)) {
      if (seat(own).kind == SeatKind::kPerson) {
        return refuse("sit",
                      {"already-seated", "", "you sit here already; a table on one screen allows several seats"});
      }
    }
  }
  const SeatState& wanted = seat(s);
  const bool mine = wanted.kind == SeatKind::kReserved && wanted.player == who.player;
  if (!mine && !may_sit(who)) {
    return refuse("sit", {"not-invited", "", "ask who made this table for an invitation: with it you can sit"});
  }
  if (wanted.kind != SeatKind::kOpen && !mine)
    return refuse("sit", {"seat-taken", "seat", "somebody sits there; take another seat"});
  if (message.version < wanted.changed) return refuse("sit", stale());
  Answer answer = Answer::store(Entry::Kind::kSit, s, now);
  answer.entry.player = who.player;
  answer.entry.name = who.name;
  answer.entry.nonce = nonce;
  return answer;
}

Answer Table::on_open(const Who& who, const Message& message, Time now) const {
  Members members(*message.node);
  members.only({"t", "version", "seat"});
  if (!members.has("seat")) members.wrong("seat", "expected the number of a seat");
  const int s = members.number("seat", 0, players() - 1, 0);
  if (const Status status = members.status(); !status.ok()) return refuse("open", status.error());
  if (phase_ != Phase::kOpen) return refuse("open", {"already-started", "", "the game has begun"});
  if (who.player != opening_.host && seat(s).player != who.player) {
    return refuse("open", {"not-host", "", "only who made the table can free the seats of others"});
  }
  if (message.version < seat(s).changed) return refuse("open", stale());
  if (seat(s).kind == SeatKind::kOpen) return {};
  return Answer::store(Entry::Kind::kOpen, s, now);
}

Answer Table::on_bot(const Who& who, const Message& message, Time now) const {
  Members members(*message.node);
  members.only({"t", "version", "seat", "level"});
  if (!members.has("seat")) members.wrong("seat", "expected the number of a seat");
  const int s = members.number("seat", 0, players() - 1, 0);
  const std::string level = members.text("level", 16, "medium");
  if (level.find(':') != level.npos || !bots::read_spec(level).ok()) {
    members.wrong("level", "expected novice, easy, medium, hard or expert");
  }
  if (const Status status = members.status(); !status.ok()) return refuse("bot", status.error());
  if (phase_ != Phase::kOpen) return refuse("bot", {"already-started", "", "the game has begun"});
  if (who.player != opening_.host) return refuse("bot", {"not-host", "", "only who made the table can seat bots"});
  if (seat(s).kind == SeatKind::kPerson) return refuse("bot", {"seat-taken", "seat", "somebody sits there"});
  if (message.version < seat(s).changed) return refuse("bot", stale());
  Answer answer = Answer::store(Entry::Kind::kBot, s, now);
  answer.entry.text = level;
  return answer;
}

/// What holds for every message about the game in progress.
Status Table::check_game_message(const Who& who, const Message& message, Time now) const {
  if (phase_ == Phase::kOpen) return Error{"not-started", "", "the game begins when every seat is taken"};
  if (phase_ == Phase::kOver) return Error{"game-over", "", "the game is over"};
  const auto own = seat_of(who, message);
  if (!own.ok()) return own.error();
  if (seat(*own).stood_in) return Error{"stood-in", "", "a bot plays for you: say \"back\" to go on yourself"};
  if (const auto deadline = clock_->deadline(); deadline && now > *deadline && clock_->running() == *own) {
    return Error{"out-of-time", "", "your time is up"};
  }
  return Done{};
}

Answer Table::play(const Message& message, core::Seat by, registry::AnyMove move, Time now) const {
  if (const core::Refusal why = (*game_)->why_not(view(by), move); !why.legal()) {
    return refuse(message.type, {"illegal-move", std::string(why.rule), std::string(why.reason)});
  }
  Answer answer = Answer::store(Entry::Kind::kPlay, core::index(by), now);
  answer.entry.used = clock_->used(now);
  answer.entry.events = match_->consequences(move);
  return answer;
}

Answer Table::on_move(const Who& who, const Message& message, Time now) const {
  if (const Status status = message.node->only({"t", "version", "move", "seat"}); !status.ok()) {
    return refuse("move", status.error());
  }
  if (const Status status = check_game_message(who, message, now); !status.ok()) return refuse("move", status.error());
  const core::Seat own = *seat_of(who, message);
  if (message.version < game_version_) return refuse("move", stale());
  if (acting() != own) return refuse("move", {"not-your-turn", "", "somebody else is to move"});
  const auto move = move_of(message);
  if (!move.ok()) return refuse("move", move.error());
  return play(message, own, *move, now);
}

Answer Table::on_early(const Who& who, const Message& message, Time now) const {
  if (const Status status = message.node->only({"t", "version", "move", "seat"}); !status.ok()) {
    return refuse("early", status.error());
  }
  if (const Status status = check_game_message(who, message, now); !status.ok()) return refuse("early", status.error());
  if (!opening_.settings.early)
    return refuse("early", {"no-early-answers", "", "at this table everybody waits to be asked"});
  const core::Seat own = *seat_of(who, message);
  if (message.version < std::max({chance_version_, seat(own).own_change, seat(own).moved})) {
    return refuse("early", stale());
  }
  const bool withdrawn = message.node->has("move") && message.node->at("move")->json().is_null();
  if (withdrawn) return seat(own).early ? Answer::store(Entry::Kind::kEarly, core::index(own), now) : Answer{};
  const auto move = move_of(message);
  if (!move.ok()) return refuse("early", move.error());
  if (acting() == own) return play(message, own, *move, now);  // the others were quick: it is no longer early
  const auto asked = (*game_)->early_view(view(own));
  if (!asked) return refuse("early", {"not-your-turn", "", "nothing can be answered before your turn now"});
  if (const core::Refusal why = (*game_)->why_not(*asked, *move); !why.legal()) {
    return refuse("early", {"illegal-move", std::string(why.rule), std::string(why.reason)});
  }
  Answer answer = Answer::store(Entry::Kind::kEarly, core::index(own), now);
  answer.entry.events = {*move};
  return answer;
}

Answer Table::on_undo(const Who& who, const Message& message, Time now) const {
  if (const Status status = message.node->only({"t", "version", "seat"}); !status.ok())
    return refuse("undo", status.error());
  if (const Status status = check_game_message(who, message, now); !status.ok()) return refuse("undo", status.error());
  const core::Seat own = *seat_of(who, message);
  if (message.version < game_version_) return refuse("undo", stale());
  if (!match_->can_undo(own)) {
    return refuse("undo", {"nothing-to-undo", "",
                           "only your own last move can be taken back, with nothing random and nobody else after it"});
  }
  Answer answer = Answer::store(Entry::Kind::kUndo, core::index(own), now);
  answer.entry.used = clock_->used(now);
  return answer;
}

Answer Table::on_resign(const Who& who, const Message& message, Time now) const {
  if (const Status status = message.node->only({"t", "version", "seat"}); !status.ok())
    return refuse("resign", status.error());
  if (phase_ != Phase::kPlaying)
    return refuse("resign", {phase_ == Phase::kOver ? "game-over" : "not-started", "", "no game is being played"});
  const auto own = seat_of(who, message);
  if (!own.ok()) return refuse("resign", own.error());
  if (message.version < seats_version_) return refuse("resign", stale());
  for (int s = 0; s < players(); ++s) {
    if (players() == 2 || s == core::index(*own) || seat(s).kind == SeatKind::kBot) continue;
    return refuse("resign", {"others-play", "", "the others want to play on: \"leave\" instead"});
  }
  return Answer::store(Entry::Kind::kResign, core::index(*own), now);
}

Answer Table::on_leave(const Who& who, const Message& message, Time now) const {
  if (const Status status = message.node->only({"t", "version", "seat"}); !status.ok())
    return refuse("leave", status.error());
  const auto own = seat_of(who, message);
  if (!own.ok()) return refuse("leave", own.error());
  if (message.version < seat(*own).changed) return refuse("leave", stale());
  if (phase_ == Phase::kOpen) return Answer::store(Entry::Kind::kOpen, core::index(*own), now);
  if (seat(*own).left) return {};
  if (phase_ == Phase::kOver || !opening_.settings.stand_in)
    return Answer::store(Entry::Kind::kLeave, core::index(*own), now);
  Answer answer = Answer::store(Entry::Kind::kStandIn, core::index(*own), now);
  answer.entry.text = "left";
  return answer;
}

Answer Table::on_back(const Who& who, const Message& message, Time now) const {
  if (const Status status = message.node->only({"t", "version", "seat"}); !status.ok())
    return refuse("back", status.error());
  const auto own = seat_of(who, message);
  if (!own.ok()) return refuse("back", own.error());
  if (message.version < seat(*own).changed) return refuse("back", stale());
  if (!seat(*own).stood_in && !seat(*own).left) return {};
  return Answer::store(Entry::Kind::kBack, core::index(*own), now);
}

Answer Table::on_chat(const Who& who, const Message& message, Time now) const {
  Members members(*message.node);
  members.only({"t", "version", "text", "seat"});
  if (!members.has("text")) members.wrong("text", "expected what you want to say");
  const std::string text = members.text("text", kMaxChatBytes, "");
  const bool emote = message.type == "emote";
  if (emote && std::find(kEmotes.begin(), kEmotes.end(), text) == kEmotes.end()) {
    members.wrong("text", "expected hello, good-luck, well-played, thanks, thinking, oops, wow or goodbye");
  }
  if (text.find_first_not_of(' ') == text.npos) members.wrong("text", "expected some words");
  if (const Status status = members.status(); !status.ok()) return refuse(message.type, status.error());
  const auto own = seat_of(who, message);
  if (!own.ok()) return refuse(message.type, own.error());
  if (message.version < seat(*own).chatted) return refuse(message.type, stale());

  auto chatter =
      std::find_if(chatters_.begin(), chatters_.end(), [&](const Chatter& c) { return c.player == who.player; });
  if (chatter == chatters_.end()) chatter = chatters_.insert(chatter, {who.player, 0});
  const Time full_at = std::max(chatter->full_at, now) + kChatLine;
  if (full_at > now + kChatBurst) {
    return refuse(message.type, {"slow-down", "", "you have said a lot: wait a few seconds"});
  }
  chatter->full_at = full_at;
  Answer answer = Answer::store(emote ? Entry::Kind::kEmote : Entry::Kind::kChat, core::index(*own), now);
  answer.entry.player = who.player;
  answer.entry.text = text;
  return answer;
}

Answer Table::on_mute(const Who& who, const Message& message, Time now) const {
  Members members(*message.node);
  members.only({"t", "version", "seat"});
  if (!members.has("seat")) members.wrong("seat", "expected the seat of the player whom you don't want to read");
  const int s = members.number("seat", 0, players() - 1, 0);
  if (const Status status = members.status(); !status.ok()) return refuse(message.type, status.error());
  if (seat(s).kind != SeatKind::kPerson) return refuse(message.type, {"no-person", "seat", "no person sits there"});
  if (seats_of(who.player).empty()) return refuse(message.type, {"not-seated", "", "you have no seat at this table"});
  const bool muted = has_muted(who.player, seat(s).player);
  if (muted == (message.type == "mute")) return {};
  Answer answer = Answer::store(muted ? Entry::Kind::kUnmute : Entry::Kind::kMute, -1, now);
  answer.entry.player = who.player;
  answer.entry.text = seat(s).player;
  return answer;
}

Answer Table::on_rematch(const Who& who, const Message& message, Time now) const {
  if (const Status status = message.node->only({"t", "version", "seat"}); !status.ok())
    return refuse("rematch", status.error());
  if (phase_ != Phase::kOver) return refuse("rematch", {"not-over", "", "this game is not over yet"});
  const auto own = seat_of(who, message);
  if (!own.ok()) return refuse("rematch", own.error());
  if (seat(*own).rematch || !next_table_.empty()) return {};
  return Answer::store(Entry::Kind::kRematch, core::index(*own), now);
}

}  // namespace tavola::table
