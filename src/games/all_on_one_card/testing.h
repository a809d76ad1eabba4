// Shared by the tests of All on 1 Card: small sets of cards, and play by notation.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "core/fields.h"
#include "games/all_on_one_card/wire/wire.h"
#include "games/testing.h"

namespace tavola::all_on_one_card::testing {

inline Content default_content() { return games::testing::default_content<Wire>(); }

/// "y3*g2r6p5b4*": the rows of a card, a star for a sun.
inline CardFace face(std::string_view text) {
  CardFace face;
  for (std::size_t i = 0; i + 1 < text.size();) {
    const Counts one = Counts::one(colour_at(static_cast<int>(kColourLetters.find(text[i]))));
    face.rows = face.rows + Counts{one.bits * static_cast<std::uint32_t>(text[i + 1] - '0')};
    i += 2;
    if (i < text.size() && text[i] == '*') {
      face.suns |= one.bits << 3;
      ++i;
    }
  }
  return face;
}

/// Few and short cards, so that cards are scored often and the pile runs out. c1 and c2 are alike but for the suns.
inline Content small_content(int cards) {
  constexpr std::array<std::string_view, 8> kFaces{"y2*g2*r2o2p2", "y2g2r2*o2p2*", "y3*g2r6p5b4*", "g4r4*o4p4b4*",
                                                   "y6*r2o5p3b4*", "y2g2o3*p3*b6", "r2*o2*p3g4b6", "y6g6r6*o6p6*"};
  Content content{"small", "A small set", 1, {}};
  for (int i = 0; i < cards; ++i) content.cards.push_back(face(kFaces[static_cast<std::size_t>(i) % kFaces.size()]));
  return content;
}

inline Rules rules_for(const Content& content, int players, const core::OptionTexts& options = {},
                       std::string_view edition = "") {
  return games::testing::rules_for<Game>(content, players, options, edition);
}

inline const core::OptionTexts kAdvanced{{"variant", "advanced"}};

/// A table to play at by notation. Each move must be legal, and each event possible.
class Play {
 public:
  Play(const Rules& rules, std::string_view position)
      : rules_(rules), state_(games::testing::position<Game>(rules, position)) {}
  explicit Play(const Rules& rules) : rules_(rules), state_(start(rules)) {}

  const Rules& rules() const { return rules_; }
  const State& state() const { return state_; }
  const Table& table() const { return state_.table; }
  Phase phase() const { return state_.table.phase; }
  Actor actor() const { return to_act(rules_, state_); }
  std::string position() const { return write_position(rules_, state_); }

  /// Plays moves and events separated by semicolons.
  Play& play(std::string_view texts) {
    for (std::string_view text : core::split(texts, ';')) play_one(text);
    return *this;
  }

  /// The moves of the seat whose turn it is.
  std::string moves() const {
    std::string text;
    for (const std::string& move : games::testing::moves<Game>(rules_, state_)) {
      text += (text.empty() ? "" : "; ") + move;
    }
    return text;
  }

  /// The random events, with their weights unless they are 1.
  std::string events() const {
    std::vector<core::Outcome<Move>> list;
    list_outcomes(rules_, state_, list);
    std::string text;
    for (const auto& [move, weight] : list) {
      text +=
          (text.empty() ? "" : "; ") + write_move(rules_, move) + (weight == 1 ? "" : " *" + std::to_string(weight));
    }
    return text;
  }

  /// The rule that forbids this move to the seat whose turn it is, or to the given seat; "" if it is legal.
  std::string refusal(std::string_view text) const { return refusal(text, actor().seat()); }
  std::string refusal(std::string_view text, Seat seat) const {
    const auto move = read_move(rules_, text);
    EXPECT_TRUE(move.ok()) << text;
    return std::string(why_not(rules_, view(rules_, state_, seat), *move).rule);
  }

  core::Preview foresee(std::string_view text) const {
    return preview(rules_, view(rules_, state_, actor().seat()), *read_move(rules_, text));
  }

  /// A card before a seat, as in a position: "c1:y2".
  std::string cards(int seat) const { return field("cards" + std::to_string(seat)); }
  std::string done(int seat) const { return field("done" + std::to_string(seat)); }
  std::string field(const std::string& key) const {
    const std::string text = position();
    auto fields = *core::FieldReader::read(text);
    return std::string(fields.take(key).value_or("none"));
  }

 private:
  void play_one(std::string_view text) {
    const auto move = read_move(rules_, text);
    ASSERT_TRUE(move.ok()) << text << ": " << move.error().text();
    if (actor().is_chance()) {
      ASSERT_TRUE(games::testing::possible<Game>(rules_, state_, *move)) << text << " can't happen in " << position();
    } else {
      ASSERT_TRUE(actor().is_seat()) << "the game is over";
      ASSERT_EQ(refusal(text), "") << text << " in " << position();
    }
    apply(rules_, state_, *move);
    ASSERT_EQ(broken_invariant(rules_, state_), "") << "after " << text << ": " << position();
  }

  Rules rules_;
  State state_;
};

}  // namespace tavola::all_on_one_card::testing
