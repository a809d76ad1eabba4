#include "tests/crash/guest.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tavola::crash {

namespace {

// The possible refusals of a repeated message that has already taken effect.
constexpr std::array<std::string_view, 6> kRefusals{"stale",          "game-over",       "seat-taken",
                                                    "already-seated", "already-started", "not-your-turn"};

}  // namespace

Guest::Guest(Company& company, std::string name, bool watches, bool forced)
    : company_(company),
      name_(std::move(name)),
      watches_(watches),
      forced_(forced),
      connection_(company.loop, *this, company.rng.next()),
      checker_(*this) {}

std::string Guest::describe() const {
  std::string text = name_ + " at " + table_ + ", version " + std::to_string(knows_.version()) + ", seat " +
                     std::to_string(knows_.seat()) + ", state " + knows_.state();
  if (sent_) text += ", waits for the answer to " + sent_->message;
  if (repeated_) text += ", repeated " + repeated_->message;
  if (early_) text += ", answered " + *early_ + " early";
  text += (joined_ ? "" : ", not joined") + std::string(checked_ ? "" : ", not compared");
  for (const std::string& line : last_) text += "\n      " + line;
  return text;
}

void Guest::note(std::string_view what, std::string_view message) {
  constexpr std::size_t kLines = 14;
  constexpr std::size_t kLongest = 400;
  last_.push_back(std::string(what) + " " + std::string(message.substr(0, kLongest)));
  if (last_.size() > kLines) last_.pop_front();
}

void Guest::send(const std::string& message) {
  note("said", message);
  connection_.send(message);
}

// ---------------------------------------------------------------------------------------------------------- the socket

void Guest::connect() {
  disconnect();
  sender_.host = company_.server.host;
  heard_bye_ = false;
  close_code_ = 0;
  may_chat_ = true;
  if (!connection_.connect(company_.server).ok()) return;  // the server was killed meanwhile
  if (!has_name()) return connection_.request(sender_, "POST", "/api/guest", Json{{"name", name_}}.dump());
  if (!table_.empty()) connection_.open_websocket(sender_, "/api/tables/" + table_ + "/socket");
}

void Guest::disconnect() {
  connection_.close();
  checker_.connection.close();
  joined_ = checked_ = check_again_ = false;
  if (repeated_) repeated_.reset();
  if (sent_) sent_->before_crash = true;
}

void Guest::go_to(const std::string& table) {
  table_ = table;
  knows_ = {};
  sent_.reset();
  early_.reset();
  perhaps_early_.reset();
  connect();
}

void Guest::replied(const client::Reply& reply) {
  if (reply.status != 201 || reply.cookie.empty()) {
    return company_.fail(name_ + ": status " + std::to_string(reply.status) + " " + reply.body);
  }
  sender_.cookie = reply.cookie;
}

void Guest::join(client::Connection& connection, bool resume) {
  Json message = {{"t", "join"}, {"log", true}};
  if (resume) message["since"] = knows_.version();
  if (!company_.invitation.empty()) message["invitation"] = company_.invitation;
  note("joins", message.dump());
  connection.send(message.dump());
}

void Guest::opened() { join(connection_, knows_.version() > 0); }

void Guest::ended(const client::End& end) {
  close_code_ = end.code;
  joined_ = checked_ = check_again_ = false;
}

void Guest::received(std::string_view bytes) {
  note("heard", bytes);
  const Json message = Json::parse(bytes, nullptr, false);
  if (message.is_discarded()) return company_.fail(name_ + " got what is not JSON: " + std::string(bytes));
  const std::string kind = message.value("t", "");
  if (kind == "bye") {
    heard_bye_ = true;
  } else if (kind == "welcome") {
    if (knows_.version() > 0) {
      return company_.fail("LOST: " + describe() + ": the server is at " + message["version"].dump() + " only");
    }
    knows_.take_welcome(message);
    look_for_effect(knows_.events().size());  // its "sit" may have taken effect before the crash
    joined_ = true;
    start_check();
  } else if (kind == "resumed") {
    on_resumed(message);
  } else if (kind == "update") {
    on_update(message);
  } else if (kind == "error") {
    on_error(message);
  } else if (kind != "here") {
    return company_.fail(name_ + " got " + std::string(bytes));
  }
}

