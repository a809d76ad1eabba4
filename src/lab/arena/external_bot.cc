#include "lab/arena/external_bot.h"

#include "core/fields.h"
#include "engine/requests.h"
#include "match/record.h"

namespace tavola::lab {

using core::Done;
using core::Error;
using core::Result;
using core::Status;
using registry::AnyMove;
using wire::Json;

namespace {

constexpr wire::Limits kAnswerLimits{Child::kMaxLine, 16};

Error nonsense(const std::string& line, const std::string& why) {
  return {"bot-nonsense", "", "it answered " + core::quoted(line) + ": " + why};
}

/// Parses an answer line, which must be an object.
Result<Json> read_answer(const std::string& line) {
  auto answer = wire::parse(line, kAnswerLimits);
  if (!answer.ok()) return nonsense(line, "expected one JSON object");
  if (!answer->is_object()) return nonsense(line, "expected a JSON object");
  return answer;
}

Json moves_json(const registry::AnyGame& game, const registry::AnyView& view) {
  Json list = Json::array();
  for (const AnyMove move : game.moves(view)) {
    const core::Preview preview = game.preview(view, move);
    list.push_back({{"text", game.write_move(move)},
                    {"move", game.move_json(move)},
                    {"preview",
                     {{"points", preview.points},
                      {"cards", preview.cards},
                      {"ends_turn", preview.ends_turn},
                      {"ends_game", preview.ends_game}}}});
  }
  return list;
}

Result<AnyMove> read_choice(const registry::AnyGame& game, const std::string& line) {
  const auto answer = read_answer(line);
  if (!answer.ok()) return answer.error();
  const bool by_text = answer->contains("text");
  if (!by_text && !answer->contains("move")) return nonsense(line, "expected \"move\" or \"text\"");
  const Json& given = by_text ? (*answer)["text"] : (*answer)["move"];
  auto move = given.is_string() ? game.read_move(given.get_ref<const std::string&>())
                                : game.move_from_json(wire::Node(given, "move", "bad-move"));
  if (!move.ok()) return nonsense(line, move.error().text());
  return move;
}

}  // namespace

ExternalBot::~ExternalBot() {
  if (!child_.started()) return;
  constexpr std::chrono::milliseconds kGrace(500);
  const Status told = child_.tell(R"({"cmd":"quit"})", Child::Clock::now() + kGrace, nullptr);
  child_.stop(told.ok() ? kGrace : std::chrono::milliseconds(0));
}

Error ExternalBot::given_up(Error error) {
  child_.stop();
  return error;
}

Status ExternalBot::hello(const Place& place) {
  if (!child_.started()) {
    if (const Status started = child_.start(entry_.command); !started.ok()) return started.error();
  }
  const Json message = {{"cmd", "hello"},
                        {"protocol", kBotProtocol},
                        {"game", game_.id()},
                        {"players", game_.players()},
                        {"seat", core::index(place.seat)},
                        {"options", match::options_json(game_.options())},
                        {"content", game_.content()}};
  const auto line = child_.ask(wire::to_text(message), Child::Clock::now() + options_.start_time, options_.stop);
  if (!line.ok()) return line.error();
  const auto answer = read_answer(*line);
  if (!answer.ok()) return answer.error();
  const auto protocol = answer->find("protocol");
  if (protocol == answer->end() || *protocol != kBotProtocol) {
    return nonsense(*line, "expected \"protocol\": " + std::to_string(kBotProtocol));
  }
  return Done{};
}

Status ExternalBot::begin(const Place& place) {
  for (int attempt = 1;; ++attempt) {
    Status greeted = hello(place);
    if (greeted.ok()) return greeted;
    const Error error = given_up(greeted.error());
    if (error.name == "stopped") return error;
    if (attempt == kStartAttempts) {
      return Error{"bot-start", entry_.name,
                   "could not be started " + std::to_string(kStartAttempts) + " times in a row: " + error.text()};
    }
  }
}

Result<AnyMove> ExternalBot::choose(const registry::AnyView& view, std::uint64_t seed) {
  const Json message = {{"cmd", "choose"},
                        {"view", game_.view_json(view)},
                        {"moves", moves_json(game_, view)},
                        {"seed", seed >> 32},  // 32 bits, so that every language can hold it
                        {"time_ms", options_.move_time.count()}};
  const auto line = child_.ask(wire::to_text(message), Child::Clock::now() + options_.move_time, options_.stop);
  if (!line.ok()) return given_up(line.error());
  auto move = read_choice(game_, *line);
  if (!move.ok()) return given_up(move.error());
  const core::Refusal refusal = game_.why_not(view, *move);
  if (refusal.legal()) return move;
  return given_up({"bot-illegal", "",
                   "it made an illegal move, " + game_.write_move(*move) + " (" + std::string(refusal.rule) + ": " +
                       std::string(refusal.reason) + ")"});
}

Status ExternalBot::tell(const Json& message) {
  const Status told = child_.tell(wire::to_text(message), Child::Clock::now() + options_.move_time, options_.stop);
  return told.ok() ? told : Status(given_up(told.error()));
}

Status ExternalBot::saw(core::Actor by, AnyMove event) {
  return tell({{"cmd", "event"},
               {"by", engine::to_act_json(by)},
               {"text", game_.write_move(event)},
               {"move", game_.move_json(event)}});
}

void ExternalBot::end(const Json& result) {
  if (!child_.started()) return;
  (void)tell({{"cmd", "result"}, {"result", result}});  // if it no longer listens, the next game restarts it
}

}  // namespace tavola::lab
