#include "table/tell/answers.h"

#include <cmath>

#include "table/tell/parts.h"

namespace tavola::table::tell {

using wire::Writer;

namespace {

/// A message of this kind. `members` writes its other members.
template <class Members>
std::string message(std::string_view kind, const Members& members) {
  std::string out;
  {
    Writer to(out);
    to.object([&] {
      to.add_word("t", kind);
      members(to);
    });
  }
  return out;
}

/// The points at the start and after each line of the log.
std::vector<core::Ending> standings(const Table& table) {
  const registry::AnyGame& game = table.game();
  const match::Match& match = *table.match();
  std::vector<core::Ending> course;
  course.reserve(match.log().size() + 1);
  registry::AnyState then = match.state_after(0);
  course.push_back(game.ending(then));
  std::vector<registry::AnyState> before;  // each event that was not taken back
  for (const match::LogEntry& line : match.log()) {
    if (line.kind == match::LogEntry::Kind::kEvent) {
      before.push_back(then);
      game.apply(then, line.move);
    } else if (line.kind == match::LogEntry::Kind::kUndo) {
      then = before.back();
      before.pop_back();
    }
    course.push_back(game.ending(then));
  }
  return course;
}

}  // namespace

std::string refusal(std::string_view to, const core::Error& error) {
  return message("error", [&](Writer& writer) {
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
}

std::string resumed(Version version) {
  return message("resumed", [&](Writer& to) { to.add("version", version); });
}

std::string bye() {
  return message("bye", [](Writer& to) { to.add_word("why", "stopping"); });
}

std::string moment(const Table& table, std::size_t log, core::Seat seen_by, bool all) {
  const match::Match& match = *table.match();
  const registry::AnyState then = match.state_after(log);
  return message("moment", [&](Writer& to) {
    const auto write_as = [&](core::Seat seat) {
      std::string seen;
      table.game().write_view(table.game().view(then, seat), seen);
      to.raw(seen);
    };
    to.add("at", log);
    to.key("to_act");
    write_actor(to, log == match.log().size() ? match.to_act() : table.game().to_act(then));
    to.key("view");
    write_as(seen_by);
    if (!all) return;
    to.key("views");
    to.array([&] {
      for (int s = 0; s < table.players(); ++s) write_as(core::seat(s));
    });
  });
}

std::string course(const Table& table) {
  const std::vector<core::Ending> course = standings(table);
  return message("course", [&](Writer& to) {
    const auto write = [&](std::string_view key, const auto& points) {
      to.key(key);
      to.array([&] {
        for (const core::Ending& standing : course) {
          to.array([&] {
            for (int s = 0; s < table.players(); ++s) to.value(points(standing)[static_cast<std::size_t>(s)]);
          });
        }
      });
    };
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

std::string record(const Table& table) {
  return message("record", [&](Writer& to) {
    to.key("record");
    to.raw(wire::to_text(match::write_record(table.match()->record())));
  });
}

std::string hint(const Table& table, const BotTurn& turn, const registry::AnyDecision& decision, Texts& texts) {
  return message("hint", [&](Writer& to) {
    to.add("seat", core::index(turn.seat));
    to.add("at", table.play()->log_at(turn.version).value_or(0));
    to.raw(texts.move(decision.move));
    to.key("ideas");
    to.array([&] {
      for (const registry::AnyIdea& idea : decision.ideas) {
        to.object([&] {
          to.raw(texts.move(idea.moves.front()));
          to.add("chances", static_cast<int>(std::lround(idea.chances * 1000)));
          to.add("playouts", idea.playouts);
        });
      }
    });
  });
}

}  // namespace tavola::table::tell