void Guest::on_resumed(const Json& message) {
  if (message["version"] < knows_.version()) return company_.fail("LOST: " + describe() + " resumed " + message.dump());
  joined_ = true;
  // The server sends what was missed in one update, if this client may see it. The comparison with a fresh welcome
  // waits for it.
  start_check();
}

void Guest::on_update(const Json& message) {
  const std::size_t first = knows_.events().size();
  if (!knows_.take_update(message))
    return company_.fail(describe() + " got an update of another version: " + message.dump());
  look_for_effect(first);
  look_for_dropped_answer(message);
  if (message.contains("chat")) {
    for (const Json& line : message["chat"]) read_own_line(line);
  }
  act();
}

// ------------------------------------------------------------------------------------------ messages and their effects

/// Checks that every event of this seat was requested exactly once.
void Guest::read_own_event(const Json& event) {
  const bool is_undo = event.contains("undo");
  const std::string text = is_undo ? "" : event.value("text", "");
  if (sent_ && ((is_undo && sent_->kind == "undo") ||
                (!is_undo && (sent_->kind == "move" || sent_->kind == "early") && sent_->text == text))) {
    ++(is_undo ? company_.counts.undone : company_.counts.moves);
    return done();
  }
  if (early_ && *early_ == text) {
    ++company_.counts.moves;
    early_.reset();
    return;
  }
  if (perhaps_early_ == text) {
    ++company_.counts.found_done;
    ++company_.counts.moves;
    return perhaps_early_.reset();
  }
  if (!forced_) company_.fail("DOUBLED: " + describe() + ": an event that was not asked for: " + event.dump());
}

void Guest::read_own_line(const Json& line) {
  if (line["seat"] != knows_.seat()) return;
  if (!sent_ || sent_->kind != "chat" || line["text"] != sent_->text) {
    return company_.fail("DOUBLED: " + describe() + ": a line of chat that was not said: " + line.dump());
  }
  ++company_.counts.chat;
  perhaps_early_.reset();
  done();
}

/// The server plays an early answer as soon as its turn comes. If it offers choices instead, it dropped the answer.
void Guest::look_for_dropped_answer(const Json& update) {
  if (early_ && (update.contains("choices") || knows_.state() == "over")) early_.reset();
}

void Guest::look_for_effect(std::size_t first_new_line) {
  const int seat = knows_.seat();
  for (std::size_t i = first_new_line; i < knows_.events().size(); ++i) {
    if (seat >= 0 && knows_.events()[i]["by"] == seat) read_own_event(knows_.events()[i]);
  }
  if (!sent_) return;
  if (sent_->kind == "sit" && seat >= 0) return done();
  if (sent_->kind == "rematch" && knows_.table()["seats"][static_cast<std::size_t>(seat)].value("rematch", false)) {
    return done();
  }
  if (sent_->kind == "early" && knows_.table().contains("early")) {
    const Json& answer = knows_.table()["early"]["answer"];
    if (answer.is_null() || answer["text"] != sent_->text) return;
    ++company_.counts.early;
    early_ = sent_->text;
    done();
  }
}

/// The last message took effect. If the crash hid that, it is sent once more and must be refused.
void Guest::done() {
  if (!sent_->before_crash) return sent_.reset();
  ++company_.counts.found_done;
  if (sent_->kind == "rematch") return sent_.reset();  // asking twice for a rematch is allowed
  repeated_ = sent_;
  sent_.reset();
}

void Guest::on_error(const Json& message) {
  const std::string name = message["error"]["name"];
  if (name == "stopping") return;
  // The table may play a forced move while the guest's own message is on its way, which is then refused. By then the
  // guest may have sent something else.
  const std::string to = message.value("to", "");
  if (forced_ && to == "move" && !(repeated_ && repeated_->kind == to) && !(sent_ && sent_->kind == to)) return;
  if (repeated_) {
    if (std::find(kRefusals.begin(), kRefusals.end(), name) == kRefusals.end()) {
      return company_.fail(describe() + " got " + message.dump());
    }
    ++company_.counts.repeats_refused;
    repeated_.reset();
    return act();
  }
  // Another player was faster.
  const bool harmless = name == "stale" || name == "not-your-turn" || name == "nothing-to-undo" ||
                        name == "game-over" || name == "seat-taken";
  if (name == "slow-down" && sent_ && sent_->kind == "chat") {
    may_chat_ = false;
  } else if (!harmless || !sent_ || sent_->kind != to) {
    return company_.fail(describe() + " got " + message.dump());
  }
  sent_.reset();
  act();
}

