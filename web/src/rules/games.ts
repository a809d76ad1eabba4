// Which ids belong to which game, and where its diagrams are. A fourth game is one more line.
import { addressOf } from "../address";
import type { Diagram } from "./diagrams/diagram";

interface GameRules {
  game: string;
  prefix: string;
  diagrams: () => Promise<{ diagrams: readonly Diagram[] }>;
}

export const GAME_RULES: readonly GameRules[] = [
  { game: "sunrise-lane", prefix: "SL", diagrams: () => import("./diagrams/sunrise-lane") },
  { game: "all-on-one-card", prefix: "AC", diagrams: () => import("./diagrams/all-on-one-card") },
  { game: "construction-zone", prefix: "CZ", diagrams: () => import("./diagrams/construction-zone") },
];

export async function loadDiagrams(game: string): Promise<readonly Diagram[]> {
  return (await GAME_RULES.find((rules) => rules.game === game)?.diagrams())?.diagrams ?? [];
}

/** Where a rule is explained: on the page of its game, or, when all games share it, on that of `game`. */
export function rulesAddress(rule: string, game: string): string {
  const owner = GAME_RULES.find(({ prefix }) => rule.toUpperCase().startsWith(`${prefix}-`));
  return addressOf({ page: "rules", game: owner?.game ?? game, rule });
}
