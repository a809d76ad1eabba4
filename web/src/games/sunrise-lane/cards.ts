// Counting cards by colour.
import { COLOURS, type Colour, type Counts } from "./types";

export const nothing = (): Counts => ({ yellow: 0, green: 0, red: 0, blue: 0, pink: 0 });
export const size = (cards: Counts): number => COLOURS.reduce((sum, colour) => sum + cards[colour], 0);

export function cardsOf(colours: readonly Colour[]): Counts {
  const cards = nothing();
  for (const colour of colours) ++cards[colour];
  return cards;
}