/// Knowledge is complete again. First settles the message that was unanswered at the crash.
void Guest::after_return() {
  if (repeated_) return send(repeated_->message);
  if (sent_ && sent_->before_crash && sent_->kind == "early" &&
      knows_.table().value("to_act", Json()) == knows_.seat()) {
    // Either it came too late, or the server is playing it now. A chat line sent now is answered after that.
    perhaps_early_ = sent_->text;
    return chat();
  }
  if (sent_ && sent_->before_crash) {
    ++company_.counts.resent;
    sent_->before_crash = false;
    return send(sent_->message);
  }
  act();
}

// ------------------------------------------------------------------------------------------------------ the comparison

void Guest::start_check() {
  check_again_ = false;
  if (!checker_.connection.connect(company_.server).ok()) return;
  checker_.connection.open_websocket(sender_, "/api/tables/" + table_ + "/socket");
}

void Guest::tick() {
  if (joined_ && std::exchange(check_again_, false)) start_check();
  act();
}

void Guest::compare(const Knowledge& fresh) {
  const std::string difference = knows_.difference(fresh);
  if (!difference.empty()) {
    if (fresh.version() == knows_.version()) {
      return company_.fail("DIFFERENT: " + describe() + ", from a fresh welcome: " + difference);
    }
    check_again_ = true;  // an update is still on its way
    return;
  }
  ++company_.counts.checks;
  checked_ = true;
  after_return();
}

void Guest::Checker::replied(const client::Reply& reply) {
  guest_.company_.fail(guest_.describe() + ": status " + std::to_string(reply.status) + " " + reply.body);
}

void Guest::Checker::opened() { guest_.join(connection, false); }

void Guest::Checker::received(std::string_view bytes) {
  const Json message = Json::parse(bytes, nullptr, false);
  if (message.value("t", "") != "welcome") return;
  Knowledge fresh;
  fresh.take_welcome(message);
  connection.close();
  guest_.compare(fresh);
}

// ------------------------------------------------------------------------------------------------------------- playing

void Guest::say(const std::string& kind, Json members, const std::string& text) {
  members["t"] = kind;
  members["version"] = knows_.version();
  sent_ = Sent{kind, text, members.dump()};
  send(sent_->message);
}

void Guest::act() {
  if (!joined_ || !checked_ || sent_ || repeated_ || watches_ || heard_bye_) return;
  const std::string state = knows_.state();
  if (state == "open") {
    if (knows_.seat() >= 0) return;
    int seat = knows_.reserved_seat();
    for (std::size_t s = 0; seat < 0 && s < knows_.table()["seats"].size(); ++s) {
      if (knows_.table()["seats"][s]["kind"] == "open") seat = static_cast<int>(s);
    }
    if (seat >= 0) say("sit", {{"seat", seat}, {"nonce", "0123456789abcdef0123456789abcdef"}});
  } else if (state == "playing") {
    act_in_game();
  } else if (company_.wants_rematch() && knows_.seat() >= 0) {
    const Json& seat = knows_.table()["seats"][static_cast<std::size_t>(knows_.seat())];
    if (!seat.value("rematch", false) && knows_.next_table().empty()) say("rematch", Json::object());
  }
}

void Guest::chat() {
  const std::string text = name_ + " says line " + std::to_string(++lines_said_);
  say("chat", {{"text", text}}, text);
}

void Guest::act_in_game() {
  const Json& table = knows_.table();
  const auto any_of = [&](const Json& choices) -> std::string {
    return choices[company_.rng.below(static_cast<std::uint32_t>(choices.size()))]["text"];
  };
  if (may_chat_ && lines_said_ < 60 && chance(100)) return chat();
  if (table.contains("choices")) {
    if (early_) return;  // the server will play it
    if (table.value("can_undo", false) && chance(12)) return say("undo", Json::object());
    const std::string move = any_of(table["choices"]);
    return say("move", {{"move", move}}, move);
  }
  if (table.contains("early") && table["early"]["answer"].is_null() && !early_) {
    const std::string move = any_of(table["early"]["choices"]);
    say("early", {{"move", move}}, move);
  }
}

}  // namespace tavola::crash
