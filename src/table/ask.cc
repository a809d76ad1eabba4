// What a client asks for without changing anything: how the table looked at an earlier moment, how the points went, the
// record, and what a strong bot would do.
#include <cmath>

#include "table/message.h"
#include "wire/writer.h"

namespace tavola::table {

using core::Error;
using core::Status;

namespace {

constexpr const char* kAdviser = "expert";

Answer reply(std::string message) {
  Answer answer;
  answer.kind = Answer::Kind::kReply;
  answer.reply = std::move(message);
  return answer;
}

}  // namespace

Answer Table::on_look(const Who& who, const Message& message, Time) const {
  Members members(*message.node);
  members.only({"t", "version", "at", "seat"});
  if (!match_) return refuse("look", {"not-started", "", "the game begins when every seat is taken"});
  const int last = static_cast<int>(match_->log().size());
  if (!members.has("at")) members.wrong("at", "expected how many events had happened then");
  const int at = members.number("at", 0, last, 0);
  const bool all = members.has("seat") && message.node->at("seat")->json() == "all";
  const int as = all ? -1 : members.number("seat", 0, players() - 1, -1);
  if (const Status status = members.status(); !status.ok()) return refuse("look", status.error());
  if ((all || as >= 0) && phase_ != Phase::kOver) {
    return refuse("look", {"not-over", "seat", "what others saw is shown when the game is over"});
  }
  const core::Seat seen_by = as >= 0 ? core::Seat(static_cast<std::uint8_t>(as)) : log_seat(who.player);
  const registry::AnyState then = match_->state_after(static_cast<std::size_t>(at));
  std::string out;
  {
    wire::Writer to(out);
    const auto write_as = [&](core::Seat seat) {
      std::string seen;
      (*game_)->write_view((*game_)->view(then, seat), seen);
      to.raw(seen);
    };
    to.object([&] {
      to.add_word("t", "moment");
      to.add("at", at);
      to.key("to_act");
      write_actor(to, at == last ? match_->to_act() : (*game_)->to_act(then));
      to.key("view");
      write_as(seen_by);
      if (!all) return;
      to.key("views");
      to.array([&] {
        for (int s = 0; s < players(); ++s) write_as(core::Seat(static_cast<std::uint8_t>(s)));
      });
    });
  }
  return reply(std::move(out));
}

Answer Table::on_course(const Who&, const Message& message, Time) const {
  if (const Status status = message.node->only({"t", "version"}); !status.ok()) return refuse("course", status.error());
  if (phase_ != Phase::kOver) return refuse("course", {"not-over", "", "the course is shown when the game is over"});
  std::vector<core::Ending> course;
  course.reserve(match_->log().size() + 1);
  registry::AnyState then = match_->state_after(0);
  course.push_back((*game_)->ending(then));
  std::vector<registry::AnyState> before;  // each event that stands
  for (const match::LogEntry& line : match_->log()) {
    if (line.kind == match::LogEntry::Kind::kEvent) {
      before.push_back(then);
      (*game_)->apply(then, line.move);
    } else if (line.kind == match::LogEntry::Kind::kUndo) {
      then = std::move(before.back());
      before.pop_back();
    }
    course.push_back((*game_)->ending(then));
  }
  std::string out;
  {
    wire::Writer to(out);
    const auto write = [&](const char* key, const auto& points) {
      to.key(std::string_view(key));
      to.array([&] {
        for (const core::Ending& standing : course) {
          to.array([&] {
            for (int s = 0; s < players(); ++s) to.value(points(standing)[static_cast<std::size_t>(s)]);
          });
        }
      });
    };
    to.object([&] {
      to.add_word("t", "course");
      write("totals", [](const core::Ending& standing) { return standing.total; });
      to.key("lines");
      to.array([&] {
        const auto lines = course.back().lines();
        for (std::size_t i = 0; i < lines.size(); ++i) {
          if (!lines[i].counted) continue;
          to.object([&] {
            to.add_word("name", lines[i].name);
            write("points", [i](const core::Ending& standing) { return standing.line_store[i].points; });
          });
        }
      });
    });
  }
  return reply(std::move(out));
}

Answer Table::on_record(const Who&, const Message& message, Time) const {
  if (const Status status = message.node->only({"t", "version"}); !status.ok()) return refuse("record", status.error());
  if (phase_ != Phase::kOver) return refuse("record", {"not-over", "", "the record is given when the game is over"});
  std::string out;
  {
    wire::Writer to(out);
    to.object([&] {
      to.add_word("t", "record");
      to.key("record");
      to.raw(wire::to_text(match::write_record(match_->record())));
    });
  }
  return reply(std::move(out));
}

Answer Table::on_hint(const Who& who, const Message& message, Time now) const {
  if (const Status status = message.node->only({"t", "version", "seat"}); !status.ok())
    return refuse("hint", status.error());
  if (!opening_.settings.hints) return refuse("hint", {"no-hints", "", "at this table everybody plays without hints"});
  if (const Status status = check_game_message(who, message, now); !status.ok()) return refuse("hint", status.error());
  const core::Seat own = *seat_of(who, message);
  if (message.version < game_version_) return refuse("hint", stale());
  if (acting() != own) return refuse("hint", {"not-your-turn", "", "a hint is for your own turn"});
  Answer answer;
  answer.kind = Answer::Kind::kHint;
  answer.hint = {own, kAdviser, view(own), drawn("hint"), game_version_};
  return answer;
}

std::string Table::hint_message(const BotTurn& turn, const registry::AnyDecision& decision) const {
  std::string out;
  wire::Writer to(out);
  to.object([&] {
    to.add_word("t", "hint");
    to.add("seat", core::index(turn.seat));
    const Mark* then = mark_at(turn.version);
    to.add("at", then == nullptr ? 0 : then->log);
    to.raw(game_->members_of(decision.move));
    to.key("ideas");
    to.array([&] {
      for (const registry::AnyIdea& idea : decision.ideas) {
        to.object([&] {
          to.raw(game_->members_of(idea.moves.front()));
          to.add("chances", static_cast<int>(std::lround(idea.chances * 1000)));
          to.add("playouts", idea.playouts);
        });
      }
    });
  });
  return out;
}

}  // namespace tavola::table
