// The arena's result as text, JSON and HTML.
#include <cmath>

#include "core/version.h"
#include "lab/arena/standings.h"
#include "lab/report/markup.h"
#include "lab/report/plot.h"

namespace tavola::lab {
namespace {

using wire::Json;

std::string entry_name(const registry::AnyGame& game) {
  const auto entry = registry::find_game(game.id());
  return entry.ok() ? std::string((*entry)->name()) : std::string(game.id());
}

/// "75.0 % (67.5 to 82.0)", with both ends of the interval, because claims are checked against them.
std::string rate_text(const Estimate& rate) {
  return percent(rate.value) + " (" + number(100 * rate.low, 1) + " to " + number(100 * rate.high, 1) + ")";
}

HtmlTable main_table(const Standings& standings) {
  HtmlTable table{{"bot", "games", "win rate", "score", "margin", "Elo", "ms/move", "longest ms", "forfeits"}, {}};
  for (const BotFigures& bot : standings.bots) {
    table.rows.push_back({bot.name, std::to_string(bot.games), rate_text(bot.rate), number(bot.score, 1),
                          signed_number(bot.margin.value, 1) + " ± " + number(bot.margin.error(), 1),
                          signed_number(bot.elo.value, 0) + " ± " + number(bot.elo.error(), 0), number(bot.mean_ms, 3),
                          number(bot.longest_ms, 1), std::to_string(bot.forfeits)});
  }
  return table;
}

HtmlTable pair_table(const Standings& standings) {
  HtmlTable table{{"ahead of"}, {}};
  for (const BotFigures& bot : standings.bots) table.head.push_back(bot.name);
  for (std::size_t i = 0; i < standings.bots.size(); ++i) {
    table.rows.push_back({standings.bots[i].name});
    for (const PairFigures& pair : standings.pairs[i]) {
      table.rows.back().push_back(pair.games == 0 ? "" : percent(pair.ahead));
    }
  }
  return table;
}

std::string elo_text(const Estimate& elo) {
  if (!std::isfinite(elo.value)) {
    return elo.value > 0 ? "over " + signed_number(elo.low, 0) : "under " + signed_number(elo.high, 0);
  }
  return signed_number(elo.value, 0) + " (" + signed_number(elo.low, 0) + " to " + signed_number(elo.high, 0) + ")";
}

/// One row for every two bots that met.
HtmlTable duel_table(const Standings& standings) {
  HtmlTable table{{"first", "second", "games", "first ahead", "Elo difference"}, {}};
  for (std::size_t i = 0; i < standings.bots.size(); ++i) {
    for (std::size_t j = i + 1; j < standings.bots.size(); ++j) {
      const PairFigures& pair = standings.pairs[i][j];
      if (pair.games == 0) continue;
      table.rows.push_back({standings.bots[i].name, standings.bots[j].name, std::to_string(pair.games),
                            rate_text(pair.ahead), elo_text(pair.elo)});
    }
  }
  return table;
}

HtmlTable forfeit_table(const Standings& standings) {
  HtmlTable table{{"bot", "games", "first in game", "reason"}, {}};
  for (const ForfeitFigures& one : standings.forfeits) {
    table.rows.push_back({one.bot, std::to_string(one.games), std::to_string(one.first_game), one.reason});
  }
  return table;
}

std::string summary(const ArenaSetup& setup, const ArenaResult& result, const Standings& standings) {
  std::string text = std::to_string(standings.games) + " games on " + std::to_string(standings.deals) + " deals, " +
                     table_text(*setup.game) + ", seed " + std::to_string(setup.seed) + ".";
  if (standings.drawn > 0) text += " " + std::to_string(standings.drawn) + " victories were shared.";
  if (result.end == ArenaEnd::kStopped) {
    text += " Stopped before the end: " + std::to_string(result.schedule.games()) + " games were planned.";
  } else if (result.end == ArenaEnd::kFailed) {
    text += " Ended early: " + result.error;
  }
  return text;
}

constexpr std::string_view kHowToReadArena =
    "Every line-up plays the same deals, each deal from every rotation of the seats. A shared victory counts as a "
    "share. In brackets, after ± and in plots: 95 % intervals, which take the games of one deal as one observation. "
    "Score and margin (to the best opponent) leave out forfeited games. Times are processor time; for other programs, "
    "elapsed time.";

std::string_view end_name(ArenaEnd end) {
  switch (end) {
    case ArenaEnd::kAllPlayed:
      return "all played";
    case ArenaEnd::kAnswered:
      return "answered";
    case ArenaEnd::kStopped:
      return "stopped";
    default:
      return "failed";
  }
}

}  // namespace

std::string table_text(const registry::AnyGame& game) {
  std::string text = std::to_string(game.players()) + " players";
  for (const auto& [name, value] : game.options()) text += ", " + name + "=" + value;
  return text + ", content " + game.content_hash().substr(0, 8);
}

std::string arena_text(const ArenaSetup& setup, const ArenaResult& result, const Standings& standings) {
  std::string out = entry_name(*setup.game) + ": " + summary(setup, result, standings) + "\n\n";
  out += plain(main_table(standings));
  if (standings.bots.size() > 2) out += "\n" + plain(pair_table(standings));
  out += "\n" + plain(duel_table(standings));
  if (!standings.forfeits.empty()) out += "\nForfeits:\n" + plain(forfeit_table(standings));
  if (result.sprt) out += "\n" + sprt_text(*result.sprt, setup.bots[0].name, setup.bots[1].name) + "\n";
  return out;
}

Json arena_json(const ArenaSetup& setup, const ArenaResult& result, const Standings& standings) {
  Json out = {{"format", "tavola-arena-report"},
              {"version", 1},
              {"program", core::kVersion},
              {"game", setup.game->id()},
              {"players", setup.game->players()},
              {"options", Json::object()},
              {"content", setup.game->content_hash()},
              {"seed", setup.seed},
              {"one_against_rest", setup.one_against_rest},
              {"games", standings.games},
              {"deals", standings.deals},
              {"drawn", standings.drawn},
              {"end", end_name(result.end)}};
  for (const auto& [name, value] : setup.game->options()) out["options"][name] = value;
  if (!result.error.empty()) out["error"] = result.error;
  Json bots = Json::array();
  for (std::size_t i = 0; i < standings.bots.size(); ++i) {
    const BotFigures& bot = standings.bots[i];
    bots.push_back({{"name", bot.name},
                    {"spec", setup.bots[i].spec},
                    {"games", bot.games},
                    {"win_rate", estimate_json(bot.rate)},
                    {"score", estimate_json(bot.score)},
                    {"margin", estimate_json(bot.margin)},
                    {"elo", estimate_json(bot.elo)},
                    {"decisions", bot.decisions},
                    {"mean_ms", bot.mean_ms},
                    {"longest_ms", bot.longest_ms},
                    {"forfeits", bot.forfeits}});
  }
  out["bots"] = std::move(bots);
  Json pairs = Json::array();
  for (std::size_t i = 0; i < standings.bots.size(); ++i) {
    for (std::size_t j = 0; j < standings.bots.size(); ++j) {
      const PairFigures& pair = standings.pairs[i][j];
      if (pair.games == 0) continue;
      pairs.push_back({{"first", standings.bots[i].name},
                       {"second", standings.bots[j].name},
                       {"games", pair.games},
                       {"ahead", estimate_json(pair.ahead)},
                       {"elo", estimate_json(pair.elo)}});
    }
  }
  out["pairs"] = std::move(pairs);
  Json forfeits = Json::array();
  for (const ForfeitFigures& one : standings.forfeits) {
    forfeits.push_back(
        {{"bot", one.bot}, {"reason", one.reason}, {"games", one.games}, {"first_game", one.first_game}});
  }
  out["forfeits"] = std::move(forfeits);
  if (result.sprt) {
    const Sprt& sprt = *result.sprt;
    const char* const answers[] = {"unknown", "elo0", "elo1"};
    out["sprt"] = {{"elo0", sprt.question().elo0},
                   {"elo1", sprt.question().elo1},
                   {"alpha", sprt.question().alpha},
                   {"beta", sprt.question().beta},
                   {"ratio", sprt.ratio()},
                   {"low", sprt_low(sprt.question())},
                   {"high", sprt_high(sprt.question())},
                   {"deals", sprt.deals()},
                   {"answer", answers[static_cast<std::size_t>(sprt.answer())]}};
  }
  Json games = Json::array();
  for (const PlayedGame& game : result.games) {
    Json one = game_json(game);
    Json seats = Json::array();
    for (const int bot : result.schedule.pairing(game.game).bots) seats.push_back(bot);
    one["bots"] = std::move(seats);
    games.push_back(std::move(one));
  }
  out["list"] = std::move(games);
  return out;
}

std::string arena_html(const ArenaSetup& setup, const ArenaResult& result, const Standings& standings) {
  std::vector<Bar> rates;
  std::vector<Bar> elos;
  std::vector<Series> scores;
  std::vector<Series> margins;
  std::vector<Series> runs;
  for (std::size_t i = 0; i < standings.bots.size(); ++i) {
    const BotFigures& bot = standings.bots[i];
    rates.push_back({bot.name, bot.rate, static_cast<int>(i)});
    elos.push_back({bot.name, bot.elo, static_cast<int>(i)});
    scores.push_back({bot.name, bot.scores});
    margins.push_back({bot.name, bot.margins});
    runs.push_back({bot.name, bot.running});
  }
  std::string body = paragraph(summary(setup, result, standings));
  if (result.sprt) body += paragraph(sprt_text(*result.sprt, setup.bots[0].name, setup.bots[1].name));
  body += html(main_table(standings));
  body += figures({figure("Win rate", bar_plot(rates, Unit::kPercent, 1.0 / setup.game->players())),
                   figure("Elo, around the mean", dot_plot(elos, Unit::kElo)), figure("Score", histogram_plot(scores)),
                   figure("Margin to the best opponent", histogram_plot(margins)),
                   figure("Win rate over the deals", line_plot(runs, std::to_string(standings.deals) + " deals"))});
  body += heading("Against each other");
  if (standings.bots.size() > 2) body += html(pair_table(standings));
  body += html(duel_table(standings));
  if (!standings.forfeits.empty()) body += heading("Forfeits") + html(forfeit_table(standings));
  body += "<footer>" + paragraph(kHowToReadArena) + paragraph("tavola " + std::string(core::kVersion)) + "</footer>\n";
  return html_page("Arena: " + entry_name(*setup.game), body);
}

}  // namespace tavola::lab
