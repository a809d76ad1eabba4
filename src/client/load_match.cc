#include "client/load_match.h"

#include <cassert>
#include <utility>

#include "client/scan.h"

namespace tavola::client {

using Clock = std::chrono::steady_clock;

namespace {

std::string hex_digits(core::Rng& rng) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (int i = 0; i < 32; ++i) text += kDigits[rng.below(16)];
  return text;
}

}  // namespace

// ------------------------------------------------------------------------------------------------------------ a player

LoadMatch::Player::Player(LoadMatch& match, int number)
    : connection(match.boss_.loop, *this, match.boss_.rng.next()), match_(match), number_(number) {
  sender_.host = match.boss_.server.host;
}

void LoadMatch::Player::begin() {
  if (const core::Status status = connection.connect(match_.boss_.server); !status.ok()) {
    return match_.fail(status.error().text());
  }
  const std::string name = "Load " + std::to_string(match_.number_) + (number_ == 0 ? "a" : "b");
  connection.request(sender_, "POST", "/api/guest", "{\"name\":\"" + name + "\"}");
}

void LoadMatch::Player::make_table() { connection.request(sender_, "POST", "/api/tables", match_.settings_); }

void LoadMatch::Player::go_to_table() {
  choice.clear();
  version = 0;
  is_playing = is_over = false;
  if (connection.is_websocket()) {  // still at the previous table
    if (const core::Status status = connection.connect(match_.boss_.server); !status.ok()) {
      return match_.fail(status.error().text());
    }
  }
  connection.open_websocket(sender_, "/api/tables/" + match_.table_ + "/socket");
}

void LoadMatch::Player::replied(const Reply& reply) {
  if (reply.status != 201) {
    return match_.fail("HTTP status " + std::to_string(reply.status) + ": " + reply.body.substr(0, 200));
  }
  if (!reply.cookie.empty()) {
    sender_.cookie = reply.cookie;
  } else {
    match_.table_ = inner_text(member(reply.body, "id"));
    match_.invitation_ = inner_text(member(reply.body, "invitation"));
  }
  match_.known(*this);
}

void LoadMatch::Player::opened() {
  std::string join = R"({"t":"join")";
  if (!match_.invitation_.empty()) join += ",\"invitation\":\"" + match_.invitation_ + "\"";
  connection.send(join + "}");
}

void LoadMatch::Player::sit(std::string_view you) {
  std::vector<std::string_view> reserved;
  read_items(member(you, "seats"), reserved);
  const std::string seat = reserved.empty() ? std::to_string(number_) : std::string(reserved[0]);
  connection.send(R"({"t":"sit","version":)" + std::to_string(version) + ",\"seat\":" + seat + ",\"nonce\":\"" +
                  hex_digits(match_.boss_.rng) + "\"}");
}

void LoadMatch::Player::rematch() { connection.send(R"({"t":"rematch","version":)" + std::to_string(version) + "}"); }

void LoadMatch::Player::take_members(std::string_view message, bool& to_act, std::string_view& choices,
                                     std::string_view& next_table) {
  Members members(message);
  while (members.next()) {
    const std::string_view key = members.key();
    if (key == "version") {
      version = whole_number(members.value()).value_or(version);
    } else if (key == "state") {
      is_playing = members.value() == "\"playing\"";
      is_over = members.value() == "\"over\"";
    } else if (key == "to_act") {
      to_act = true;
    } else if (key == "choices") {
      choices = members.value();
    } else if (key == "next_table") {
      next_table = inner_text(members.value());
    }
  }
  if (members.broken()) match_.fail("not JSON: " + std::string(message.substr(0, 200)));
}

void LoadMatch::Player::received(std::string_view message) {
  const std::string_view kind = inner_text(member(message, "t"));  // always the first member
  if (kind == "here" || match_.is_failed()) return;
  if (kind != "update" && kind != "welcome") return match_.fail(std::string(message.substr(0, 300)));
  const bool was_over = is_over;
  bool to_act = false;
  std::string_view choices;
  std::string_view next_table;
  take_members(message, to_act, choices, next_table);
  if (to_act) choice.clear();
  if (!choices.empty()) {
    std::vector<std::string_view>& all = match_.boss_.choices;
    if (!read_items(choices, all) || all.empty())
      return match_.fail("no choices: " + std::string(choices.substr(0, 200)));
    choice = inner_text(member(all[match_.boss_.rng.below(static_cast<std::uint32_t>(all.size()))], "text"));
    if (choice.empty()) return match_.fail("a choice without text: " + std::string(choices.substr(0, 200)));
  }
  if (kind == "welcome" && !is_playing && !is_over) sit(member(message, "you"));
  if (!next_table.empty()) return match_.go_on(next_table);
  match_.told(*this, was_over);
}

