// Which of the viewer's games are listed. Unknown parts of the address are ignored.
import { GAMES } from "../../games";
import { LEVELS } from "../../i18n/levels";
import { againstOf, OUTCOMES, outcomeOf, type Game } from "./game";

/** "" means all. */
export interface Filter {
  game: string;
  against: string;
  state: string;
  result: string;
}
export type Part = keyof Filter;

export const VALUES: Record<Part, readonly string[]> = {
  game: GAMES.map(({ id }) => id),
  against: ["bots", ...LEVELS, "people", "screen"],
  state: ["turn", "running", "over"],
  result: OUTCOMES,
};
export const PARTS = Object.keys(VALUES) as Part[];

export function filterOf(said: Record<string, string>): Filter {
  const one = (part: Part): string => VALUES[part].find((value) => value === said[part]) ?? "";
  return { game: one("game"), against: one("against"), state: one("state"), result: one("result") };
}

/** The filter for the address: only what was chosen. */
export function chosen(filter: Filter): Record<string, string> {
  return Object.fromEntries(PARTS.flatMap((part) => (filter[part] ? [[part, filter[part]]] : [])));
}

function isAgainst(game: Game, wanted: string): boolean {
  const against = againstOf(game);
  return wanted === "bots" ? against !== "people" && against !== "screen" : against === wanted;
}

const isIn: Record<string, (game: Game) => boolean> = {
  turn: (game) => game.turn,
  running: (game) => game.phase !== "over",
  over: (game) => game.phase === "over",
};

export function filtered(games: readonly Game[], { game, against, state, result }: Filter): Game[] {
  return games.filter(
    (one) =>
      (!game || one.game === game) &&
      (!against || isAgainst(one, against)) &&
      (!state || isIn[state]?.(one)) &&
      (!result || outcomeOf(one) === result),
  );
}
