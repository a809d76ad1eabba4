// Counting cards: sums, what a building still needs, and the places in the row.
import type { GameEvent } from "../../net/messages";
import type { Building, Cards, GameMove, Kind, View } from "./types";
import { KINDS } from "./types";

export type Resource = keyof Building["cost"];
export const RESOURCES: readonly Resource[] = ["workers", "cranes", "materials", "plans"];
export const RESOURCE_OF: Record<Kind, Resource> = {
  material: "materials",
  plan: "plans",
  material_3: "materials",
  plan_3: "plans",
  crane: "cranes",
  worker: "workers",
};
export const ADVANCED: readonly Kind[] = ["material_3", "plan_3", "crane", "worker"];

export const worth = (kind: Kind): number => (kind === "material_3" || kind === "plan_3" ? 3 : 1);
export const size = (cards: Cards): number => KINDS.reduce((sum, kind) => sum + (cards[kind] ?? 0), 0);
export const kindsOf = (cards: Cards): Kind[] => KINDS.filter((kind) => (cards[kind] ?? 0) > 0);
const COLOURS = {
  workers: "var(--yellow)",
  cranes: "var(--green)",
  materials: "var(--red)",
  plans: "var(--blue)",
} as const;
export const colourOf = (resource: Resource): string => COLOURS[resource];

/** The viewer's own hand. */
export const handOf = (view: View): Cards =>
  (typeof view.viewer === "number" ? view.seats[view.viewer]?.hand : null) ?? {};

export const eachOf = (cards: Cards): Kind[] => KINDS.flatMap((kind) => Array<Kind>(cards[kind] ?? 0).fill(kind));

export function cardsOf(kinds: readonly Kind[]): Cards {
  const cards: Cards = {};
  for (const kind of kinds) cards[kind] = (cards[kind] ?? 0) + 1;
  return cards;
}
/** Adds cards up; kinds with no cards are left out. */
export function plus(a: Cards, b: Cards, times = 1): Cards {
  const sum: Cards = {};
  for (const kind of KINDS) {
    const number = (a[kind] ?? 0) + times * (b[kind] ?? 0);
    if (number > 0) sum[kind] = number;
  }
  return sum;
}
export const minus = (a: Cards, b: Cards): Cards => plus(a, b, -1);
export const within = (part: Cards, whole: Cards): boolean =>
  KINDS.every((kind) => (part[kind] ?? 0) <= (whole[kind] ?? 0));
export const same = (a: Cards, b: Cards): boolean => within(a, b) && within(b, a);

/** The cards that all of these have in common. */
export function shared(all: readonly Cards[]): Cards {
  const cards: Cards = {};
  for (const kind of KINDS) {
    const least = all.length > 0 ? Math.min(...all.map((one) => one[kind] ?? 0)) : 0;
    if (least > 0) cards[kind] = least;
  }
  return cards;
}

/** What these cards lack for a building. It is only a hint: the choices decide what can be built. */
export function missing(cost: Building["cost"], hand: Cards): Building["cost"] {
  const lack = { ...cost };
  for (const kind of KINDS) lack[RESOURCE_OF[kind]] -= worth(kind) * (hand[kind] ?? 0);
  for (const resource of RESOURCES) lack[resource] = Math.max(0, lack[resource]);
  return lack;
}
export const isNothing = (cost: Building["cost"]): boolean => RESOURCES.every((resource) => cost[resource] === 0);

export interface Place {
  id: number;
  kind: Kind;
}
/** The row's places after an update: cards that stay keep their place, new ones fill the gaps with new ids. */
export function settled(
  before: readonly (Place | null)[],
  row: Cards,
  fresh: readonly GameEvent<GameMove>[],
  places = 4,
): (Place | null)[] {
  let next = before.reduce((top, place) => Math.max(top, place?.id ?? 0), 0) + 1;
  let gone: Cards = {};
  for (const event of fresh) if (event.move?.type === "take" && !event.undo) gone = plus(gone, event.move.cards);
  const left = { ...row };
  const after: (Place | null)[] = Array.from({ length: Math.max(places, size(row)) }, (_, i) => {
    const place = before[i];
    if (!place) return null;
    if ((gone[place.kind] ?? 0) > 0) {
      gone[place.kind] = (gone[place.kind] ?? 0) - 1;
      return null;
    }
    if ((left[place.kind] ?? 0) === 0) return null;
    left[place.kind] = (left[place.kind] ?? 0) - 1;
    return place;
  });
  for (const kind of eachOf(left)) {
    const gap = after.indexOf(null);
    if (gap >= 0) after[gap] = { id: next++, kind };
  }
  return after;
}
