// Why something can't be done now, with the rule that says so.
import { t, type Key, type Values } from "../i18n";

export interface Why {
  what: string;
  /** A rule's id, where one says so. */
  rule: string | null;
}

/** Words for why not, and their rule from a game's table. */
export const whyBy =
  (rules: Partial<Record<Key, string>>) =>
  (key: Key, values?: Values): Why => ({ what: t(key, values), rule: rules[key] ?? null });
