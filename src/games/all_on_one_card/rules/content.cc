// Checks content and options for what the rules need.
#include "core/first_player.h"
#include "games/all_on_one_card/rules/game.h"

namespace tavola::all_on_one_card {
namespace {

core::Error bad_content(std::string where, std::string what) {
  return {"bad-content", std::move(where), std::move(what)};
}

/// AC-2: five rows of 2 to 6 boxes, two suns on rows that the card has.
core::Status check_card(const CardFace& face, const std::string& place) {
  int rows = 0;
  for (int c = 0; c < kColours; ++c) {
    const int boxes = face.rows.of(colour_at(c));
    if (boxes == 0) continue;
    ++rows;
    if (boxes < kMinBoxes || boxes > kMaxBoxes) {
      return bad_content(place + ".rows." + std::string(kColourNames[static_cast<std::size_t>(c)]),
                         "has " + std::to_string(boxes) + " boxes; expected 2 to 6 (AC-2)");
    }
  }
  if (rows != kRows || ((face.rows.bits & ~0x777777u) != 0)) {
    return bad_content(place + ".rows",
                       "has " + std::to_string(rows) + " rows; expected 5 of different colours (AC-2)");
  }
  if ((face.suns & ~face.rows.present()) != 0) {
    return bad_content(place + ".suns", "a sun is on a colour that the card does not have (AC-2)");
  }
  if (std::popcount(face.suns) != 2) {
    return bad_content(place + ".suns",
                       "has " + std::to_string(std::popcount(face.suns)) + " suns; expected exactly 2 (AC-2)");
  }
  return core::Done{};
}

core::Status check_cards(const Content& content) {
  if (content.cards.size() < kMinCards || content.cards.size() > kMaxCards) {
    return bad_content("cards", "there are " + std::to_string(content.cards.size()) + " cards; expected 8 to 64");
  }
  for (std::size_t i = 0; i < content.cards.size(); ++i) {
    const auto checked = check_card(content.cards[i], "cards[" + std::to_string(i) + "]");
    if (!checked.ok()) return checked.error();
  }
  return core::Done{};
}

core::Status check_deal(const Rules& rules) {
  const int each = rules.advanced ? kDealtDraft : kDealtBasic;
  if (rules.card_count >= each * rules.players) return core::Done{};
  return bad_content("cards", "there are " + std::to_string(rules.card_count) + " cards; expected at least " +
                                  std::to_string(each * rules.players) + ", " + std::to_string(each) +
                                  " for each player (" + (rules.advanced ? "AC-14" : "AC-3") + ")");
}

}  // namespace

core::Result<Rules> Game::make_rules(const Content& content, const core::Options& options, int players) {
  if (const auto checked = core::check_options(kOptions, options, players); !checked.ok()) return checked.error();
  const auto first = core::named_first(options, players);
  if (!first.ok()) return first.error();
  Rules rules;
  rules.players = players;
  rules.options = options;
  rules.content = content;
  rules.first = *first;
  rules.advanced = options.choice[1] == 1;
  rules.in_play = rules.advanced ? kMaxInPlay : kDealtBasic;
  if (const auto checked = check_cards(content); !checked.ok()) return checked.error();
  rules.card_count = static_cast<int>(content.cards.size());
  if (const auto checked = check_deal(rules); !checked.ok()) return checked.error();
  for (int n = 1; n <= rules.card_count; ++n) {
    rules.faces[static_cast<std::size_t>(n)] = content.cards[static_cast<std::size_t>(n - 1)];
    rules.all |= set_of(card_no(n));
  }
  return rules;
}

}  // namespace tavola::all_on_one_card
