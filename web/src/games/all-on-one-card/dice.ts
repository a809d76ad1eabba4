// The view lists the dice by colour. On the table, each die stays in its place until it is rolled.
import type { GameEvent } from "../../net/messages";
import { COLOURS, type Colour, type GameMove } from "./types";

/** How many dice there are of each colour. */
export type Counts = Partial<Record<Colour, number>>;

export function countsOf(dice: readonly Colour[]): Counts {
  const counts: Counts = {};
  for (const colour of dice) counts[colour] = (counts[colour] ?? 0) + 1;
  return counts;
}

export function inOrder(dice: readonly Colour[]): Colour[] {
  return COLOURS.flatMap((colour) => dice.filter((die) => die === colour));
}

export interface Die {
  colour: Colour | null;
  /** Grows each time this die is rolled. */
  throws: number;
}

export const BLANK: readonly Die[] = Array.from({ length: 5 }, () => ({ colour: null, throws: 0 }));

/** The places of dice of these colours; places in `first` are tried before others. */
export function placesOf(dice: readonly Die[], colours: readonly Colour[], first: readonly number[] = []): number[] {
  const order = [...first, ...dice.keys()];
  const found: number[] = [];
  for (const colour of colours) {
    const place = order.find((at) => !found.includes(at) && dice[at]?.colour === colour);
    if (place !== undefined) found.push(place);
  }
  return found;
}

/**
 * The dice after a roll: those at `thrown` are new, the others stay. If that is impossible, as few as possible change.
 */
export function relaid(before: readonly Die[], now: readonly Colour[], thrown: readonly number[]): Die[] {
  const left = [...now];
  const after: (Die | null)[] = before.map((die, place) => {
    const at = die.colour === null || thrown.includes(place) ? -1 : left.indexOf(die.colour);
    if (at < 0) return null;
    left.splice(at, 1);
    return die;
  });
  return after.map((die, place) => {
    if (die) return die;
    const throws = before[place]?.throws ?? 0;
    return { colour: left.shift() ?? null, throws: throws + 1 };
  });
}

/** The places rolled between two views; `marked` are those that the viewer had marked. */
export function thrownBetween(
  before: readonly Die[],
  was: { turn: number; rolls: number } | null,
  now: { turn: number; rolls: number },
  fresh: readonly GameEvent<GameMove>[],
  marked: readonly number[],
): number[] {
  if (was === null || (was.turn === now.turn && now.rolls <= was.rolls)) return [];
  if (was.turn !== now.turn) return [...before.keys()];
  const again = fresh.map((event) => event.move).findLast((move) => move?.type === "reroll");
  return again?.type === "reroll" ? placesOf(before, inOrder(again.dice), marked) : [];
}
