#include "lab/balance/figures.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace tavola::lab {
namespace {

/// An estimate from one number between 0 and 1 per game; the games are independent.
Estimate part(const std::vector<double>& values) {
  std::vector<Cluster> games;
  games.reserve(values.size());
  for (const double value : values) games.push_back({value, 1});
  return rate(games);
}

void add_order(const BalanceResult& result, CaseFigures& out) {
  for (std::size_t k = 0; k < static_cast<std::size_t>(out.players); ++k) {
    std::vector<double> shares;
    std::vector<double> scores;
    for (const GameFacts& game : result.games) {
      shares.push_back(game.shares[k]);
      scores.push_back(game.totals[k]);
    }
    out.order.push_back({part(shares), mean(scores)});
  }
}

void add_scores(const BalanceResult& result, CaseFigures& out) {
  std::vector<double> means;
  std::vector<double> margins;
  std::vector<double> shared;
  std::vector<double> events;
  std::vector<double> changes;
  for (const GameFacts& game : result.games) {
    double sum = 0;
    int best = 0;
    int second = -1'000'000;
    bool several = false;
    for (std::size_t k = 0; k < game.totals.size(); ++k) {
      sum += game.totals[k];
      (game.shares[k] > 0 ? out.winning_scores : out.other_scores).push_back(game.totals[k]);
      if (game.shares[k] > 0) best = game.totals[k];
      if (game.shares[k] <= 0) second = std::max(second, game.totals[k]);
      several = several || (game.shares[k] > 0 && game.shares[k] < 1);
    }
    means.push_back(sum / static_cast<double>(game.totals.size()));
    margins.push_back(several ? 0 : best - second);
    shared.push_back(several ? 1 : 0);
    events.push_back(game.events);
    changes.push_back(game.lead_changes);
    out.round_values.push_back(static_cast<double>(game.turns) / out.players);
    out.deficits.push_back(game.largest_deficit);
  }
  out.score = mean(means);
  out.winning_score = mean(out.winning_scores);
  out.margin = mean(margins);
  out.shared = part(shared);
  out.events = mean(events);
  out.rounds = mean(out.round_values);
  out.lead_changes = mean(changes);
  out.deficit = mean(out.deficits);
  out.deficit_90 = quantile(out.deficits, 0.9);
}

void add_ends(const BalanceResult& result, CaseFigures& out) {
  std::map<std::string, double> counts;
  for (const GameFacts& game : result.games) ++counts[game.rule];
  for (const auto& [rule, count] : counts) out.ends.push_back({rule, wilson(count, static_cast<double>(out.games))});
}

void add_lines(const BalanceResult& result, CaseFigures& out) {
  for (std::size_t l = 0; l < result.lines.size(); ++l) {
    std::vector<double> points;
    std::vector<double> winners;
    double decides = 0;
    for (const GameFacts& game : result.games) {
      if (l >= game.decided.size()) continue;
      double sum = 0;
      double won = 0;
      for (std::size_t k = 0; k < game.shares.size(); ++k) {
        sum += game.line_points[l][k];
        won += game.line_points[l][k] * game.shares[k];
      }
      points.push_back(sum / static_cast<double>(game.shares.size()));
      winners.push_back(won);
      decides += game.decided[l] ? 1 : 0;
    }
    out.lines.push_back(
        {result.lines[l], mean(points), mean(winners), wilson(decides, static_cast<double>(points.size()))});
  }
}

void add_course(const BalanceResult& result, CaseFigures& out) {
  std::vector<double> leader;
  std::vector<double> last;
  for (const GameFacts& game : result.games) {
    if (game.half_leader >= 0) leader.push_back(game.half_leader);
    if (game.half_last >= 0) last.push_back(game.half_last);
  }
  out.leader_wins = part(leader);
  out.last_wins = part(last);
}

void add_more(const BalanceResult& result, CaseFigures& out) {
  if (result.games.empty()) return;
  for (std::size_t i = 0; i < result.games[0].more.size(); ++i) {
    std::vector<double> values;
    for (const GameFacts& game : result.games) values.push_back(game.more[i].second);
    out.more.push_back({result.games[0].more[i].first, mean(values)});
  }
}

Estimate mean_amount(const UsageCount& count) {
  if (count.used == 0) return {};
  const auto n = static_cast<double>(count.used);
  const double value = static_cast<double>(count.amount) / n;
  if (count.used < 2) return {value, value, value};
  const double variance = (static_cast<double>(count.squares) - n * value * value) / (n - 1);
  const double half = student_95(static_cast<std::size_t>(count.used) - 1) * std::sqrt(std::max(0.0, variance) / n);
  return {value, value - half, value + half};
}

void add_items(const BalanceResult& result, CaseFigures& out) {
  const auto games = static_cast<double>(out.games);
  for (std::size_t t = 0; t < out.tables.size(); ++t) {
    out.items.emplace_back();
    for (std::size_t k = 0; k < out.tables[t].keys.size(); ++k) {
      const UsageCount& count = result.usage[t][k];
      ItemFigures item;
      item.key = out.tables[t].keys[k];
      item.offered = wilson(static_cast<double>(count.offered), games);
      item.used = wilson(static_cast<double>(count.used), static_cast<double>(count.offered));
      item.by_winners = wilson(static_cast<double>(count.by_winners) / 12, static_cast<double>(count.used));
      item.amount = mean_amount(count);
      item.uses = count.used;
      out.items.back().push_back(std::move(item));
    }
  }
}

}  // namespace

CaseFigures figures_of(const BalanceCase& one) {
  CaseFigures out;
  out.players = one.setup.game->players();
  out.name = one.setup.bot.name + ", " + std::to_string(out.players) + " players";
  out.games = one.result.games.size();
  out.tables = usage_tables(*one.setup.game);
  add_order(one.result, out);
  add_scores(one.result, out);
  add_ends(one.result, out);
  add_lines(one.result, out);
  add_course(one.result, out);
  add_more(one.result, out);
  add_items(one.result, out);
  return out;
}

}  // namespace tavola::lab
