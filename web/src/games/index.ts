// The list of all games.
import type { Move } from "../net/messages";
import { allOnOneCard } from "./all-on-one-card";
import { constructionZone } from "./construction-zone";
import type { GameUi } from "./game";
import { sunriseLane } from "./sunrise-lane";

/** Any game: pages pass its views, moves and content through without looking inside. */
export type AnyGameUi = GameUi<Record<string, unknown>, Move, Record<string, unknown>>;

export const GAMES = [sunriseLane, allOnOneCard, constructionZone] as unknown as readonly AnyGameUi[];

export function gameUi(id: string): AnyGameUi | null {
  return GAMES.find((game) => game.id === id) ?? null;
}
