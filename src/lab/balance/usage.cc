#include "lab/balance/usage.h"

#include <algorithm>
#include <bit>

#include "core/fields.h"

namespace tavola::lab {
namespace {

using wire::Json;

int moves_of(const FinishedGame& finished, std::string_view kind) {
  return static_cast<int>(std::count_if(finished.moves.begin(), finished.moves.end(), [&](const SeatMove& move) {
    return move.text == kind || move.text.starts_with(std::string(kind) + " ");
  }));
}

double per(double count, double of) { return of > 0 ? count / of : 0; }

void use(UsageCount& count, int twelfth, int amount) {
  ++count.used;
  count.by_winners += twelfth;
  count.amount += amount;
  count.squares += std::int64_t{amount} * amount;
}

/// The number in "b7" or "c12", from 0.
std::size_t number_of(const Json& text) {
  const std::string words = text.get<std::string>();
  return static_cast<std::size_t>(std::stoi(words.substr(1))) - 1;
}

// -------------------------------------------------------------------------------------------------------- Sunrise Lane

namespace sunrise {

/// The plots of the board by name, and where they lie.
UsageTable plots(const Json& content) {
  UsageTable table;
  const auto& board = content["board"];
  for (std::size_t row = 0; row < board.size(); ++row) {
    table.map.emplace_back();
    const std::string line = board[row].get<std::string>();
    const auto cells = core::split(line, ' ');
    for (std::size_t column = 0; column < cells.size(); ++column) {
      const bool plot = cells[column] != ".." && cells[column] != "()";
      table.map.back().push_back(plot ? static_cast<int>(table.keys.size()) : -1);
      if (plot) table.keys.push_back(std::string(1, static_cast<char>('a' + column)) + std::to_string(row + 1));
    }
  }
  return table;
}

std::vector<UsageTable> tables(const Json& content) {
  UsageTable houses = plots(content);
  UsageTable parks = houses;
  houses.title = "Houses by plot";
  parks.title = "Parks by plot";
  for (UsageTable* table : {&houses, &parks}) {
    table->item = "plot";
    table->offered = "games";
    table->used = table == &houses ? "house" : "park";
  }
  houses.amount = "floors";
  return {houses, parks};
}

void count(const FinishedGame& finished, std::vector<std::vector<UsageCount>>& counts) {
  const UsageTable table = plots(finished.game.content());
  const Json state = finished.game.state_json(finished.end);
  const auto index = [&](const Json& plot) {
    return static_cast<std::size_t>(std::find(table.keys.begin(), table.keys.end(), plot.get<std::string>()) -
                                    table.keys.begin());
  };
  for (auto& list : counts) {
    for (UsageCount& one : list) ++one.offered;
  }
  for (const Json& house : state["houses"]) {
    use(counts[0][index(house["plot"])], twelfths(finished.ending, house["seat"].get<int>()),
        house["floors"].get<int>());
  }
  for (const SeatMove& move : finished.moves) {
    if (!move.text.starts_with("park ")) continue;
    use(counts[1][index(Json(std::string(core::split(move.text, ' ')[1])))], twelfths(finished.ending, move.seat), 0);
  }
}

bool is_placement(const SeatMove& move) { return move.text.starts_with("house ") || move.text.starts_with("park "); }

int turns(const FinishedGame& finished) {
  const bool by_placement = !finished.moves.empty() && is_placement(finished.moves.back());
  return moves_of(finished, "draw") + moves_of(finished, "stop") + (by_placement ? 1 : 0);
}

std::vector<std::pair<std::string, double>> numbers(const FinishedGame& finished) {
  const int all = turns(finished);
  const int drawn = moves_of(finished, "draw");
  const int houses = moves_of(finished, "house");
  const int parks = moves_of(finished, "park");
  int floors = 0;
  for (const SeatMove& move : finished.moves) {
    if (move.text.starts_with("house ")) floors += move.text.back() - '0';
  }
  return {{"parks", parks},
          {"houses", houses},
          {"floors per house", per(floors, houses)},
          {"plots in a turn that builds", per(houses + parks, all - drawn)},
          {"turns that draw instead, part of all", per(drawn, all)},
          {"discards at the limit of the hand", moves_of(finished, "discard")}};
}

}  // namespace sunrise

// --------------------------------------------------------------------------------------------------- Construction Zone

namespace construction {

std::vector<UsageTable> tables(const Json& content) {
  UsageTable table{"Buildings", "building", "turned up", "built", "cards paid", {}, {}};
  const auto& buildings = content["buildings"];
  for (std::size_t i = 0; i < buildings.size(); ++i) {
    const std::string name = buildings[i].value("name", "");
    table.keys.push_back("b" + std::to_string(i + 1) + (name.empty() ? "" : " " + name));
  }
  return {table};
}

/// The cards in "build b7 3m p3 w".
int cards_paid(const std::string& build) {
  int cards = 0;
  const auto words = core::split(build, ' ');
  for (std::size_t i = 2; i < words.size(); ++i) {
    const std::size_t digits = words[i].find_first_not_of("0123456789");
    cards += digits == 0 ? 1 : std::stoi(std::string(words[i].substr(0, digits)));
  }
  return cards;
}

void count(const FinishedGame& finished, std::vector<std::vector<UsageCount>>& counts) {
  const Json state = finished.game.state_json(finished.end);
  for (const Json& pile : state["piles"]) {
    if (!pile["top"].is_null()) ++counts[0][pile["top"]["number"].get<std::size_t>() - 1].offered;
  }
  for (const SeatMove& move : finished.moves) {
    if (!move.text.starts_with("build ")) continue;
    UsageCount& building = counts[0][number_of(Json(std::string(core::split(move.text, ' ')[1])))];
    ++building.offered;
    use(building, twelfths(finished.ending, move.seat), cards_paid(move.text));
  }
}

std::vector<std::pair<std::string, double>> numbers(const FinishedGame& finished) {
  const int turns = moves_of(finished, "take");
  const int trades = moves_of(finished, "trade");
  const int builds = moves_of(finished, "build");
  int paid = 0;
  int winners_trades = 0;
  for (const SeatMove& move : finished.moves) {
    if (move.text.starts_with("build ")) paid += cards_paid(move.text);
    if (move.text.starts_with("trade ")) winners_trades += twelfths(finished.ending, move.seat);
  }
  return {{"buildings built", builds},
          {"trades", trades},
          {"trades per turn", per(trades, turns)},
          {"trades by winners, part of all", per(winners_trades / 12.0, trades)},
          {"turns per building", per(turns, builds)},
          {"cards paid per building", per(paid, builds)}};
}

}  // namespace construction

// ------------------------------------------------------------------------------------------------------ All on 1 Card

namespace one_card {

std::vector<UsageTable> tables(const Json& content) {
  UsageTable table{"Cards", "card", "in play", "scored", "points", {}, {}};
  for (std::size_t i = 0; i < content["cards"].size(); ++i) table.keys.push_back("c" + std::to_string(i + 1));
  return {table};
}

void count(const FinishedGame& finished, std::vector<std::vector<UsageCount>>& counts) {
  const Json state = finished.game.state_json(finished.end);
  for (const Json& player : state["players"]) {
    const int twelfth = twelfths(finished.ending, player["seat"].get<int>());
    for (const Json& card : player["cards"]) ++counts[0][number_of(card["card"])].offered;
    for (const Json& card : player["scored"]) {
      UsageCount& one = counts[0][number_of(card["card"])];
      ++one.offered;
      use(one, twelfth, card["points"].get<int>());
    }
  }
}

int turns(const FinishedGame& finished) { return finished.game.state_json(finished.end)["turn"].get<int>() + 1; }

std::vector<std::pair<std::string, double>> numbers(const FinishedGame& finished) {
  const int all = turns(finished);
  const int crosses = moves_of(finished, "cross");
  const int passes = moves_of(finished, "pass");
  int scored = 0;
  const Json state = finished.game.state_json(finished.end);
  for (const Json& player : state["players"]) scored += static_cast<int>(player["scored"].size());
  return {{"cards scored", scored},
          {"rolls again per turn", per(moves_of(finished, "reroll"), all)},
          {"passes, part of all picks", per(passes, crosses + passes)}};
}

}  // namespace one_card

bool is(const registry::AnyGame& game, std::string_view id) { return game.id() == id; }
constexpr std::string_view kSunrise = "sunrise-lane";
constexpr std::string_view kConstruction = "construction-zone";
constexpr std::string_view kOneCard = "all-on-one-card";

}  // namespace

void UsageCount::add(const UsageCount& other) {
  offered += other.offered;
  used += other.used;
  by_winners += other.by_winners;
  amount += other.amount;
  squares += other.squares;
}

int twelfths(const core::Ending& ending, int seat) {
  if (((ending.winners >> seat) & 1) == 0) return 0;
  return 12 / std::popcount(ending.winners);
}

std::vector<UsageTable> usage_tables(const registry::AnyGame& game) {
  if (is(game, kSunrise)) return sunrise::tables(game.content());
  if (is(game, kConstruction)) return construction::tables(game.content());
  if (is(game, kOneCard)) return one_card::tables(game.content());
  return {};
}

void count_usage(const FinishedGame& finished, std::vector<std::vector<UsageCount>>& counts) {
  if (is(finished.game, kSunrise)) sunrise::count(finished, counts);
  if (is(finished.game, kConstruction)) construction::count(finished, counts);
  if (is(finished.game, kOneCard)) one_card::count(finished, counts);
}

int turns_of(const FinishedGame& finished) {
  if (is(finished.game, kSunrise)) return sunrise::turns(finished);
  if (is(finished.game, kOneCard)) return one_card::turns(finished);
  return moves_of(finished, "take");
}

std::vector<std::pair<std::string, double>> numbers_of(const FinishedGame& finished) {
  if (is(finished.game, kSunrise)) return sunrise::numbers(finished);
  if (is(finished.game, kConstruction)) return construction::numbers(finished);
  if (is(finished.game, kOneCard)) return one_card::numbers(finished);
  return {};
}

}  // namespace tavola::lab
