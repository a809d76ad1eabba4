// The tips for a player's first game of a kind: a few words for each phase in which the player acts.
import { gameUi } from "../games";
import { named } from "../i18n";

const phases = (game: string): readonly string[] => gameUi(game)?.tips ?? [];

export const hasTip = (game: string, phase: string): boolean => phases(game).includes(phase);
export const tipFor = (game: string, phase: string): string => named("tips", `${game}.${phase}`);
/** All tips of a game, to keep room for the longest. */
export const tipsOf = (game: string): string[] => phases(game).map((phase) => tipFor(game, phase));
