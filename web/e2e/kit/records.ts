// Records of games played without a browser, and forged ones.
import { createHash } from "node:crypto";
import type { Engine } from "../../src/net/engine";
import { realEngine } from "../../src/net/real_engine";
import type { GameName } from "./play";

export interface GameRecord extends Record<string, unknown> {
  events: string[];
}

const NAMES = ["Anna", "Ben", "Carla", "Dario"];

/** A game played at random to its end; the same seed always gives the same game. */
async function played(game: GameName, players: number, options: Record<string, string>, seed: number): Promise<Engine> {
  const engine = realEngine();
  const names = NAMES.slice(0, players);
  await engine.ask({
    cmd: "new",
    game,
    players,
    options,
    seed: "7".repeat(64),
    nonces: ["00ff", "11", "22", "33"].slice(0, players),
    names,
  });
  await engine.ask({ cmd: "playout", seed });
  return engine;
}
const recordOf = async (engine: Engine): Promise<GameRecord> =>
  (await engine.ask({ cmd: "record" }))["record"] as GameRecord;

/** A finished game of two players, always the same. */
export const wholeGame = async (game: GameName): Promise<GameRecord> => recordOf(await played(game, 2, {}, 3));

export interface RichMoment {
  record: GameRecord;
  at: number;
  /** The number of choices. */
  choices: number;
}
const MOST_GAMES = 20;

/** For each of these phases, the moment with the most choices. It plays as many games as it takes to find them all. */
export async function richMoments<Phase extends string>(
  game: GameName,
  players: number,
  options: Record<string, string>,
  phases: readonly Phase[],
): Promise<Record<Phase, RichMoment>> {
  const best: Partial<Record<string, RichMoment>> = {};
  for (let seed = 1; phases.some((phase) => !best[phase]); ++seed) {
    if (seed > MOST_GAMES)
      throw new Error(`not in ${MOST_GAMES} games: ${phases.filter((phase) => !best[phase]).join()}`);
    const engine = await played(game, players, options, seed);
    const record = await recordOf(engine);
    for (let at = record.events.length - 1; at > 0; --at) {
      const { to_act: seat } = await engine.ask({ cmd: "undo" });
      if (typeof seat !== "number") continue;
      const { phase } = (await engine.ask({ cmd: "view", seat }))["view"] as { phase: string };
      const choices = ((await engine.ask({ cmd: "moves" }))["moves"] as unknown[]).length;
      if (choices > (best[phase]?.choices ?? 0)) best[phase] = { record, at, choices };
    }
  }
  return best as Record<Phase, RichMoment>;
}

/** The record with a change and a matching checksum, as a skilled forger would make it. */
export function forged(record: GameRecord, change: Partial<GameRecord>): GameRecord {
  const { checksum: _, ...rest } = { ...record, ...change };
  return {
    ...rest,
    checksum: createHash("sha256").update(JSON.stringify(rest)).digest("hex"),
  } as unknown as GameRecord;
}

/** Whether the rules allow this game. */
export const opens = async (record: GameRecord): Promise<boolean> =>
  (await realEngine().ask({ cmd: "open_record", record })).ok;
