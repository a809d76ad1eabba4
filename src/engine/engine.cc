#include "engine/engine.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "core/fields.h"
#include "engine/requests.h"

namespace tavola::engine {

using core::Error;
using core::Result;
using core::Seat;
using registry::AnyMove;
using wire::Json;
using wire::Node;

/// A command: its name, its function, whether it needs a game, and the members its request may have.
struct Engine::Command {
  std::string_view name;
  Answer (Engine::*run)(const Node&);
  bool needs_game;
  std::vector<std::string_view> members;
};

namespace {

Json error_json(const Error& error) {
  Json out = {{"name", error.name}};
  if (!error.where.empty())
    out[error.name == "illegal-move" || error.name == "game-over" ? "rule" : "where"] = error.where;
  out["what"] = error.what;
  return out;
}

}  // namespace

Engine::Engine(std::function<match::Seed()> entropy) : entropy_(std::move(entropy)) {
  const match::Seed seed = entropy_();
  std::uint64_t bits = 0;
  std::memcpy(&bits, seed.data(), sizeof bits);
  rng_.emplace(bits);
}

std::span<const Engine::Command> Engine::commands() {
  static const std::array<Command, 28> kCommands{{
      {"hello", &Engine::hello, false, {}},
      {"games", &Engine::games, false, {}},
      {"content", &Engine::content, false, {"game"}},
      {"new",
       &Engine::start,
       false,
       {"game", "players", "edition", "options", "content", "seed", "nonces", "match", "names"}},
      {"position", &Engine::position, true, {"position"}},
      {"state", &Engine::state, true, {}},
      {"view", &Engine::view, true, {"seat"}},
      {"moves", &Engine::moves, true, {}},
      {"apply", &Engine::apply, true, {"move", "moves"}},
      {"deal", &Engine::deal, true, {"all"}},
      {"undo", &Engine::undo, true, {"count"}},
      {"why_not", &Engine::why_not, true, {"move", "seat"}},
      {"result", &Engine::result, true, {}},
      {"events", &Engine::events, true, {"seat", "from"}},
      {"record", &Engine::record, true, {}},
      {"load", &Engine::load, false, {"record"}},
      {"verify", &Engine::verify, false, {"record"}},
      {"bot", &Engine::bot, true, {"bot", "seed", "apply", "ideas"}},
      {"playout", &Engine::playout, true, {"seed", "events"}},
      {"open_table", &Engine::open_table, false, {"settings", "now"}},
      {"restore_table", &Engine::restore_table, false, {"opening", "entries", "now"}},
      {"open_record", &Engine::open_record, false, {"record"}},
      {"take_up", &Engine::take_up, false, {"record", "at", "seat", "name", "level", "now"}},
      {"join", &Engine::join, false, {"now"}},
      {"say", &Engine::say, false, {"message", "name", "now"}},
      {"tick", &Engine::tick, false, {"now"}},
      {"think", &Engine::think, false, {"now"}},
      {"quit", &Engine::quit, false, {}},
  }};
  return kCommands;
}

std::vector<std::string_view> Engine::command_names() {
  std::vector<std::string_view> names;
  for (const Command& command : commands()) names.push_back(command.name);
  return names;
}

std::string Engine::answer(std::string_view line) {
  Json reply = Json::object();
  Answer answer = Error{"bad-json", "", ""};
  if (auto request = wire::parse(line, {kMaxLine, 24}); request.ok()) {
    if (request->is_object() && request->contains("id")) {
      const Json& id = (*request)["id"];
      if (id.is_number_integer() || (id.is_string() && id.get_ref<const std::string&>().size() <= 256)) {
        reply["id"] = id;
      }
    }
    answer = command(Node(*request, "", "bad-request"));
  } else {
    answer = request.error();
  }
  reply["ok"] = answer.ok();
  if (answer.ok()) {
    for (auto& [key, value] : answer.value().items()) reply[key] = value;
  } else {
    reply["error"] = error_json(answer.error());
  }
  return wire::to_text(reply);
}

Engine::Answer Engine::command(const Node& request) {
  std::string known;
  for (const std::string_view name : command_names()) known.append(known.empty() ? "" : ", ").append(name);
  const auto node = request.at("cmd");
  if (!node.ok()) return Error{"bad-request", "cmd", "expected an object with \"cmd\", one of: " + known};
  const auto name = node->text(64);
  if (!name.ok()) return name.error();
  for (const Command& command : commands()) {
    if (command.name != *name) continue;
    for (const auto& [key, value] : request.json().items()) {
      const bool allowed = key == "cmd" || key == "id" ||
                           std::find(command.members.begin(), command.members.end(), key) != command.members.end();
      if (!allowed) return Error{"bad-request", core::quoted(key), "is not a member of the command " + *name};
    }
    if (command.needs_game && !match_)
      return Error{"no-game", "", "there is no game yet: send \"new\" or \"load\" first"};
    return (this->*command.run)(request);
  }
  return Error{"unknown-command", "cmd", core::quoted(*name) + " is not a command; expected one of: " + known};
}

Json Engine::brief() const { return {{"to_act", to_act_json(match_->to_act())}, {"events", match_->events().size()}}; }

Result<AnyMove> Engine::read_move(const Node& request) const {
  const auto node = request.at("move");
  if (!node.ok()) return node.error();
  if (node->json().is_string()) {
    const auto text = node->text(256);
    if (!text.ok()) return text.error();
    return match_->game().read_move(*text);
  }
  return match_->game().move_from_json(Node(node->json(), "move", "bad-move"));
}

Result<Seat> Engine::read_seat(const Node& request, std::string_view key) const {
  const auto node = request.at(key);
  if (!node.ok()) return node.error();
  if (node->json() == "spectator") return core::kSpectator;
  const auto seat = node->integer(0, match_->game().players() - 1);
  if (!seat.ok()) return node->error(seat.error().what + ", or \"spectator\"");
  return core::seat(*seat);
}

}  // namespace tavola::engine
