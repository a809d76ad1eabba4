import { addressOf } from "../browser/address";
import { GAMES } from ".";

/** Where a rule is explained: on the page of its game, or, when all games share it, on that of `game`. */
export function rulesAddress(rule: string, game: string): string {
  const owner = GAMES.find(({ rulePrefix }) => rule.toUpperCase().startsWith(`${rulePrefix}-`));
  return addressOf({ page: "rules", game: owner?.id ?? game, rule });
}
