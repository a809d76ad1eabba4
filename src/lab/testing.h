// Tables, folders and bad programs for the lab's tests.
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "core/temp_folder.h"
#include "lab/arena/arena.h"
#include "registry/registry.h"

namespace tavola::lab::testing {

using core::TempFolder;

inline std::vector<std::string> game_ids() {
  std::vector<std::string> ids;
  for (const registry::GameEntry* game : registry::games()) ids.emplace_back(game->id());
  return ids;
}

inline std::string read(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream bytes;
  bytes << file.rdbuf();
  return bytes.str();
}

inline void write(const std::string& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

/// Creates each table only once, because what the bots know about a game takes a while to compute.
inline std::shared_ptr<const registry::AnyGame> table(const std::string& game, int players) {
  static std::map<std::pair<std::string, int>, std::shared_ptr<const registry::AnyGame>> made;
  auto& one = made[{game, players}];
  if (!one) {
    registry::Setup setup;
    setup.players = players;
    one = *(*registry::find_game(game))->make(setup);
  }
  return one;
}

inline ArenaSetup arena(const std::string& game, int players, const std::string& bots, std::uint64_t games) {
  ArenaSetup setup;
  setup.game = table(game, players);
  const auto list = read_bots(bots);
  EXPECT_TRUE(list.ok()) << list.error().text();
  if (list.ok()) setup.bots = *list;
  setup.games = games;
  return setup;
}

inline ArenaResult played(const ArenaSetup& setup) {
  const std::atomic<bool> stop{false};
  auto result = run_arena(setup, stop, {});
  EXPECT_TRUE(result.ok()) << result.error().text();
  return result.ok() ? *std::move(result) : ArenaResult{ArenaEnd::kFailed, "", Schedule(2, 2, 1, false), {}, {}};
}

/// The games as text, without their times.
inline std::string games_of(const ArenaResult& result) {
  std::string all;
  for (const PlayedGame& game : result.games) all += game_json(game, false).dump() + "\n";
  return all;
}

/// A shell bot that says hello and then runs `then` when first asked to choose.
inline std::string bad_bot(const std::string& then) {
  return "bad=exec:sh -c 'while read line; do case $line in *hello*) echo {\\\"protocol\\\":1};; *choose*) " + then +
         ";; esac; done'";
}

}  // namespace tavola::lab::testing
