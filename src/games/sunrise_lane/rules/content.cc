// Boards: from drawings to content, and from content to rules.
#include "core/fields.h"
#include "core/first_player.h"
#include "games/sunrise_lane/rules/game.h"

namespace tavola::sunrise_lane {
namespace {

constexpr std::string_view kObstacleToken = "..";
constexpr std::string_view kFountainToken = "()";
constexpr std::string_view kNoAreaToken = "--";

core::Error bad_board(std::string where, std::string what) {
  return {"bad-content", std::move(where), std::move(what)};
}

std::string place(std::string_view list, int row) { return std::string(list) + "[" + std::to_string(row) + "]"; }

core::Result<Cell> read_cell(std::string_view token, const std::string& where) {
  Cell cell;
  if (token == kObstacleToken) return cell;
  if (token == kFountainToken) {
    cell.kind = Cell::Kind::kFountain;
    return cell;
  }
  const std::size_t colour = token.size() == 2 ? kColourLetters.find(token[0]) : std::string_view::npos;
  if (colour == std::string_view::npos || token[1] < '1' || token[1] > '0' + kMaxDots) {
    return bad_board(where,
                     core::quoted(token) +
                         " is not a cell; expected a colour (y, g, r, b or p) and 1 to 5 dots as in y3, .. for an "
                         "obstacle or () for the fountain");
  }
  cell.kind = Cell::Kind::kPlot;
  cell.colour = static_cast<Colour>(colour);
  cell.dots = static_cast<std::uint8_t>(token[1] - '0');
  return cell;
}

core::Result<std::optional<Area>> read_area(std::string_view token, const std::string& where) {
  if (token == kNoAreaToken) return std::optional<Area>();
  for (const Area area : kAllAreas) {
    if (token == kAreaNames[index(area)]) return std::optional<Area>(area);
  }
  return bad_board(where, core::quoted(token) + " is not an area; expected A1, B1, B2, A2 or -- for none");
}

/// Calls `read` with each token and its plot. All rows must have as many tokens as the first.
template <class Read>
core::Result<int> read_rows(const std::vector<std::string>& rows, std::string_view list, Read read) {
  const std::string sides = std::to_string(kMinSide) + " to " + std::to_string(kMaxSide);
  if (rows.size() < kMinSide || rows.size() > kMaxSide) {
    return bad_board(std::string(list), "has " + std::to_string(rows.size()) + " rows; expected " + sides);
  }
  std::size_t columns = 0;
  for (int r = 0; r < static_cast<int>(rows.size()); ++r) {
    const auto tokens = core::split(rows[static_cast<std::size_t>(r)], ' ');
    if (r == 0) columns = tokens.size();
    if (tokens.size() < kMinSide || tokens.size() > kMaxSide) {
      return bad_board(place(list, r),
                       "has " + std::to_string(tokens.size()) + " cells separated by single spaces; expected " + sides);
    }
    if (tokens.size() != columns) {
      return bad_board(place(list, r),
                       "has " + std::to_string(tokens.size()) + " cells; the first row has " + std::to_string(columns));
    }
    for (int c = 0; c < static_cast<int>(columns); ++c) {
      const Plot plot = plot_at(r, c);
      const core::Status done =
          read(tokens[static_cast<std::size_t>(c)], plot, place(list, r) + " cell " + write_plot(plot));
      if (!done) return done.error();
    }
  }
  return static_cast<int>(columns);
}

template <class Token>
std::vector<std::string> write_rows(const Content& content, Token token) {
  std::vector<std::string> rows;
  for (int r = 0; r < content.rows; ++r) {
    std::string row;
    for (int c = 0; c < content.columns; ++c) {
      if (c != 0) row += ' ';
      row += token(content.cells[index(plot_at(r, c))]);
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

core::Status check_cells(const Content& content) {
  const bool sized = content.rows >= kMinSide && content.rows <= kMaxSide && content.columns >= kMinSide &&
                     content.columns <= kMaxSide;
  if (!sized) return bad_board("board", "expected 3 to 11 rows of 3 to 11 cells");
  int fountains = 0;
  for (std::size_t p = 0; p < kPlaces; ++p) {
    const Cell& cell = content.cells[p];
    const Plot plot{static_cast<std::uint8_t>(p)};
    const std::string where = "cell " + write_plot(plot);
    const bool outside = row_of(plot) >= content.rows || column_of(plot) >= content.columns;
    if (outside && !(cell == Cell{})) return bad_board(where, "lies outside of the board");
    if (cell.area && index(*cell.area) >= kAreas) return bad_board(where, "has an unknown area");
    if (cell.kind == Cell::Kind::kPlot && (index(cell.colour) >= kColours || cell.dots < 1 || cell.dots > kMaxDots)) {
      return bad_board(where, "expected one of 5 colours and 1 to 5 dots");
    }
    if (cell.kind != Cell::Kind::kFountain) continue;
    ++fountains;
    if (cell.area) return bad_board(where, "the fountain belongs to no area; expected --");
  }
  if (fountains != 1)
    return bad_board("board", "has " + std::to_string(fountains) + " fountains; expected exactly one: ()");
  return core::Done{};
}

void set_plots(Rules& rules, const Content& content) {
  for (std::size_t p = 0; p < kPlaces; ++p) {
    const Cell& cell = content.cells[p];
    const Plot plot{static_cast<std::uint8_t>(p)};
    if (cell.kind == Cell::Kind::kFountain) rules.fountain = plot;
    if (cell.kind != Cell::Kind::kPlot) continue;
    rules.plots.add(plot);
    rules.of_colour[index(cell.colour)].add(plot);
    rules.colour[p] = cell.colour;
    rules.dots[p] = cell.dots;
    if (cell.area) {
      rules.in_areas.add(plot);
      rules.areas[index(*cell.area)].add(plot);
    }
  }
}

void set_neighbours(Rules& rules) {
  for (std::size_t p = 0; p < kPlaces; ++p) {
    const Plot plot{static_cast<std::uint8_t>(p)};
    PlotSet& beside = rules.neighbours[p];
    if (row_of(plot) > 0) beside.add(plot_at(row_of(plot) - 1, column_of(plot)));
    if (row_of(plot) < kMaxSide - 1) beside.add(plot_at(row_of(plot) + 1, column_of(plot)));
    if (column_of(plot) > 0) beside.add(plot_at(row_of(plot), column_of(plot) - 1));
    if (column_of(plot) < kMaxSide - 1) beside.add(plot_at(row_of(plot), column_of(plot) + 1));
    beside = beside & rules.plots;
  }
}

core::Status check_reach(const Rules& rules) {
  if (rules.in_areas.empty()) return bad_board("areas", "no plot lies in an area; expected at least one (SL-17)");
  PlotSet reached;
  PlotSet edge = rules.neighbours[index(rules.fountain)];
  while (!edge.empty()) {
    reached |= edge;
    PlotSet beside;
    edge.each([&](Plot plot) { beside |= rules.neighbours[index(plot)]; });
    edge = beside - reached;
  }
  const PlotSet lost = rules.plots - reached;
  if (lost.empty()) return core::Done{};
  return bad_board("board cell " + write_plot(lost.first()), "can't be reached from the fountain over plots (SL-5)");
}

}  // namespace

core::Result<Content> read_board(const std::vector<std::string>& board, const std::vector<std::string>& areas) {
  Content content;
  const auto columns = read_rows(board, "board", [&](std::string_view token, Plot plot, const std::string& where) {
    auto cell = read_cell(token, where);
    if (!cell) return core::Status(cell.error());
    content.cells[index(plot)] = *cell;
    return core::Status(core::Done{});
  });
  if (!columns) return columns.error();
  content.rows = static_cast<int>(board.size());
  content.columns = *columns;
  if (areas.size() != board.size()) {
    return bad_board("areas", "has " + std::to_string(areas.size()) + " rows; expected " +
                                  std::to_string(board.size()) + " as the board");
  }
  const auto same = read_rows(areas, "areas", [&](std::string_view token, Plot plot, const std::string& where) {
    auto area = read_area(token, where);
    if (!area) return core::Status(area.error());
    content.cells[index(plot)].area = *area;
    return core::Status(core::Done{});
  });
  if (!same) return same.error();
  if (*same != *columns) {
    return bad_board("areas[0]",
                     "has " + std::to_string(*same) + " cells; expected " + std::to_string(*columns) + " as the board");
  }
  return content;
}

std::vector<std::string> write_board(const Content& content) {
  return write_rows(content, [](const Cell& cell) {
    if (cell.kind == Cell::Kind::kObstacle) return std::string(kObstacleToken);
    if (cell.kind == Cell::Kind::kFountain) return std::string(kFountainToken);
    return kColourLetters[index(cell.colour)] + std::to_string(cell.dots);
  });
}

std::vector<std::string> write_areas(const Content& content) {
  return write_rows(content, [](const Cell& cell) { return cell.area ? kAreaNames[index(*cell.area)] : kNoAreaToken; });
}

core::Result<Rules> Game::make_rules(const Content& content, const core::Options& options, int players) {
  if (const auto checked = core::check_options(kOptions, options, players); !checked.ok()) return checked.error();
  const auto first = core::named_first(options, players);
  if (!first.ok()) return first.error();
  if (const core::Status done = check_cells(content); !done) return done.error();
  Rules rules;
  rules.players = players;
  rules.options = options;
  rules.first = *first;
  rules.skip_tied_places = options.choice[1] != 0;
  rules.full_ends_round = options.choice[2] != 0;
  rules.rows = content.rows;
  rules.columns = content.columns;
  set_plots(rules, content);
  set_neighbours(rules);
  if (const core::Status done = check_reach(rules); !done) return done.error();
  return rules;
}

}  // namespace tavola::sunrise_lane
