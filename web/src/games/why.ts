// Why something can't be done now, with the rule behind it.
import { t, type Key, type Values } from "../i18n";

export interface Why {
  what: string;
  /** The id of the rule, if there is one. */
  rule: string | null;
}

/** The reason in words, and its rule from the game's table. */
export const whyBy =
  (rules: Partial<Record<Key, string>>) =>
  (key: Key, values?: Values): Why => ({ what: t(key, values), rule: rules[key] ?? null });
