// The game in words: dice and cards, prompts, log lines, advice, and the lines of the score sheet.
import { counted, listed, named, t } from "../../i18n";
import type { GameEvent, Seat } from "../../net/messages";
import { drawChoice, modeOf, type GameChoice } from "./choices";
import { countsOf, type Counts } from "./dice";
import { COLOURS, type Card, type Colour, type GameMove } from "./types";

export const points = (number: number): string => counted("ac.points", number);
export const numberOf = (card: string): string => card.slice(1);

/** Dice in words: "2 red, 1 blue". */
export const diceWords = (dice: readonly Colour[]): string => countsWords(countsOf(dice));

export function countsWords(counts: Counts): string {
  return listed(
    COLOURS.filter((colour) => counts[colour]).map((colour) =>
      t("ac.dice.many", { count: counts[colour] ?? 0, colour: named("colour", colour) }),
    ),
  );
}

/** A card in words, for tooltips and screen readers. */
export function cardWords(card: Card): string {
  const rows = card.rows.map((row) =>
    t(row.sun ? "ac.row.sun" : "ac.row", {
      colour: named("colour", row.colour),
      crossed: row.crossed,
      boxes: row.boxes,
    }),
  );
  return t("ac.cardWords", { number: numberOf(card.card), points: points(card.points), rows: rows.join(", ") });
}

export function prompt(choices: readonly GameChoice[]): string {
  switch (modeOf(choices)) {
    case "roll":
      return t("ac.prompt.choose");
    case "cross":
      return t(choices.some(({ move }) => move.type === "cross") ? "ac.prompt.cross" : "ac.prompt.pass");
    case "return":
      return t("ac.prompt.return");
    case "take":
      return t(drawChoice(choices) ? "ac.prompt.takeOrDraw" : "ac.prompt.take");
    case "none":
      return "";
  }
}

export function describe(event: GameEvent<GameMove>, name: (seat: Seat) => string): string {
  const who = event.by === "chance" ? "" : name(event.by);
  const { move } = event;
  switch (move?.type) {
    case "first":
      return t("ac.log.first", { name: name(move.seat) });
    case "roll":
      return t("ac.log.roll", { dice: diceWords(move.dice) });
    case "keep":
      return t("ac.log.keep", { name: who });
    case "reroll":
      return t("ac.log.reroll", { name: who, dice: diceWords(move.dice) });
    case "cross":
      return t("ac.log.cross", { name: who, number: numberOf(move.card) });
    case "pass":
      return t("ac.log.pass", { name: who });
    case "return":
      return move.cards
        ? t("ac.log.return", { name: who, cards: listed(move.cards.map(numberOf)) })
        : t("ac.log.return.hidden", { name: who });
    case "take":
      return t("ac.log.take", { name: who, number: numberOf(move.card) });
    case "draw":
      return t("ac.log.draw", { name: who });
    case "card":
      return move.card ? t("ac.log.card", { number: numberOf(move.card) }) : "";
    case "show":
      return t("ac.log.show", { cards: listed(move.cards.map(numberOf)) });
    default:
      return "";
  }
}

/** A player's moves as advice. */
export function advise(move: GameMove): string {
  switch (move.type) {
    case "keep":
      return t("ac.advice.keep");
    case "reroll":
      return t("ac.advice.reroll", { dice: diceWords(move.dice) });
    case "cross":
      return t("ac.advice.cross", { number: numberOf(move.card) });
    case "pass":
      return t("ac.advice.pass");
    case "return":
      return t("ac.advice.return", { cards: listed((move.cards ?? []).map(numberOf)) });
    case "take":
      return t("ac.advice.take", { number: numberOf(move.card) });
    case "draw":
      return t("ac.advice.draw");
    default:
      return "";
  }
}

/** Takes "card 2" or "open 1", as in the result. */
export function lineName(line: string): string {
  const [kind, number] = line.split(" ");
  if (kind === "card") return t("ac.line.card", { number: number ?? "" });
  return kind === "open" ? t("ac.line.open", { number: number ?? "" }) : line;
}
