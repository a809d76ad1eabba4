// Records of games that were never played in a browser, and what somebody may make of one.
import { createHash } from "node:crypto";
import { realEngine } from "../src/net/real_engine";
import type { GameName } from "./play";

export interface GameRecord extends Record<string, unknown> {
  events: string[];
}

/** A game of two that was played to its end, always the same. */
export async function wholeGame(game: GameName): Promise<GameRecord> {
  const engine = realEngine();
  await engine.ask({ cmd: "new", game, seed: "7".repeat(64), nonces: ["00ff", "11"], names: ["Anna", "Ben"] });
  await engine.ask({ cmd: "playout", seed: 3 });
  return (await engine.ask({ cmd: "record" }))["record"] as GameRecord;
}

/** With a change, and a checksum that fits: as somebody would alter it who knows how. */
export function forged(record: GameRecord, change: Partial<GameRecord>): GameRecord {
  const { checksum: _, ...rest } = { ...record, ...change };
  return { ...rest, checksum: createHash("sha256").update(JSON.stringify(rest)).digest("hex") } as unknown as GameRecord;
}

/** Whether the game could have gone so. */
export const opens = async (record: GameRecord): Promise<boolean> => (await realEngine().ask({ cmd: "open_record", record })).ok;
