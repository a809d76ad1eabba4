// Messages to a seat or a spectator don't depend on what is hidden from them: the same game with another hidden card
// gives the same bytes.
#include "table/testing.h"

namespace tavola::table::testing {
namespace {

using registry::AnyMove;
using registry::AnyState;

constexpr int kGames = 1000;

struct Kind {
  const char* name;
  const char* game;
  Json options;
  bool hides;  ///< whether anything besides the order of a pile is ever hidden
};

class Leaks : public ::testing::TestWithParam<Kind> {};

std::string player_of(int seat) { return "player" + std::to_string(seat); }

/// A whole random game as entries.
std::vector<Entry> random_game(const Opening& opening, Shelf& shelf, core::Rng& rng) {
  Table table = *Table::make(opening, shelf);
  std::vector<Entry> entries;
  const auto add = [&](Entry entry) {
    EXPECT_TRUE(table.apply(entry).ok());
    entries.push_back(std::move(entry));
  };
  for (int s = 0; s < table.game().players(); ++s) {
    add({0, change::Sit{core::seat(s), id_of(player_of(s)), player_of(s), "0011223344556677"}});
  }
  add(std::get<Entry>(due(table, Presence(), 0)));
  while (table.phase() == Phase::kPlaying) {
    const core::Seat seat = table.match()->to_act().seat();
    const auto view = table.game().view(table.match()->state(), seat);
    const AnyMove move = table.game().pick_move(view, rng.below(table.game().count_moves(view)));
    add({0, change::Play{seat, 0, table.match()->consequences(move), {}}});
  }
  return entries;
}

/// Another event that is possible in this position and looks the same to the viewer; nothing if there is none.
std::optional<AnyMove> other_event(const registry::AnyGame& game, const AnyState& before, AnyMove event,
                                   core::Seat viewer, core::Rng& rng) {
  std::vector<AnyMove> others;
  const AnyMove seen = game.seen(before, event, viewer);
  const auto consider = [&](AnyMove other) {
    if (!(other == event) && game.seen(before, other, viewer) == seen) others.push_back(other);
  };
  if (game.to_act(before).is_chance()) {
    for (const auto& outcome : game.outcomes(before)) consider(outcome.move);
  } else if (game.to_act(before).seat() != viewer) {
    for (const AnyMove move : game.moves(before)) consider(move);
  }
  if (others.empty()) return {};
  return others[rng.below(static_cast<std::uint32_t>(others.size()))];
}

/// The events of a start or a move; null for other changes.
std::vector<AnyMove>* events_of(Entry& entry) {
  if (auto* start = std::get_if<change::Start>(&entry.change)) {
    start->foreseen.reset();  // another event leads to another position
    return &start->events;
  }
  auto* play = std::get_if<change::Play>(&entry.change);
  return play == nullptr ? nullptr : &play->events;
}

/// A random entry with its hidden event changed, and its index; nothing if no event can be changed.
std::optional<std::pair<std::size_t, Entry>> altered(const registry::AnyGame& game, const std::vector<Entry>& entries,
                                                     core::Seat viewer, core::Rng& rng) {
  std::vector<std::pair<std::size_t, Entry>> found;
  AnyState state = game.start();
  for (std::size_t i = 0; i < entries.size(); ++i) {
    Entry entry = entries[i];
    const std::vector<AnyMove>* events = events_of(entry);
    for (std::size_t j = 0; events != nullptr && j < events->size(); ++j) {
      if (const auto other = other_event(game, state, (*events)[j], viewer, rng)) {
        found.emplace_back(i, entry);
        (*events_of(found.back().second))[j] = *other;
      }
      game.apply(state, (*events)[j]);
    }
  }
  if (found.empty()) return {};
  return found[rng.below(static_cast<std::uint32_t>(found.size()))];
}

struct Figures {
  int altered = 0;
  int compared = 0;
  int differed_elsewhere = 0;  ///< another viewer saw the difference, so it was real
};

void compare(const Opening& opening, Shelf& shelf, const std::vector<Entry>& entries, core::Seat viewer, core::Rng& rng,
             Figures& figures) {
  const auto change = altered(**shelf.get(opening.settings.game, opening.settings.setup), entries, viewer, rng);
  if (!change) return;
  Table one = *Table::make(opening, shelf);
  Table other = *Table::make(opening, shelf);
  const Who who = who_of(viewer == core::kSpectator ? "watcher" : player_of(core::index(viewer)));
  bool differs = false;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    ASSERT_TRUE(one.apply(entries[i]).ok());
    // Later entries may have become impossible. Then the two games have parted.
    if (!other.apply(i == change->first ? change->second : entries[i]).ok()) break;
    if (other.phase() != one.phase() || one.phase() == Phase::kOver) break;
    if (i < change->first) continue;
    ASSERT_EQ(update_of(one, who, one.version() - 1, 7), update_of(other, who, other.version() - 1, 7));
    ++figures.compared;
    for (int s = 0; s < one.game().players(); ++s) {
      const Who knows = who_of(player_of(s));
      differs |= update_of(one, knows, one.version() - 1, 7) != update_of(other, knows, other.version() - 1, 7);
    }
    if (i % 8 == 0) {
      ASSERT_EQ(welcome_of(one, who, true, 7), welcome_of(other, who, true, 7));
      if (one.match() == nullptr) continue;
      const Json look = {{"t", "look"}, {"version", 0}, {"at", one.match()->log().size() / 2 + i % 16}};
      const auto seen = [&](const Table& table) {
        const Heard heard = receive(table, Presence(), who, look.dump(), 7);
        return heard.answer.ok() ? std::get<Reply>(*heard.answer).message : heard.answer.error().text();
      };
      ASSERT_EQ(seen(one), seen(other));
    }
  }
  ++figures.altered;
  figures.differed_elsewhere += differs ? 1 : 0;
}

TEST_P(Leaks, AnotherHiddenCardChangesNoByte) {
  Shelf shelf;
  core::Rng rng(77);
  Figures figures;
  for (int g = 0; g < kGames; ++g) {
    const int players = 2 + g % 3;
    Json settings = {{"game", GetParam().game}, {"players", players}, {"options", GetParam().options}};
    Opening opening = opening_of(settings);
    opening.id = "game-" + std::to_string(g);
    const auto entries = random_game(opening, shelf, rng);
    // Each seat in turn, and the spectators.
    const int viewer = g % (players + 1);
    compare(opening, shelf, entries, viewer == players ? core::kSpectator : core::seat(viewer), rng, figures);
    if (HasFatalFailure()) return;
  }
  if (GetParam().hides) {
    EXPECT_GT(figures.altered, kGames / 2);
    EXPECT_GT(figures.compared, kGames);
    EXPECT_GT(figures.differed_elsewhere, kGames / 4);
  } else {
    EXPECT_EQ(figures.altered, 0);  // nothing is hidden, so everybody sees every event
  }
}

INSTANTIATE_TEST_SUITE_P(Games, Leaks,
                         ::testing::Values(Kind{"SunriseLane", "sunrise-lane", Json::object(), true},
                                           Kind{"Basic", "all-on-one-card", Json::object(), false},
                                           Kind{"Advanced", "all-on-one-card", {{"variant", "advanced"}}, true},
                                           Kind{"ConstructionZone", "construction-zone", Json::object(), true}),
                         [](const auto& one) { return std::string(one.param.name); });

}  // namespace
}  // namespace tavola::table::testing
