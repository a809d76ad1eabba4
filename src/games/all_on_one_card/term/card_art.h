// Cards and dice as text: colour, shape (AC-1) and letter together, so that any one of them is enough.
#pragma once

#include <span>
#include <string>

#include "games/all_on_one_card/rules/game.h"
#include "term/paint.h"

namespace tavola::all_on_one_card {

/// "●y": shape and letter, coloured.
std::string colour_sign(Colour colour, const term::Paint& paint);

/// Dice in a row: "[●y] [●y] [▲b]".
std::string dice_row(Counts dice, const term::Paint& paint);

/// Dice in few columns: "●y●y▲b".
std::string dice_signs(Counts dice, const term::Paint& paint);

/// A card in a frame, with the boxes marked that `dice` would cross. 23 columns wide, 7 lines.
std::string big_card(const Rules& rules, Card card, Counts dice, const term::Paint& paint);

/// A card in one line of at most 56 columns.
std::string small_card(const Rules& rules, Card card, const term::Paint& paint);

/// A card in one line of at most 63 columns, with one column for each colour.
std::string aligned_card(const Rules& rules, Card card, const term::Paint& paint);

/// Cards side by side, three in a row.
std::string card_rows(const Rules& rules, std::span<const Card> cards, Counts dice, const term::Paint& paint);

}  // namespace tavola::all_on_one_card
