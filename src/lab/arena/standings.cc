#include "lab/arena/standings.h"

#include <algorithm>
#include <cmath>

#include "lab/statistics/rating.h"

namespace tavola::lab {
namespace {

/// Points and games per deal, in deal order.
class ByDeal {
 public:
  void add(std::uint64_t deal, double points) {
    if (clusters_.empty() || deal_ != deal) clusters_.emplace_back();
    deal_ = deal;
    clusters_.back().points += points;
    clusters_.back().games += 1;
  }
  const std::vector<Cluster>& clusters() const { return clusters_; }

 private:
  std::vector<Cluster> clusters_;
  std::uint64_t deal_ = 0;
};

struct Gathered {
  ByDeal shares;
  ByDeal scores;
  ByDeal margins;
  double milliseconds = 0;
};

int margin_of(const PlayedGame& game, std::size_t seat) {
  int best = -1'000'000;
  for (std::size_t s = 0; s < game.sides.size(); ++s) {
    if (s != seat) best = std::max(best, game.sides[s].total);
  }
  return game.sides[seat].total - best;
}

/// 1, 0.5 or 0. A winner is ahead of a loser. Between losers, and after a forfeit, the total decides.
double ahead(const PlayedGame& game, std::size_t a, std::size_t b) {
  const PlayedGame::Side& first = game.sides[a];
  const PlayedGame::Side& second = game.sides[b];
  if (first.share != second.share) return first.share > second.share ? 1 : 0;
  if (first.share > 0 || first.total == second.total) return 0.5;
  return first.total > second.total ? 1 : 0;
}

std::vector<double> running(const std::vector<Cluster>& clusters) {
  std::vector<double> rates;
  const std::size_t points = std::min(clusters.size(), kRunningPoints);
  Cluster sum;
  std::size_t at = 0;
  for (std::size_t p = 1; p <= points; ++p) {
    for (; at < clusters.size() * p / points; ++at) {
      sum.points += clusters[at].points;
      sum.games += clusters[at].games;
    }
    rates.push_back(sum.points / sum.games);
  }
  return rates;
}

void count_forfeit(Standings& standings, const PlayedGame& game, const std::string& bot) {
  for (ForfeitFigures& known : standings.forfeits) {
    if (known.bot != bot || known.reason != game.reason) continue;
    ++known.games;
    return;
  }
  standings.forfeits.push_back({bot, game.reason, 1, game.game});
}

}  // namespace

Standings standings_of(const ArenaSetup& setup, const ArenaResult& result) {
  const std::size_t count = setup.bots.size();
  Standings out;
  out.bots.resize(count);
  out.pairs.assign(count, std::vector<PairFigures>(count));
  std::vector<Gathered> gathered(count);
  std::vector<std::vector<ByDeal>> pairs(count, std::vector<ByDeal>(count));
  std::vector<RatedGame> rated;
  std::uint64_t last_deal = 0;
  for (const PlayedGame& game : result.games) {
    const Pairing pairing = result.schedule.pairing(game.game);
    if (out.games == 0 || pairing.deal != last_deal) ++out.deals;
    last_deal = pairing.deal;
    ++out.games;
    RatedGame one{pairing.bots, {}, static_cast<int>(out.deals) - 1};
    bool shared = false;
    for (std::size_t s = 0; s < pairing.bots.size(); ++s) {
      const auto b = static_cast<std::size_t>(pairing.bots[s]);
      const PlayedGame::Side& side = game.sides[s];
      BotFigures& figures = out.bots[b];
      ++figures.games;
      figures.decisions += static_cast<std::uint64_t>(side.decisions);
      figures.longest_ms = std::max(figures.longest_ms, side.longest);
      gathered[b].milliseconds += side.milliseconds;
      gathered[b].shares.add(pairing.deal, side.share);
      one.shares.push_back(side.share);
      shared = shared || (game.finished() && side.share > 0 && side.share < 1);
      if (game.finished()) {
        figures.scores.push_back(side.total);
        figures.margins.push_back(margin_of(game, s));
        gathered[b].scores.add(pairing.deal, side.total);
        gathered[b].margins.add(pairing.deal, margin_of(game, s));
      }
      for (std::size_t t = 0; t < pairing.bots.size(); ++t) {
        const auto other = static_cast<std::size_t>(pairing.bots[t]);
        if (other == b) continue;
        pairs[b][other].add(pairing.deal, ahead(game, s, t));
        ++out.pairs[b][other].games;
      }
    }
    if (!game.finished()) {
      const auto bot = static_cast<std::size_t>(pairing.bots[static_cast<std::size_t>(game.forfeit)]);
      ++out.bots[bot].forfeits;
      count_forfeit(out, game, setup.bots[bot].name);
    }
    out.drawn += shared ? 1 : 0;
    rated.push_back(std::move(one));
  }
  const std::vector<Estimate> elos = ratings(static_cast<int>(count), rated);
  for (std::size_t b = 0; b < count; ++b) {
    BotFigures& figures = out.bots[b];
    figures.name = setup.bots[b].name;
    figures.rate = rate(gathered[b].shares.clusters());
    figures.score = ratio(gathered[b].scores.clusters());
    figures.margin = ratio(gathered[b].margins.clusters());
    figures.elo = elos[b];
    if (figures.decisions > 0) figures.mean_ms = gathered[b].milliseconds / static_cast<double>(figures.decisions);
    figures.running = running(gathered[b].shares.clusters());
    for (std::size_t o = 0; o < count; ++o) {
      out.pairs[b][o].ahead = rate(pairs[b][o].clusters());
      out.pairs[b][o].elo = elo(out.pairs[b][o].ahead);
    }
  }
  std::stable_sort(out.forfeits.begin(), out.forfeits.end(),
                   [](const ForfeitFigures& a, const ForfeitFigures& b) { return a.games > b.games; });
  return out;
}

wire::Json estimate_json(const Estimate& value) {
  const auto finite = [](double figure) { return std::isfinite(figure) ? wire::Json(figure) : wire::Json(nullptr); };
  return {{"value", finite(value.value)}, {"low", finite(value.low)}, {"high", finite(value.high)}};
}

}  // namespace tavola::lab
