// Statistics of the viewer's finished games.
import { GAMES } from "../../games";
import { LEVELS } from "../../i18n/levels";
import { againstOf, outcomeOf, scoreOf, type Game, type Outcome } from "./game";

export type Tally = { played: number } & Record<Outcome, number>;

export interface Score {
  game: Game;
  outcome: Outcome;
  mine: number;
  best: number;
}

const counts = (game: Game): boolean => outcomeOf(game) !== null && !game.takenUp;

export function tallyOf(games: readonly Game[]): Tally {
  const tally: Tally = { played: 0, won: 0, shared: 0, lost: 0 };
  for (const outcome of games.filter(counts).map(outcomeOf)) {
    if (outcome === null) continue;
    tally.played += 1;
    tally[outcome] += 1;
  }
  return tally;
}

/** The share of games that were won, alone or with others. */
export const victories = ({ played, won, shared }: Tally): number => (played === 0 ? 0 : (won + shared) / played);

/** The games that count, grouped by a word: known words in order, then others. */
function grouped(games: readonly Game[], word: (game: Game) => string, order: readonly string[]): [string, Game[]][] {
  const groups = new Map<string, Game[]>(order.map((known) => [known, []]));
  for (const game of games.filter(counts)) {
    const members = groups.get(word(game)) ?? [];
    members.push(game);
    groups.set(word(game), members);
  }
  return [...groups].filter(([, members]) => members.length > 0);
}

const byGame = (games: readonly Game[]): [string, Game[]][] =>
  grouped(
    games,
    ({ game }) => game,
    GAMES.map(({ id }) => id),
  );

/** By game, and in each game by bot level and for people. */
export function winsByGame(
  games: readonly Game[],
): { game: string; all: Tally; against: { who: string; tally: Tally }[] }[] {
  return byGame(games).map(([game, members]) => ({
    game,
    all: tallyOf(members),
    against: grouped(members, againstOf, [...LEVELS, "people"]).map(([who, those]) => ({ who, tally: tallyOf(those) })),
  }));
}

/** By game, in the order they were played. */
export function scoresByGame(games: readonly Game[]): { game: string; scores: Score[] }[] {
  return byGame(games)
    .map(([game, members]) => ({ game, scores: members.flatMap(scored).sort((a, b) => a.game.at - b.game.at) }))
    .filter(({ scores }) => scores.length > 0);
}

function scored(game: Game): Score[] {
  const outcome = outcomeOf(game);
  const score = scoreOf(game);
  return outcome && score ? [{ game, outcome, ...score }] : [];
}
