// Finds the choice that matches what a player picked. It knows no rules: it filters the list.
import type { Choice } from "../../net/messages";
import { cardsOf, plus, same, size, within } from "./cards";
import type { Cards, GameMove, Kind } from "./types";

type Of<T extends GameMove["type"]> = Choice<Extract<GameMove, { type: T }>>;
type Choices = readonly Choice<GameMove>[];

export function ofType<T extends GameMove["type"]>(choices: Choices, type: T): Of<T>[] {
  return choices.filter((choice): choice is Of<T> => choice.move.type === type);
}

export const takeWith = (choices: Choices, cards: Cards): Of<"take"> | undefined =>
  ofType(choices, "take").find((choice) => same(choice.move.cards, cards));
export const canTake = (choices: Choices, cards: Cards): boolean =>
  ofType(choices, "take").some((choice) => within(cards, choice.move.cards));
/** How many cards the player must take. */
export const takeSize = (choices: Choices): number =>
  Math.max(0, ...ofType(choices, "take").map((choice) => size(choice.move.cards)));

export function tradeWith(choices: Choices, give: Cards, get: Kind | null): Of<"trade"> | undefined {
  return ofType(choices, "trade").find((choice) => choice.move.get === get && same(choice.move.give, give));
}
export function canGive(choices: Choices, give: Cards, kind: Kind, get: Kind | null): boolean {
  const cards = plus(give, cardsOf([kind]));
  return ofType(choices, "trade").some(
    (choice) => within(cards, choice.move.give) && (get === null || choice.move.get === get),
  );
}
export function canGet(choices: Choices, give: Cards, get: Kind): boolean {
  return ofType(choices, "trade").some((choice) => choice.move.get === get && within(give, choice.move.give));
}

/** The ways to pay for a building, the suggested one first. */
export const payments = (choices: Choices, building: number | null): Of<"build">[] =>
  ofType(choices, "build").filter((choice) => choice.move.building === building);
export const buildable = (choices: Choices): Set<number> =>
  new Set(ofType(choices, "build").map((choice) => choice.move.building));
export const declined = (choices: Choices): Choice<GameMove> | undefined =>
  choices.find((choice) => choice.move.type === "no_trade" || choice.move.type === "no_build");
