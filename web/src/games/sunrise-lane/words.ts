// The game in words: cards, prompts, log lines, advice, and the lines of the score sheet.
import { counted, listed, named, t } from "../../i18n";
import type { Choice, GameEvent, Seat } from "../../net/messages";
import { cardsOf } from "./cards";
import { byPlot, passing } from "./choices";
import { COLOURS, type Colour, type Counts, type GameMove, type View } from "./types";

export const colourName = (colour: Colour): string => named("colour", colour);

export function cardList(counts: Counts): string {
  return listed(
    COLOURS.filter((colour) => counts[colour] > 0).map((colour) =>
      counts[colour] === 1 ? colourName(colour) : t("sl.hand.cards", { n: counts[colour], colour: colourName(colour) }),
    ),
  );
}

export function prompt(view: View, choices: Choice<GameMove>[]): string {
  if (view.phase === "discard") return counted("sl.discard", view.discards_left);
  const plots = [...byPlot(choices).values()];
  const house = plots.some((plot) => plot.houses.length > 0);
  if (view.phase === "chain") {
    if (plots.length === 0 && passing(choices)) return t("sl.prompt.stop");
    return t(house ? "sl.prompt.chain" : "sl.prompt.chainPark", { plot: view.last ?? "" });
  }
  if (plots.length === 0) return t("sl.prompt.draw");
  return t(house ? "sl.prompt" : "sl.prompt.park");
}

export function describe(event: GameEvent<GameMove>, name: (seat: Seat) => string): string {
  const move = event.move;
  if (event.by === "chance") {
    if (move?.type === "first") return t("sl.log.first", { name: name(move.seat) });
    if (move?.type === "card" && move.card) return t("sl.log.card", { colour: colourName(move.card) });
    return "";
  }
  const who = { name: name(event.by) };
  switch (move?.type) {
    case "house":
      return t("sl.log.house", { ...who, plot: move.plot, floors: counted("sl.floors", move.floors) });
    case "park":
      return t("sl.log.park", { ...who, plot: move.plot, colour: colourName(move.card) });
    case "draw":
      return t("sl.log.draws", who);
    case "stop":
      return t("sl.log.stop", who);
    case "discard":
      return t("sl.log.discard", { ...who, cards: listed(move.cards.map(colourName)) });
    default:
      return "";
  }
}

/** The same moves as advice to the player. */
export function advise(move: GameMove): string {
  switch (move.type) {
    case "house":
      return t("sl.advice.house", { plot: move.plot, floors: counted("sl.floors", move.floors) });
    case "park":
      return t("sl.advice.park", { plot: move.plot, colour: colourName(move.card) });
    case "draw":
      return t("sl.advice.draw");
    case "stop":
      return t("sl.advice.stop");
    case "discard":
      return t("sl.advice.discard", { cards: cardList(cardsOf(move.cards)) });
    default:
      return "";
  }
}

export const lineName = (line: string): string => named("sl.line", line);
