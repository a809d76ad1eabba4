import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LEVELS } from "./levels";

const HEADER = join(import.meta.dirname, "../../../src/search/level.h");

test("the levels that have a name are those of the bots, in their order", () => {
  const names = /kLevelNames = [^{]*\{([^}]*)\}/.exec(readFileSync(HEADER, "utf8"))?.[1] ?? "";
  expect(LEVELS).toEqual([...names.matchAll(/"(\w+)"/g)].map(([, name]) => name));
});
