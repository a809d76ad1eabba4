// The bot levels from weakest to strongest: those named in strings.en.ts, in its order.
import { en, type Key } from "./en";

type LevelOf<K> = K extends `level.${infer L}` ? L : never;
export type Level = LevelOf<Key>;

const START = "level.";

export const LEVELS = Object.keys(en)
  .filter((key) => key.startsWith(START))
  .map((key) => key.slice(START.length)) as readonly Level[];
