// How a table is made, and how entries change it.
#include <algorithm>
#include <cassert>

#include "bots/spec.h"
#include "table/table.h"

namespace tavola::table {

using core::Done;
using core::Error;
using core::Result;
using core::Status;
using Kind = Entry::Kind;

namespace {

constexpr std::size_t kMostChatLines = 100;

Error damaged(const std::string& what) { return {"bad-entry", "", what}; }

}  // namespace

Table::Table(Opening opening, std::shared_ptr<const SharedGame> game)
    : opening_(std::move(opening)), game_(std::move(game)), seats_(static_cast<std::size_t>((*game_)->players())) {
  opening_.settings.setup.content.reset();  // the game has it
  for (std::size_t s = 0; s < seats_.size(); ++s) {
    if (opening_.settings.bots[s].empty()) continue;
    seats_[s].kind = SeatKind::kBot;
    seats_[s].level = opening_.settings.bots[s];
    seats_[s].name = opening_.settings.bots[s];
  }
  for (const Reserved& one : opening_.reserved) {
    SeatState& reserved = seat(one.seat);
    reserved.kind = SeatKind::kReserved;
    reserved.player = one.player;
    reserved.name = one.name;
  }
}

Result<Table> Table::make(Opening opening, Shelf& shelf) {
  auto game = shelf.get(opening.settings.game, opening.settings.setup);
  if (!game.ok()) return game.error();
  if (opening.settings.bots.size() != static_cast<std::size_t>((**game)->players())) {
    return Error{"bad-settings", "seats", "expected one for each player"};
  }
  for (const Reserved& one : opening.reserved) {
    if (one.seat >= (**game)->players()) return Error{"bad-settings", "reserved", "there is no such seat"};
  }
  return Table(std::move(opening), *std::move(game));
}

Result<Table> Table::restore(std::string_view opening, std::span<const std::string> entries, Shelf& shelf, Time now) {
  auto read = read_opening(opening);
  if (!read.ok()) return read.error();
  auto made = make(*std::move(read), shelf);
  if (!made.ok()) return made.error();
  Table table = *std::move(made);
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const auto entry = read_entry(entries[i], *table.game_->get());
    const Status done = entry.ok() ? table.apply(*entry) : Status(entry.error());
    if (!done.ok()) return Error{"bad-entry", "entry " + std::to_string(i + 1), done.error().text()};
  }
  for (SeatState& seat : table.seats_) seat.away_since = now;
  if (table.clock_) table.clock_->resume(now);
  return table;
}

std::optional<core::Seat> Table::acting() const {
  if (phase_ != Phase::kPlaying || !match_->to_act().is_seat()) return {};
  return match_->to_act().seat();
}

Status Table::apply(const Entry& entry, bool own) {
  if (entry.seat >= players()) return damaged("there is no such seat");
  Status done = Done{};
  ++version_;
  switch (entry.kind) {
    case Kind::kSit:
    case Kind::kOpen:
    case Kind::kBot:
    case Kind::kStandIn:
    case Kind::kLeave:
    case Kind::kBack:
    case Kind::kRematch:
      done = apply_seat(entry);
      break;
    case Kind::kStart:
    case Kind::kPlay:
    case Kind::kEarly:
    case Kind::kUndo:
    case Kind::kResign:
    case Kind::kTimeout:
      done = apply_game(entry, own);
      break;
    case Kind::kChat:
    case Kind::kEmote:
      done = apply_chat(entry);
      break;
    case Kind::kMute:
    case Kind::kUnmute:
      apply_mute(entry);
      break;
    case Kind::kNextTable:
      next_table_ = entry.text;
      phase_version_ = version_;
      break;
  }
  if (!done.ok()) --version_;
  return done;
}

Status Table::apply_seat(const Entry& entry) {
  if (entry.seat < 0) return damaged("an entry about a seat names none");
  SeatState& seat = this->seat(entry.seat);
  if (phase_ != Phase::kOpen && (entry.kind == Kind::kSit || entry.kind == Kind::kOpen || entry.kind == Kind::kBot)) {
    return damaged("a seat was taken after the start");
  }
  switch (entry.kind) {
    case Kind::kSit: {
      auto nonce = core::from_hex(entry.nonce, "nonce");
      if (!nonce.ok()) return nonce.error();
      seat = SeatState{};
      seat.kind = SeatKind::kPerson;
      seat.player = entry.player;
      seat.name = entry.name;
      seat.nonce = *std::move(nonce);
      seat.away_since = entry.at;
      break;
    }
    case Kind::kOpen:
      seat = SeatState{};
      break;
    case Kind::kBot:
      if (entry.text.find(':') != entry.text.npos || !bots::read_spec(entry.text).ok()) {
        return damaged("there is no bot of this level");
      }
      seat = SeatState{};
      seat.kind = SeatKind::kBot;
      seat.level = seat.name = entry.text;
      break;
    case Kind::kStandIn:
      if (!opening_.settings.stand_in || seat.kind != SeatKind::kPerson) return damaged("nobody can stand in here");
      seat.stood_in = true;
      seat.left = entry.text == "left";
      if (entry.text == "clock" && clock_)
        clock_->charge(core::Seat(static_cast<std::uint8_t>(entry.seat)), entry.used);
      break;
    case Kind::kLeave:
      seat.left = true;
      break;
    case Kind::kBack:
      if (seat.stood_in && clock_) clock_->give_time_to_return(core::Seat(static_cast<std::uint8_t>(entry.seat)));
      seat.stood_in = seat.left = false;
      break;
    default:
      seat.rematch = true;
      break;
  }
  seat.returned = false;
  seat.changed = seats_version_ = version_;
  // A bot's time does not run; a person's does again.
  if (const auto now_acting = acting(); clock_ && now_acting && core::index(*now_acting) == entry.seat) {
    clock_->run(is_bots(*now_acting) ? std::nullopt : now_acting, entry.at);
  }
  return Done{};
}

