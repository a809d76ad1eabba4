#include "games/all_on_one_card/lab/usage.h"

namespace tavola::all_on_one_card {
namespace {

int moves_of(const Usage::Finished& finished, MoveKind kind) {
  return finished.count([&](Move move) { return move.kind == kind; });
}

}  // namespace

std::vector<games::UsageTable> Usage::tables(const Rules& rules) {
  games::UsageTable table{"Cards", "card", "in play", "scored", "points", {}, {}};
  for (int n = 1; n <= rules.card_count; ++n) table.keys.push_back(write_card(card_no(n)));
  return {table};
}

void Usage::count(const Finished& finished, games::UsageCounts& counts) {
  const Table& table = finished.end.table;
  const auto count_of = [&](Card card) -> games::UsageCount& {
    return counts[0][static_cast<std::size_t>(number(card.no()) - 1)];
  };
  for (int s = 0; s < finished.rules.players; ++s) {
    for (const Card card : table.cards[static_cast<std::size_t>(s)]) {
      if (!card.none()) ++count_of(card).offered;
    }
    for (const Card card : table.done[static_cast<std::size_t>(s)]) {
      if (card.none()) continue;
      ++count_of(card).offered;
      count_of(card).use(games::twelfths(finished.ending, core::seat(s)), card_points(finished.rules, card));
    }
  }
}

int Usage::turns(const Finished& finished) { return static_cast<int>(finished.end.table.turn) + 1; }

games::Numbers Usage::numbers(const Finished& finished) {
  const int crosses = moves_of(finished, MoveKind::kCross);
  const int passes = moves_of(finished, MoveKind::kPass);
  int scored = 0;
  for (int s = 0; s < finished.rules.players; ++s) scored += cards_scored(finished.end.table, core::seat(s));
  return {{"cards scored", scored},
          {"rolls again per turn", games::per(moves_of(finished, MoveKind::kReroll), turns(finished))},
          {"passes, part of all picks", games::per(passes, crosses + passes)}};
}

}  // namespace tavola::all_on_one_card
