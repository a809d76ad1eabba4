// The tips at the table, for somebody's first game of a kind: a few words for each phase that asks for something.
import { named } from "../i18n";

/** By game, the phases that have a tip. */
export const TIPS: Readonly<Record<string, readonly string[]>> = {
  "sunrise-lane": ["choose", "chain", "discard"],
  "all-on-one-card": ["choose", "pick", "draft", "take"],
  "construction-zone": ["take", "trade", "build"],
};

export const hasTip = (game: string, phase: string): boolean => TIPS[game]?.includes(phase) ?? false;
export const tipFor = (game: string, phase: string): string => named("tips", `${game}.${phase}`);
/** All of a game, to keep room for the longest. */
export const tipsOf = (game: string): string[] => (TIPS[game] ?? []).map((phase) => tipFor(game, phase));
