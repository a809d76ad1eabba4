// Cards of the default content with some boxes crossed.
import content from "../../../../../content/all-on-one-card/default.json";
import type { Counts } from "../dice";
import { COLOURS, type Card, type Content } from "../types";

const CARDS = (content as Content).cards;

/** The card with this number, from 1. */
export function cardWith(number: number, crossed: Counts = {}): Card {
  const { rows = {}, suns = [] } = CARDS[number - 1] ?? {};
  return {
    card: `c${number}`,
    points: 0,
    rows: COLOURS.filter((colour) => rows[colour]).map((colour) => {
      const boxes = rows[colour] ?? 0;
      return {
        colour,
        boxes,
        crossed: crossed[colour] ?? 0,
        sun: suns.includes(colour),
        full: crossed[colour] === boxes,
      };
    }),
  };
}
