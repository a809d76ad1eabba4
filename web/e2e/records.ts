// Records of games that were never played in a browser, and what somebody may make of one.
import { createHash } from "node:crypto";
import type { Engine } from "../src/net/engine";
import { realEngine } from "../src/net/real_engine";
import type { GameName } from "./play";

export interface GameRecord extends Record<string, unknown> {
  events: string[];
}

const NAMES = ["Anna", "Ben", "Carla", "Dario"];

/** A game that was played to its end at random, always the same. */
async function played(game: GameName, players: number, options: Record<string, string>): Promise<Engine> {
  const engine = realEngine();
  const names = NAMES.slice(0, players);
  await engine.ask({ cmd: "new", game, players, options, seed: "7".repeat(64), nonces: ["00ff", "11", "22", "33"].slice(0, players), names });
  await engine.ask({ cmd: "playout", seed: 3 });
  return engine;
}
const recordOf = async (engine: Engine): Promise<GameRecord> => (await engine.ask({ cmd: "record" }))["record"] as GameRecord;

/** A game of two that was played to its end, always the same. */
export const wholeGame = async (game: GameName): Promise<GameRecord> => recordOf(await played(game, 2, {}));

/** A whole game, and for each phase that asks a player for something the moment with the most to choose from. */
export async function richMoments(game: GameName, players: number, options: Record<string, string> = {}): Promise<{ record: GameRecord; moments: Map<string, number> }> {
  const engine = await played(game, players, options);
  const record = await recordOf(engine);
  const best = new Map<string, { at: number; choices: number }>();
  for (let at = record.events.length - 1; at > 0; --at) {
    const { to_act: seat } = await engine.ask({ cmd: "undo" });
    if (typeof seat !== "number") continue;
    const { phase } = (await engine.ask({ cmd: "view", seat }))["view"] as { phase: string };
    const choices = ((await engine.ask({ cmd: "moves" }))["moves"] as unknown[]).length;
    if (choices > (best.get(phase)?.choices ?? 0)) best.set(phase, { at, choices });
  }
  return { record, moments: new Map([...best].map(([phase, { at }]) => [phase, at])) };
}

/** With a change, and a checksum that fits: as somebody would alter it who knows how. */
export function forged(record: GameRecord, change: Partial<GameRecord>): GameRecord {
  const { checksum: _, ...rest } = { ...record, ...change };
  return { ...rest, checksum: createHash("sha256").update(JSON.stringify(rest)).digest("hex") } as unknown as GameRecord;
}

/** Whether the game could have gone so. */
export const opens = async (record: GameRecord): Promise<boolean> => (await realEngine().ask({ cmd: "open_record", record })).ok;
