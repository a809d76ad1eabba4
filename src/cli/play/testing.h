// Sessions without a terminal, for tests.
#pragma once

#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "cli/play/session.h"
#include "cli/play/setup.h"
#include "core/temp_folder.h"

namespace tavola::cli::testing {

using core::TempFolder;

inline match::Match new_match(const std::string& game, int players, const std::string& bots, const std::string& seed,
                              const core::OptionTexts& options = {}) {
  registry::Setup setup;
  setup.players = players;
  setup.options = options;
  const auto made = (*registry::find_game(game))->make(setup);
  EXPECT_TRUE(made.ok()) << made.error().text();
  match::MatchSetup chance = chance_of(seed, players);
  chance.players = *seat_players(players, bots, "Anna,Ben");
  return match::Match(*made, chance);
}

/// What a session printed, and how it ended.
struct Played {
  SessionEnd end{};
  std::string out;
};

/// Runs a session with the input `in`. `screen`: as if on a terminal.
inline Played run_session(PlayTable& table, Input& in, std::ostringstream& out, bool screen = false) {
  const Console console{in, out, term::Paint(false), 80, screen ? 60 : 0, screen};
  Played played;
  played.end = Session(table, console).run();
  played.out = out.str();
  return played;
}

inline Played type(const match::Match& match, const std::string& typed, const std::string& save, bool screen = false) {
  const Autosave autosave(save);
  PlayTable table(match, autosave, term::Paint(false), 80);
  std::istringstream lines(typed);
  StreamInput in(lines);
  std::ostringstream out;
  return run_session(table, in, out, screen);
}

/// Types the number of a random choice when asked for one, and an empty line otherwise.
class RandomTyper final : public Input {
 public:
  RandomTyper(const std::ostringstream& out, std::uint64_t seed) : out_(out), rng_(seed) {}
  Got line(std::string& text) override {
    const std::string_view shown = out_.view();
    const std::size_t ask = shown.rfind("(1-");
    const bool asked = ask != std::string::npos && shown.ends_with(", help)> ");
    text = asked ? std::to_string(
                       1 + rng_.below(static_cast<std::uint32_t>(std::stoul(std::string(shown.substr(ask + 3, 9))))))
                 : "";
    return Got::kLine;
  }

 private:
  const std::ostringstream& out_;
  core::Rng rng_;
};

}  // namespace tavola::cli::testing