match::MatchSetup Table::match_setup() const {
  match::MatchSetup setup;
  setup.id = opening_.id;
  setup.seed = opening_.seed;
  for (const SeatState& seat : seats_) {
    setup.players.push_back({seat.name, seat.kind == SeatKind::kBot ? seat.level : "person"});
    setup.nonces.push_back(seat.nonce);
  }
  if (opening_.deal) {
    setup.id = opening_.deal->match;
    setup.nonces = opening_.deal->nonces;
  }
  return setup;
}

Status Table::start(const Entry& entry) {
  if (phase_ != Phase::kOpen) return damaged("the game was started twice");
  for (const SeatState& seat : seats_) {
    if (seat.kind != SeatKind::kPerson && seat.kind != SeatKind::kBot) return damaged("the game began without players");
  }
  match_.emplace(game_->get(), match_setup());
  clock_.emplace(opening_.settings.clock, players());
  phase_ = Phase::kPlaying;
  phase_version_ = seats_version_ = version_;
  for (const registry::AnyMove event : entry.events) {
    if (const Status done = match_->apply(event); !done.ok()) return done;
  }
  return match_->to_act().is_chance() ? Status(damaged("random events are missing")) : Done{};
}

/// What a seat plays, or answers before its time.
Status Table::check_played(const Entry& entry, core::Seat of) const {
  if (entry.kind == Kind::kPlay) {
    return acting() == of && !entry.events.empty() ? Status(Done{}) : damaged("a move of who was not to move");
  }
  if (entry.events.empty()) return Done{};
  const auto asked = (*game_)->early_view(view(of));
  const bool possible = entry.events.size() == 1 && asked && (*game_)->why_not(*asked, entry.events[0]).legal();
  return possible ? Status(Done{}) : damaged("an answer that was not asked for");
}

Status Table::apply_game(const Entry& entry, bool own) {
  if (entry.kind == Kind::kStart) {
    if (const Status done = start(entry); !done.ok()) return done;
    after_game_change(entry, {});
    return Done{};
  }
  if (phase_ != Phase::kPlaying || entry.seat < 0) return damaged("no game is being played");
  const auto of = core::Seat(static_cast<std::uint8_t>(entry.seat));
  if (!own && (entry.kind == Kind::kPlay || entry.kind == Kind::kEarly)) {
    if (const Status possible = check_played(entry, of); !possible.ok()) return possible;
  }
  if (entry.kind == Kind::kEarly) {
    SeatState& seat = this->seat(entry.seat);
    seat.early = entry.events.empty() ? std::nullopt : std::optional(entry.events.front());
    seat.own_change = version_;
    return Done{};
  }
  const auto was = acting();
  state_before_ = match_->state();
  log_before_ = match_->log().size();
  clock_->charge(of, entry.used);
  Status done = Done{};
  if (entry.kind == Kind::kPlay) {
    seat(entry.seat).early.reset();
    seat(entry.seat).moved = version_;
    if (own) {
      match_->apply_known(entry.events);
    } else {
      for (std::size_t i = 0; i < entry.events.size() && done.ok(); ++i) done = match_->apply(entry.events[i]);
    }
  } else if (entry.kind == Kind::kUndo) {
    done = match_->undo(of);
  } else {
    done =
        match_->end(entry.kind == Kind::kResign ? match::LogEntry::Kind::kResign : match::LogEntry::Kind::kTimeout, of);
  }
  if (done.ok() && !own && match_->to_act().is_chance()) done = damaged("random events are missing");
  if (!done.ok()) return done;
  after_game_change(entry, was);
  return Done{};
}

