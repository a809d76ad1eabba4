// Links to rules.
import { addressOf } from "../browser/address";
import { GAMES } from ".";

/** The address of a rule: on its game's page, or on that of `game` if all games share the rule. */
export function rulesAddress(rule: string, game: string): string {
  const owner = GAMES.find(({ rulePrefix }) => rule.toUpperCase().startsWith(`${rulePrefix}-`));
  return addressOf({ page: "rules", game: owner?.id ?? game, rule });
}
