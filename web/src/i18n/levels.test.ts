import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LEVELS } from "./levels";

const SOURCE = join(import.meta.dirname, "../../../src");

test("the levels that have a name are those of the bots, in their order", () => {
  const header = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).find((name) => /\blevel\.h$/.test(name))!;
  const names = /kLevelNames\{([^}]*)\}/.exec(readFileSync(join(SOURCE, header), "utf8"))?.[1] ?? "";
  expect(LEVELS).toEqual([...names.matchAll(/"(\w+)"/g)].map(([, name]) => name));
});