void Table::after_game_change(const Entry& entry, std::optional<core::Seat> was) {
  game_version_ = version_;
  const bool chance = entry.kind == Kind::kStart || entry.events.size() > 1;
  if (chance) chance_version_ = version_;
  marks_.push_back({version_, static_cast<std::uint32_t>(match_->log().size())});
  if (match_->over()) {
    phase_ = Phase::kOver;
    phase_version_ = version_;
    for (SeatState& seat : seats_) seat.early.reset();
    clock_->run({}, entry.at);
    return;
  }
  const auto next = acting();
  drop_answers_without_question(chance);
  if (was && was != next) clock_->end_turn(*was);
  clock_->run(next && !is_bots(*next) ? next : std::nullopt, entry.at);
}

/// An answer before its time is to what was asked then: not to other dice, and not to a choice that was taken back.
void Table::drop_answers_without_question(bool chance) {
  for (int s = 0; s < players(); ++s) {
    if (!seat(s).early) continue;
    const auto of = core::Seat(static_cast<std::uint8_t>(s));
    if (!chance && (acting() == of || (*game_)->early_view(view(of)))) continue;
    seat(s).early.reset();
    seat(s).own_change = version_;
  }
}

Status Table::apply_chat(const Entry& entry) {
  if (entry.seat < 0) return damaged("words that nobody at the table said");
  seat(entry.seat).chatted = version_;
  chat_.push_back({version_, entry.seat, entry.kind == Kind::kEmote, entry.player, seat(entry.seat).name, entry.text});
  if (chat_.size() > kMostChatLines) chat_.erase(chat_.begin());
  return Done{};
}

void Table::apply_mute(const Entry& entry) {
  std::erase_if(mutes_, [&](const Mute& mute) { return mute.player == entry.player && mute.of == entry.text; });
  if (entry.kind == Kind::kMute) mutes_.push_back({entry.player, entry.text});
  for (SeatState& seat : seats_) {
    if (is_of(seat, entry.player)) seat.own_change = version_;
  }
}

bool Table::lists(const Entry& entry) const {
  switch (entry.kind) {
    case Kind::kPlay: {  // when it ends the game
      registry::AnyState state = match_->state();
      for (const registry::AnyMove event : entry.events) (*game_)->apply(state, event);
      return (*game_)->to_act(state).is_nobody();
    }
    case Kind::kEarly:
    case Kind::kUndo:
    case Kind::kChat:
    case Kind::kEmote:
    case Kind::kMute:
    case Kind::kUnmute:
    case Kind::kRematch:
    case Kind::kNextTable:
      return false;
    default:
      return true;
  }
}

bool Table::attended() const {
  if (phase_ != Phase::kPlaying) return false;
  if (opening_.settings.stand_in || clock_->on()) return true;
  return std::any_of(seats_.begin(), seats_.end(), [](const SeatState& s) { return s.kind == SeatKind::kBot; });
}

Listing Table::listing() const {
  Listing listing;
  listing.phase = phase_;
  listing.players.push_back(opening_.host);
  wire::Json seats = wire::Json::array();
  constexpr std::array<std::string_view, 4> kKinds{"open", "reserved", "person", "bot"};
  for (const SeatState& seat : seats_) {
    wire::Json shown = {{"kind", kKinds[static_cast<std::size_t>(seat.kind)]}};
    if (!seat.name.empty()) shown["name"] = seat.name;
    if (!seat.player.empty()) {
      const auto known = std::find(listing.players.begin(), listing.players.end(), seat.player);
      shown["person"] = known - listing.players.begin();
      if (known == listing.players.end()) listing.players.push_back(seat.player);
    }
    seats.push_back(std::move(shown));
  }
  listing.attended = attended();
  constexpr std::array<std::string_view, 3> kPhases{"open", "playing", "over"};
  const wire::Json settings = settings_json(opening_.settings);
  wire::Json summary = {{"id", opening_.id},
                        {"game", opening_.settings.game},
                        {"state", kPhases[static_cast<std::size_t>(phase_)]},
                        {"created", opening_.created},
                        {"access", settings["access"]},
                        {"options", match::options_json((*game_)->options())},
                        {"clock", settings["clock"]},
                        {"seats", std::move(seats)}};
  if (phase_ == Phase::kOver) summary["result"] = match::ending_json(match_->ending(), players());
  listing.summary = wire::to_text(summary);
  return listing;
}

Opening Table::next_opening(std::string id, match::Seed seed, std::string invitation, Time now) const {
  Opening next;
  next.id = std::move(id);
  next.settings = opening_.settings;
  const auto entry = registry::find_game(opening_.settings.game);
  if ((*entry)->default_content().hash != (*game_)->content_hash()) next.settings.setup.content = (*game_)->content();
  next.host = opening_.host;
  next.seed = seed;
  next.invitation = std::move(invitation);
  next.created = now;
  for (int s = 0; s < players(); ++s) {
    const int moved = (s + 1) % players();
    const SeatState& old = this->seat(s);
    next.settings.bots[static_cast<std::size_t>(moved)] = old.kind == SeatKind::kBot ? old.level : "";
    if (old.kind == SeatKind::kPerson) next.reserved.push_back({moved, old.player, old.name});
  }
  return next;
}

}  // namespace tavola::table
