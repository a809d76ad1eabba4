// Shared by the tests of All on 1 Card: small sets of cards, and play by notation.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "games/all_on_one_card/wire/wire.h"
#include "games/testing.h"

namespace tavola::all_on_one_card::testing {

using games::testing::has;
using games::testing::Texts;

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

inline Rules rules_for(const Content& content, int players = 2, const core::OptionTexts& options = {},
                       std::string_view edition = "") {
  return games::testing::rules_for<Game>(content, players, options, edition);
}

inline const core::OptionTexts kAdvanced{{"variant", "advanced"}};

struct Position : games::testing::Position<Game> {
  using games::testing::Position<Game>::Position;

  /// The cards before a seat and those it has scored, as in a position: "c1:y2,c3".
  std::string cards(int seat) const { return field("cards" + std::to_string(seat)); }
  std::string done(int seat) const { return field("done" + std::to_string(seat)); }
};

}  // namespace tavola::all_on_one_card::testing
