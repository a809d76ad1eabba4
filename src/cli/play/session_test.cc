#include "cli/play/session.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "cli/play/testing.h"
#include "cli/shared/files.h"

namespace tavola::cli {
namespace {

using testing::new_match;
using testing::Played;
using testing::TempFolder;
using testing::type;

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

/// A game of Sunrise Lane in which seat 0, a person, begins.
match::Match lane(const std::string& bots = "greedy") {
  return new_match("sunrise-lane", 2, bots, "tea", {{"first", "0"}});
}

TEST(Session, TheEndOfInputSavesAndSaysHowToContinue) {
  const TempFolder folder;
  const std::string file = folder.file("a game.json");
  const Played played = type(lane(), "", file);
  EXPECT_EQ(played.end, SessionEnd::kLeft);
  EXPECT_TRUE(has(played.out, "tavola play --resume '" + file + "'")) << played.out;
  EXPECT_TRUE(load_record(file).ok());
}

TEST(Session, EndsWhereNobodyCanReadIt) {
  const TempFolder folder;
  const Autosave autosave(folder.file("game.json"));
  PlayTable table(lane(), autosave, term::Paint(false), 80);
  std::ostringstream out;
  testing::RandomTyper in(out, 1);
  out.setstate(std::ios::badbit);
  EXPECT_EQ(testing::run_session(table, in, out).end, SessionEnd::kLeft);
  EXPECT_TRUE(load_record(folder.file("game.json")).ok());
}

TEST(Session, QuitSavesToo) {
  const TempFolder folder;
  const Played played = type(lane(), "quit\n1\n", folder.file("game.json"));
  EXPECT_EQ(played.end, SessionEnd::kLeft);
  EXPECT_TRUE(has(played.out, "--resume"));
}

TEST(Session, EveryMoveIsOnDiskBeforeTheNextQuestion) {
  const TempFolder folder;
  const std::string file = folder.file("game.json");

  /// Looks into the file whenever it is asked.
  class Looker final : public Input {
   public:
    Looker(const std::string& file, const PlayTable& table) : file_(file), table_(table) {}
    Got line(std::string& text) override {
      const auto record = load_record(file_);
      EXPECT_TRUE(record.ok());
      EXPECT_EQ(record.ok() ? record->events.size() : 0, table_.match().events().size());
      text = "1";
      return ++asked_ > 8 ? Got::kInterrupted : Got::kLine;
    }

   private:
    std::string file_;
    const PlayTable& table_;
    int asked_ = 0;
  };
  const Autosave autosave(file);
  PlayTable table(lane(), autosave, term::Paint(false), 80);
  Looker in(file, table);
  std::ostringstream out;
  EXPECT_EQ(testing::run_session(table, in, out).end, SessionEnd::kInterrupted);
}

TEST(Session, AGameOfBotsIsOnDiskAfterEachMove) {
  const TempFolder folder;
  const Autosave autosave(folder.file("game.json"));
  PlayTable table(lane("random,random"), autosave, term::Paint(false), 80);
  for (int moves = 0; moves < 5; ++moves) {
    ASSERT_TRUE(table.let_bot_move().ok());
    const auto record = load_record(autosave.path());
    ASSERT_TRUE(record.ok());
    EXPECT_EQ(record->events.size(), table.match().events().size());
  }
  EXPECT_GE(table.match().events().size(), 5u);
}

TEST(Session, AResumedGameGoesOnAsIfItHadNeverStopped) {
  const TempFolder folder;
  const std::string file = folder.file("game.json");
  type(lane("random"), "1\n1\n1\n", file);
  auto resumed = match::Match::from_record(*load_record(file));
  ASSERT_TRUE(resumed.ok());
  type(*resumed, "1\n1\n1\n", file);
  const auto in_two = load_record(file);
  type(lane("random"), "1\n1\n1\n1\n1\n1\n", folder.file("other.json"));
  const auto in_one = load_record(folder.file("other.json"));
  ASSERT_TRUE(in_one.ok() && in_two.ok());
  EXPECT_EQ(in_one->events, in_two->events);
}

TEST(Session, NonsenseNeverEndsTheGameAndChangesNothing) {
  const TempFolder folder;
  const std::string file = folder.file("game.json");
  type(lane(), "", file);
  const auto before = load_record(file);
  const std::string nonsense =
      "xyzzy\n0\n999999999999999999999\n-1\n\n\t\n\x1b[A\nhouse\nhouse z99 1\nrules\nrules zebra\nsave\n" +
      std::string(10000, 'z') + "\nmore\nhint\nlog\nrecord\nboard\nhelp\nundo\n";
  const Played played = type(lane(), nonsense, file);
  EXPECT_TRUE(has(played.out, "There is no choice 0"));
  EXPECT_TRUE(has(played.out, "too long"));
  EXPECT_TRUE(has(played.out, "No choice contains \"xyzzy\""));
  EXPECT_EQ(load_record(file)->events, before->events);
}

TEST(Session, AnIllegalMoveNamesItsRule) {
  const TempFolder folder;
  const Played played = type(lane(), "stop\nHOUSE a1  1\n", folder.file("game.json"));
  EXPECT_TRUE(has(played.out, "Not allowed by SL-")) << played.out;
  EXPECT_TRUE(has(played.out, "`rules SL-"));
}

TEST(Session, ATypedMoveIsPlayedInAnyCase) {
  const TempFolder folder;
  const std::string file = folder.file("game.json");
  type(lane("none"), "  DRAW \n", file);
  const auto record = load_record(file);
  ASSERT_TRUE(record.ok());
  EXPECT_EQ(std::count(record->events.begin(), record->events.end(), "draw"), 1);
}

TEST(Session, UndoStopsAtRandomEventsAndOtherPlayers) {
  const TempFolder folder;
  const std::string file = folder.file("game.json");
  const Played fresh = type(lane(), "undo\n", file);
  EXPECT_TRUE(has(fresh.out, "can't undo a random event"));
  const std::size_t start = load_record(file)->events.size();

  // A house or park that begins a chain can be taken back. A draw can't.
  const Played undone = type(lane(), "2\nundo\nundo\n", file);
  const auto record = load_record(file);
  EXPECT_EQ(record->events.size(), start + 2) << undone.out;  // the move and the undo
  EXPECT_EQ(record->events.back(), "undo");
  EXPECT_EQ(match::Match::from_record(*record)->events().size(), start);
  EXPECT_TRUE(has(undone.out, "can't undo a random event"));

  // All on 1 Card: a player can't take back another player's roll.
  const Played other = type(new_match("all-on-one-card", 2, "none", "tea"), "keep\npass\nundo\n", file);
  EXPECT_TRUE(has(other.out, "you can only undo your own")) << other.out;
}

TEST(Session, SaveNeverDestroysAnotherFile) {
  const TempFolder folder;
  const std::string letter = folder.file("letter.txt");
  ASSERT_TRUE(write_file(letter, "Dear Ben").ok());
  const Played played =
      type(lane(), "save " + letter + "\nsave " + folder.file("copy.json") + "\n", folder.file("game.json"));
  EXPECT_TRUE(has(played.out, "Not saved"));
  EXPECT_EQ(*read_file(letter, 100), "Dear Ben");
  EXPECT_TRUE(load_record(folder.file("copy.json")).ok());
}

TEST(Session, AnUnwritableFolderIsSaidOnceAndTheGameGoesOn) {
  const TempFolder folder;
  ASSERT_TRUE(write_file(folder.file("plain"), "x").ok());
  const Played played = type(lane(), "1\n1\n1\nquit\nquit\n", folder.file("plain/game.json"));
  std::size_t warnings = 0;
  for (std::size_t at = played.out.find("Warning:"); at != std::string::npos;
       at = played.out.find("Warning:", at + 1)) {
    ++warnings;
  }
  EXPECT_EQ(warnings, 1u);
  EXPECT_TRUE(has(played.out, "`quit` again leaves"));
  EXPECT_EQ(played.end, SessionEnd::kLeft);
}

TEST(Session, FilterShowsOnlyWhatFits) {
  const TempFolder folder;
  const Played played = type(lane(), "park\nmore\n", folder.file("game.json"));
  const std::string answer = played.out.substr(played.out.find(", help)> "));
  EXPECT_TRUE(has(answer, "park ")) << answer;
  EXPECT_FALSE(has(answer, "  house ")) << answer;
}

TEST(Session, RulesAreShownAtTheTable) {
  const TempFolder folder;
  const Played played = type(lane(), "rules sl-9\n", folder.file("game.json"));
  EXPECT_TRUE(has(played.out, "SL-9")) << played.out;
}

/// The output of a hot-seat game between hand-overs, each part with the player who saw it.
std::vector<std::pair<std::string, std::string>> looks(const std::string& out) {
  std::vector<std::pair<std::string, std::string>> parts;
  const std::string mark = "Pass the keyboard to ";
  for (std::size_t at = out.find(mark); at != std::string::npos;) {
    const std::size_t next = out.find(mark, at + 1);
    const std::string part = out.substr(at + mark.size(), next - at - mark.size());
    parts.emplace_back(part.substr(0, part.find(',')), part);
    at = next;
  }
  return parts;
}

TEST(HotSeat, TheOthersHandIsNeverShown) {
  for (const std::string game : {"sunrise-lane", "construction-zone", "all-on-one-card"}) {
    const TempFolder folder;
    const core::OptionTexts options =
        game == "all-on-one-card" ? core::OptionTexts{{"variant", "advanced"}} : core::OptionTexts{};
    const Autosave autosave(folder.file("game.json"));
    PlayTable table(new_match(game, 2, "none", "tea", options), autosave, term::Paint(false), 80);

    /// Plays at random and asks for the whole log and record each time.
    class Curious final : public Input {
     public:
      explicit Curious(const std::ostringstream& out) : typer_(out, 3) {}
      Got line(std::string& text) override {
        const Got got = typer_.line(text);
        ++asked_;
        if (asked_ > 160) return Got::kEnd;
        if (!text.empty() && asked_ % 4 != 0) text = asked_ % 4 == 1 ? "log" : asked_ % 4 == 2 ? "record" : "hint";
        return got;
      }

     private:
      testing::RandomTyper typer_;
      int asked_ = 0;
    };
    std::ostringstream out;
    Curious in(out);
    const Played played = testing::run_session(table, in, out, true);
    const auto parts = looks(played.out);
    ASSERT_GT(parts.size(), 2u) << game;
    const core::Seat anna{0};
    const core::Seat ben{1};
    int secrets = 0;
    for (std::size_t n = 0; n < table.match().events().size(); ++n) {
      for (const auto& [own, other, reader] : {std::tuple{anna, ben, "Ben"}, std::tuple{ben, anna, "Anna"}}) {
        if (table.noted(own, n) == table.noted(other, n) || table.noted(own, n) == table.noted(core::kSpectator, n)) {
          continue;
        }
        const std::string secret = table.told(own, n);
        ++secrets;
        for (const auto& [name, part] : parts) {
          EXPECT_FALSE(name == reader && has(part, secret)) << game << ": " << reader << " reads: " << secret;
        }
      }
    }
    EXPECT_GT(secrets, 0) << game;
    for (const auto& [name, part] : parts) {
      // The screen and the scrollback are cleared before the next player looks.
      EXPECT_TRUE(has(part, "\x1b[3J")) << game;
    }
  }
}

TEST(HotSeat, NoHandOverWhereNothingIsHidden) {
  const TempFolder folder;
  const Played played =
      type(new_match("all-on-one-card", 2, "none", "tea"), "keep\npass\npass\n", folder.file("game.json"), true);
  EXPECT_FALSE(has(played.out, "Pass the keyboard"));
}

TEST(HotSeat, WithoutAScreenALineSaysWhoseTurnItIs) {
  const TempFolder folder;
  const Played played = type(lane("none"), "draw\n", folder.file("game.json"));
  EXPECT_TRUE(has(played.out, "--- Anna ---"));
  EXPECT_TRUE(has(played.out, "--- Ben ---"));
  EXPECT_FALSE(has(played.out, "\x1b"));
}

}  // namespace
}  // namespace tavola::cli
