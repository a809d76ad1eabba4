// Finds the choice that matches what a player picked. It knows no rules: it filters the list.
import type { Choice } from "../../net/messages";
import { countsOf, inOrder, type Counts } from "./dice";
import type { Card, Colour, GameMove } from "./types";

export type GameChoice = Choice<GameMove>;
export type Mode = "roll" | "cross" | "return" | "take" | "none";

const MODES: Partial<Record<GameMove["type"], Mode>> = {
  keep: "roll",
  reroll: "roll",
  cross: "cross",
  pass: "cross",
  return: "return",
  take: "take",
  draw: "take",
};

/** What these choices are about. */
export function modeOf(choices: readonly GameChoice[]): Mode {
  const type = choices[0]?.move.type;
  return (type && MODES[type]) ?? "none";
}

/** The choice to roll these dice again; with no dice, to keep them all. */
export function rollChoice(choices: readonly GameChoice[], again: readonly Colour[]): GameChoice | null {
  const wanted = inOrder(again).join();
  return (
    choices.find(({ move }) =>
      move.type === "reroll" ? move.dice.join() === wanted : move.type === "keep" && wanted === "",
    ) ?? null
  );
}

/** The choice for this card: to cross boxes on it, or to take it. */
export function cardChoice(choices: readonly GameChoice[], card: string): GameChoice | null {
  return choices.find(({ move }) => (move.type === "cross" || move.type === "take") && move.card === card) ?? null;
}

export function passChoice(choices: readonly GameChoice[]): GameChoice | null {
  return choices.find(({ move }) => move.type === "pass") ?? null;
}

/** Picked instead of a card's name to draw an unseen card. */
export const PILE = "pile";

export function drawChoice(choices: readonly GameChoice[]): GameChoice | null {
  return choices.find(({ move }) => move.type === "draw") ?? null;
}

/** The choice for the picked new card: a face-up card, or the pile. */
export const takeChoice = (choices: readonly GameChoice[], picked: string): GameChoice | null =>
  picked === PILE ? drawChoice(choices) : cardChoice(choices, picked);

/** The choice to return exactly these cards, in any order. */
export function returnChoice(choices: readonly GameChoice[], cards: readonly string[]): GameChoice | null {
  const fits = (move: GameMove): boolean =>
    move.type === "return" && move.cards?.length === cards.length && move.cards.every((card) => cards.includes(card));
  return choices.find(({ move }) => fits(move)) ?? null;
}

/** The dice and cards that these moves use, including the pile. */
export function pointedAt(choices: readonly GameChoice[]): { dice: Colour[]; cards: string[] } {
  return {
    dice: choices.flatMap(({ move }) => (move.type === "reroll" ? move.dice : [])),
    cards: choices.flatMap(({ move }) =>
      move.type === "cross" || move.type === "take"
        ? [move.card]
        : move.type === "return"
          ? (move.cards ?? [])
          : move.type === "draw"
            ? [PILE]
            : [],
    ),
  };
}

/**
 * The boxes of a `cross`: a number for each colour. The choice only says how many boxes there are, so this is a guess
 * from the dice. It is empty if the numbers don't match.
 */
export function marksOf(card: Card, dice: readonly Colour[], boxes: number): Counts {
  const counts = countsOf(dice);
  const marks: Counts = {};
  let sum = 0;
  for (const row of card.rows) {
    const count = counts[row.colour] ?? 0;
    if (count === 0 || count > row.boxes - row.crossed) continue;
    marks[row.colour] = count;
    sum += count;
  }
  return sum === boxes ? marks : {};
}