void LoadMatch::Player::ended(const End& end) {
  match_.fail("a connection ended: " + end.why + (end.code == 0 ? "" : " (" + std::to_string(end.code) + ")"));
}

// ------------------------------------------------------------------------------------------------------------- a match

LoadMatch::LoadMatch(LoadBoss& boss, int number, std::string settings)
    : boss_(boss), number_(number), settings_(std::move(settings)), players_{Player(*this, 0), Player(*this, 1)} {}

void LoadMatch::open() {
  stage_ = Stage::kGuests;
  waits_since_ = Clock::now();
  for (Player& player : players_) player.begin();
}

/// The server has created the player's account, or the table.
void LoadMatch::known([[maybe_unused]] Player& player) {
  if (stage_ == Stage::kFailed) return;
  if (!table_.empty()) {
    stage_ = Stage::kSeats;
    for (Player& one : players_) one.go_to_table();
    return;
  }
  if (players_[0].sender_.cookie.empty() || players_[1].sender_.cookie.empty()) return;
  assert(stage_ == Stage::kGuests && &player.match_ == this);
  stage_ = Stage::kTable;
  players_[0].make_table();
}

/// The player has received an update.
void LoadMatch::told(Player& player, bool was_over) {
  const Time now = Clock::now();
  if (stage_ == Stage::kFailed) return;
  if (stage_ == Stage::kSeats && players_[0].is_playing && players_[1].is_playing) {
    stage_ = Stage::kPlaying;
    moved_at_ = mover_ = -1;
    waits_since_ = now;
    if (!std::exchange(was_open_, true)) boss_.opened(*this);
  }
  if (mover_ >= 0 && player.number_ != mover_ && player.version > moved_at_) {
    mover_ = -1;
    boss_.seen(now - sent_);
  }
  if (player.is_over && !was_over) player.rematch();
  if (players_[0].is_over && players_[1].is_over && stage_ == Stage::kPlaying) {
    stage_ = Stage::kOver;
    waits_since_ = now;
    boss_.ended(*this);
  }
  if (stage_ != Stage::kPlaying || mover_ >= 0 || is_ready_) return;
  for (const Player& one : players_) is_ready_ |= !one.choice.empty() && one.version > moved_at_;
  if (is_ready_) boss_.ready(*this);
}

void LoadMatch::move(Time due) {
  assert(stage_ == Stage::kPlaying && is_ready_);
  is_ready_ = false;
  Player& player = players_[players_[0].choice.empty() ? 1 : 0];
  mover_ = player.number_;
  moved_at_ = player.version;
  sent_ = due;
  waits_since_ = Clock::now();
  std::string message = R"({"t":"move","version":)" + std::to_string(player.version) + ",\"move\":\"";
  message.append(player.choice).append("\"}");
  player.choice.clear();
  player.connection.send(message);
}

/// The server has opened the rematch's table. The first player to hear of it moves both there.
void LoadMatch::go_on(std::string_view next_table) {
  if (table_ == next_table) return;
  table_ = next_table;
  invitation_.clear();
  stage_ = Stage::kSeats;
  waits_since_ = Clock::now();
  for (Player& player : players_) player.go_to_table();
}

bool LoadMatch::is_waiting() const {
  return stage_ != Stage::kNew && stage_ != Stage::kFailed && (stage_ != Stage::kPlaying || mover_ >= 0);
}

void LoadMatch::check(Time earliest) {
  if (is_waiting() && waits_since_ < earliest) fail("the server did not answer in time");
}

void LoadMatch::fail(const std::string& why) {
  if (stage_ == Stage::kFailed) return;
  close();
  stage_ = Stage::kFailed;
  boss_.failed(*this, why);
}

void LoadMatch::close() {
  for (Player& player : players_) player.connection.close();
}

std::uint64_t LoadMatch::bytes_in() const {
  return players_[0].connection.figures().bytes_in + players_[1].connection.figures().bytes_in;
}

std::uint64_t LoadMatch::bytes_out() const {
  return players_[0].connection.figures().bytes_out + players_[1].connection.figures().bytes_out;
}

}  // namespace tavola::client
