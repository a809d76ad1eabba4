// What the tests of this game share: the default cards, a small content, tables.
#pragma once

#include <gtest/gtest.h>

#include <span>
#include <string>
#include <string_view>

#include "core/embedded.h"
#include "games/all_on_one_card/rules/all_on_one_card.h"
#include "games/all_on_one_card/wire/wire.h"

namespace tavola::all_on_one_card::testing {

std::span<const core::EmbeddedFile> files();  // made by tavola_embed

/// The default cards, through the loader.
inline Content default_content() {
  const auto json = wire::parse(files()[0].text);
  EXPECT_TRUE(json.ok());
  const auto content = Wire::read_content(wire::Node(*json, "", "bad-content"));
  EXPECT_TRUE(content.ok()) << (content.ok() ? "" : content.error().text());
  return *content;
}

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

inline Rules make(const Content& content, int players, core::OptionTexts options = {}, std::string_view edition = "") {
  const auto chosen = core::choose_options(Game::kOptions, Game::kEditions, edition, options);
  EXPECT_TRUE(chosen.ok());
  const auto rules = Game::make_rules(content, *chosen, players);
  EXPECT_TRUE(rules.ok()) << (rules.ok() ? "" : rules.error().text());
  return *rules;
}

inline const core::OptionTexts kAdvanced{{"variant", "advanced"}};

}  // namespace tavola::all_on_one_card::testing
