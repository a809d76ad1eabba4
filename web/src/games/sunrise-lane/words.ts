// Prompts, log lines and advice, in words.
import { counted, listed, named, t } from "../../i18n";
import type { Choice, GameEvent, Seat } from "../../net/messages";
import { whyBy, type Why } from "../why";
import { byPlot, countsOf, passing } from "./choices";
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
      return t("sl.advice.discard", { cards: cardList(countsOf(move.cards)) });
    default:
      return "";
  }
}

/** How close any player is to having two or fewer pieces left, which ends the game. */
export function progress(view: View): number {
  if (view.phase === "over") return 1;
  return Math.max(
    0,
    ...view.players.map(({ seat, pieces }) => {
      const used = view.houses.reduce((sum, house) => sum + (house.seat === seat ? house.floors : 0), 0);
      return Math.min(1, used / Math.max(1, used + pieces - 2));
    }),
  );
}

export const why = whyBy({
  "sl.no.turn": "SL-4",
  "sl.no.discard": "SL-14",
  "sl.no.mark": "SL-14",
  "sl.no.taken": "SL-5",
  "sl.no.cards": "SL-7",
  "sl.no.cardsPark": "SL-9",
  "sl.no.chain": "SL-6",
  "sl.no.first": "SL-5",
});

/** Why a plot can't be chosen now, or what to do instead. */
export function whyNot(view: View, plot: string, mine: boolean): Why {
  if (view.phase === "over") return why("sl.no.over");
  if (!mine) return why("sl.no.turn");
  if (view.phase === "discard") return why("sl.no.discard");
  if (view.parks.includes(plot) || view.houses.some((house) => house.plot === plot))
    return why("sl.no.taken", { plot });
  if (view.open.includes(plot)) return why(view.park_used ? "sl.no.cardsPark" : "sl.no.cards", { plot });
  return view.last ? why("sl.no.chain", { plot: view.last }) : why("sl.no.first");
}
