// The choices, grouped as they are shown. It knows no rules: the list of choices says what is legal.
import type { Choice } from "../../net/messages";
import { cardsOf, nothing } from "./cards";
import { COLOURS, type Colour, type Counts, type GameMove } from "./types";

type Of<T extends GameMove["type"]> = Choice<Extract<GameMove, { type: T }>>;
export type HouseChoice = Of<"house">;
export type ParkChoice = Of<"park">;
export type Build = HouseChoice | ParkChoice;

export interface PlotChoices {
  plot: string;
  houses: HouseChoice[];
  parks: ParkChoice[];
}

function is<T extends GameMove["type"]>(choice: Choice<GameMove>, type: T): choice is Of<T> {
  return choice.move.type === type;
}

export function byPlot(choices: Choice<GameMove>[]): Map<string, PlotChoices> {
  const groups = new Map<string, PlotChoices>();
  const groupOf = (plot: string): PlotChoices => {
    const group = groups.get(plot) ?? { plot, houses: [], parks: [] };
    groups.set(plot, group);
    return group;
  };
  for (const choice of choices) {
    if (is(choice, "house")) groupOf(choice.move.plot).houses.push(choice);
    else if (is(choice, "park")) groupOf(choice.move.plot).parks.push(choice);
  }
  for (const group of groups.values()) group.houses.sort((a, b) => a.move.floors - b.move.floors);
  return groups;
}

/** What a tap on a plot suggests: the tallest house, or else the park. */
export function proposal(group: PlotChoices): Build | null {
  return group.houses.at(-1) ?? group.parks[0] ?? null;
}

/** `draw` or `stop`, whichever is offered. */
export function passing(choices: Choice<GameMove>[]): Choice<GameMove> | null {
  return choices.find((choice) => is(choice, "draw") || is(choice, "stop")) ?? null;
}

/** The choice that discards exactly the marked cards. */
export function discardOf(choices: Choice<GameMove>[], marked: Counts): Choice<GameMove> | null {
  return (
    choices.find(
      (choice) =>
        is(choice, "discard") && COLOURS.every((colour) => cardsOf(choice.move.cards)[colour] === marked[colour]),
    ) ?? null
  );
}

/**
 * The marks after a tap on a colour: one more if a discard allows it, otherwise none of that colour. null if neither is
 * possible.
 */
export function markedAfter(choices: Choice<GameMove>[], marked: Counts, colour: Colour): Counts | null {
  const more = { ...marked, [colour]: marked[colour] + 1 };
  const fits = choices.some((choice) => {
    if (!is(choice, "discard")) return false;
    const cards = cardsOf(choice.move.cards);
    return COLOURS.every((one) => cards[one] >= more[one]);
  });
  if (fits) return more;
  return marked[colour] > 0 ? { ...marked, [colour]: 0 } : null;
}

/** The cards that a build would take from the hand. */
export function costOf(build: Build | null, plotColour: Colour | null): Counts {
  const cost = nothing();
  if (build?.move.type === "park") cost[build.move.card] = 1;
  else if (build && plotColour) cost[plotColour] = build.preview.cards;
  return cost;
}
