// A balance report as text, JSON and HTML.
#include <algorithm>
#include <array>

#include "core/version.h"
#include "lab/arena/standings.h"
#include "lab/balance/figures.h"
#include "lab/report/markup.h"
#include "lab/report/plot.h"

namespace tavola::lab {
namespace {

using wire::Json;

constexpr std::array<const char*, core::kMaxSeats> kOrder{"first", "second", "third", "fourth"};

HtmlTable overview(const std::vector<CaseFigures>& cases) {
  HtmlTable table{{"bots", "games", "first wins", "rounds", "score", "margin", "half-time leader wins", "shared"}, {}};
  for (const CaseFigures& one : cases) {
    table.rows.push_back({one.name, std::to_string(one.games), percent(one.order[0].rate), number(one.rounds, 1),
                          number(one.score, 1), number(one.margin, 1), percent(one.leader_wins), percent(one.shared)});
  }
  return table;
}

HtmlTable order_table(const CaseFigures& one) {
  HtmlTable table{{"order of play", "wins", "95 % interval", "score"}, {}};
  for (std::size_t k = 0; k < one.order.size(); ++k) {
    const OrderFigures& seat = one.order[k];
    table.rows.push_back({kOrder[k], percent(seat.rate), percent(seat.rate.low) + " to " + percent(seat.rate.high),
                          number(seat.score, 2)});
  }
  return table;
}

HtmlTable course_table(const CaseFigures& one) {
  HtmlTable table{{"course of the game", "figure"}, {}};
  table.rows = {{"rounds", number(one.rounds, 2)},
                {"events", number(one.events, 1)},
                {"score", number(one.score, 2)},
                {"winner's score", number(one.winning_score, 2)},
                {"winner's margin", number(one.margin, 2)},
                {"leader at half-time wins", percent(one.leader_wins)},
                {"last at half-time wins", percent(one.last_wins)},
                {"winner's largest deficit", number(one.deficit, 2)},
                {"  in one game in ten, at least", number(one.deficit_90, 0)},
                {"lead changes", number(one.lead_changes, 2)},
                {"shared victories", percent(one.shared)}};
  for (const Named& end : one.ends) table.rows.push_back({"ended by " + end.name, percent(end.value)});
  for (const Named& more : one.more) table.rows.push_back({more.name, number(more.value, 2)});
  return table;
}

HtmlTable line_table(const CaseFigures& one) {
  HtmlTable table{{"line of the result", "points", "of the winner", "decides"}, {}};
  for (const LineFigures& line : one.lines) {
    table.rows.push_back({line.name, number(line.points, 2), number(line.winners, 2), percent(line.decides)});
  }
  return table;
}

HtmlTable item_table(const UsageTable& what, const std::vector<ItemFigures>& items) {
  const bool always = what.offered == "games";
  HtmlTable table{{what.item}, {}};
  if (!always) table.head.push_back(what.offered);
  table.head.push_back(what.used);
  table.head.emplace_back("by the winner");
  if (!what.amount.empty()) table.head.push_back(what.amount);
  for (const ItemFigures& item : items) {
    std::vector<std::string> row{item.key};
    if (!always) row.push_back(percent(item.offered));
    row.push_back(percent(item.used));
    row.push_back(item.uses == 0 ? "" : percent(item.by_winners));
    if (!what.amount.empty()) row.push_back(item.uses == 0 ? "" : number(item.amount, 2));
    table.rows.push_back(std::move(row));
  }
  return table;
}

/// A map of the board that shows how often each plot was used. The most used plots are darkest.
std::string map_of(const UsageTable& what, const std::vector<ItemFigures>& items) {
  double most = 0;
  for (const ItemFigures& item : items) most = std::max(most, item.used.value);
  std::vector<std::vector<MapCell>> rows;
  for (const auto& row : what.map) {
    rows.emplace_back();
    for (const int key : row) {
      if (key < 0) {
        rows.back().push_back({});
        continue;
      }
      const double used = items[static_cast<std::size_t>(key)].used.value;
      rows.back().push_back({most > 0 ? used / most : 0, number(100 * used, 0)});
    }
  }
  return map_plot(rows);
}

std::vector<std::string> plots_of(const CaseFigures& one) {
  std::vector<Bar> order;
  for (std::size_t k = 0; k < one.order.size(); ++k)
    order.push_back({kOrder[k], one.order[k].rate, static_cast<int>(k)});
  std::vector<Bar> decides;
  for (const LineFigures& line : one.lines) decides.push_back({line.name, line.decides, 4});
  std::vector<Bar> ends;
  for (const Named& end : one.ends) ends.push_back({end.name, end.value, 5});
  return {figure("Wins by order of play", bar_plot(order, Unit::kPercent, 1.0 / one.players)),
          figure("Score of winners and others",
                 histogram_plot({{"winners", one.winning_scores}, {"others", one.other_scores}})),
          figure("Length in rounds", histogram_plot({{"rounds", one.round_values}})),
          figure("Winner's largest deficit", histogram_plot({{"deficit", one.deficits}})),
          figure("The game is ended by", bar_plot(ends, Unit::kPercent)),
          figure("Without this line somebody else would have won", bar_plot(decides, Unit::kPercent))};
}

void sort_bars(std::vector<Bar>& bars) {
  std::stable_sort(bars.begin(), bars.end(), [](const Bar& a, const Bar& b) { return a.value.value > b.value.value; });
}

/// Two plots: how often each thing is used, and its mean amount. Both are sorted, largest first.
std::string item_plots(const UsageTable& what, const std::vector<ItemFigures>& items) {
  std::vector<Bar> used;
  std::vector<Bar> amounts;
  for (const ItemFigures& item : items) {
    used.push_back({item.key, item.used, 2});
    if (item.uses > 0) amounts.push_back({item.key, item.amount, 3});
  }
  sort_bars(used);
  sort_bars(amounts);
  return figures(
      {figure(what.title + " " + what.used + ", share of those " + what.offered, bar_plot(used, Unit::kPercent)),
       figure(what.title + ": " + what.amount, dot_plot(amounts, Unit::kNumber))});
}

std::string case_html(const CaseFigures& one) {
  std::string out = heading(one.name + ": " + std::to_string(one.games) + " games");
  out += figures(plots_of(one)) + html(order_table(one)) + html(course_table(one)) + html(line_table(one));
  for (std::size_t t = 0; t < one.tables.size(); ++t) {
    const UsageTable& what = one.tables[t];
    out += heading(what.title + " (" + one.name + ")");
    if (!what.map.empty()) {
      out += figures({figure(what.title + ": games in 100", map_of(what, one.items[t]))});
    } else {
      out += item_plots(what, one.items[t]);
    }
    out += "<details><summary>" + escaped("All figures by " + what.item) + "</summary>\n" +
           html(item_table(what, one.items[t])) + "</details>\n";
  }
  return out;
}

Json case_json(const BalanceCase& run, const CaseFigures& one) {
  Json out = {{"bot", run.setup.bot.spec},
              {"players", one.players},
              {"games", one.games},
              {"stopped", run.result.stopped},
              {"seed", run.setup.seed},
              {"rounds", estimate_json(one.rounds)},
              {"events", estimate_json(one.events)},
              {"score", estimate_json(one.score)},
              {"winning_score", estimate_json(one.winning_score)},
              {"margin", estimate_json(one.margin)},
              {"shared", estimate_json(one.shared)},
              {"half_time_leader_wins", estimate_json(one.leader_wins)},
              {"half_time_last_wins", estimate_json(one.last_wins)},
              {"largest_deficit_of_winner", estimate_json(one.deficit)},
              {"largest_deficit_of_winner_90", one.deficit_90},
              {"lead_changes", estimate_json(one.lead_changes)}};
  Json order = Json::array();
  for (const OrderFigures& seat : one.order) {
    order.push_back({{"wins", estimate_json(seat.rate)}, {"score", estimate_json(seat.score)}});
  }
  out["order_of_play"] = std::move(order);
  for (const auto& [key, list] : {std::pair{"ends", &one.ends}, std::pair{"more", &one.more}}) {
    Json all = Json::object();
    for (const Named& figure : *list) all[figure.name] = estimate_json(figure.value);
    out[key] = std::move(all);
  }
  Json lines = Json::array();
  for (const LineFigures& line : one.lines) {
    lines.push_back({{"name", line.name},
                     {"points", estimate_json(line.points)},
                     {"winners_points", estimate_json(line.winners)},
                     {"decides", estimate_json(line.decides)}});
  }
  out["lines"] = std::move(lines);
  Json usage = Json::array();
  for (std::size_t t = 0; t < one.tables.size(); ++t) {
    Json items = Json::array();
    for (const ItemFigures& item : one.items[t]) {
      items.push_back({{"item", item.key},
                       {"uses", item.uses},
                       {"offered", estimate_json(item.offered)},
                       {"used", estimate_json(item.used)},
                       {"by_winners", estimate_json(item.by_winners)},
                       {"amount", estimate_json(item.amount)}});
    }
    const UsageTable& what = one.tables[t];
    usage.push_back({{"title", what.title},
                     {"offered", what.offered},
                     {"used", what.used},
                     {"amount", what.amount},
                     {"items", std::move(items)}});
  }
  out["usage"] = std::move(usage);
  return out;
}

std::vector<CaseFigures> all_figures(const std::vector<BalanceCase>& cases) {
  std::vector<CaseFigures> all;
  for (const BalanceCase& one : cases) all.push_back(figures_of(one));
  return all;
}

std::string title_of(const std::vector<BalanceCase>& cases) {
  const auto entry = registry::find_game(cases[0].setup.game->id());
  return "Balance: " + (entry.ok() ? std::string((*entry)->name()) : "");
}

/// The options, content and seed, which all cases share.
std::string table_line(const BalanceCase& one) {
  const std::string text = table_text(*one.setup.game);  // "2 players, ..."
  return text.substr(text.find(", ") + 2) + ", seed " + std::to_string(one.setup.seed);
}

constexpr std::string_view kHowToReadBalance =
    "The same bot plays in every seat. After ± and in plots: 95 % intervals. Order of play starts with the first "
    "player; the dashed line shows an even result. Half-time is the middle decision of a game. Scores along the way "
    "are what they would be if the game ended there. A line of the result decides if someone else would have won "
    "without it. By the winner: the winners' share of all uses; in an even game, everyone has the same share.";

}  // namespace

std::string balance_text(const std::vector<BalanceCase>& cases) {
  if (cases.empty()) return "";
  const std::vector<CaseFigures> all = all_figures(cases);
  std::string out = title_of(cases) + " (" + table_line(cases[0]) + ")\n\n" + plain(overview(all));
  for (const CaseFigures& one : all) {
    out += "\n== " + one.name + "\n\n" + plain(order_table(one)) + "\n" + plain(course_table(one)) + "\n" +
           plain(line_table(one));
    for (std::size_t t = 0; t < one.tables.size(); ++t) {
      if (one.tables[t].map.empty()) out += "\n" + plain(item_table(one.tables[t], one.items[t]));
    }
  }
  return out;
}

Json balance_json(const std::vector<BalanceCase>& cases) {
  Json out = {{"format", "tavola-balance-report"}, {"version", 1}, {"program", core::kVersion}};
  if (cases.empty()) return out;
  out["game"] = cases[0].setup.game->id();
  out["content"] = cases[0].setup.game->content_hash();
  out["options"] = Json::object();
  for (const auto& [name, value] : cases[0].setup.game->options()) out["options"][name] = value;
  Json list = Json::array();
  for (const BalanceCase& one : cases) list.push_back(case_json(one, figures_of(one)));
  out["cases"] = std::move(list);
  return out;
}

std::string balance_html(const std::vector<BalanceCase>& cases) {
  if (cases.empty()) return html_page("Balance", "");
  const std::vector<CaseFigures> all = all_figures(cases);
  std::vector<Bar> first;
  std::vector<Bar> leader;
  for (std::size_t i = 0; i < all.size(); ++i) {
    first.push_back({all[i].name, all[i].order[0].rate, static_cast<int>(i)});
    leader.push_back({all[i].name, all[i].leader_wins, static_cast<int>(i)});
  }
  std::string body = paragraph("Played with " + table_line(cases[0]) + ".") + html(overview(all));
  body += figures({figure("The first player wins", bar_plot(first, Unit::kPercent)),
                   figure("The leader at half-time wins", bar_plot(leader, Unit::kPercent))});
  for (const CaseFigures& one : all) body += case_html(one);
  body +=
      "<footer>" + paragraph(kHowToReadBalance) + paragraph("tavola " + std::string(core::kVersion)) + "</footer>\n";
  return html_page(title_of(cases), body);
}

}  // namespace tavola::lab
