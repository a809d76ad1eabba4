import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { en } from "../i18n/en";
import { refusalWords } from "./refusal_words";

const ROOT = join(import.meta.dirname, "../../..");
// What no player can cause: a wrong program, or a wrong address.
const FOR_PROGRAMMERS = ["bad-message", "bad-request", "bad-path", "bad-json", "foreign-origin", "needs-json", "bad-method", "not-found", "needs-websocket"];

/** The names in the table of the part "Errors". */
function documented(): string[] {
  const part = readFileSync(join(ROOT, "docs/server-protocol.md"), "utf8").split(/^## /m).find((text) => text.startsWith("Errors")) ?? "";
  const cells = part.split("\n").filter((line) => line.startsWith("| `")).map((line) => line.split("|")[1] ?? "");
  return cells.flatMap((cell) => [...cell.matchAll(/`([a-z-]+[a-z])`/g)].map((match) => match[1] ?? ""));
}

/** The rules by which a move can be refused. */
function refusing(): Set<string> {
  const ids = new Set<string>();
  for (const game of readdirSync(join(ROOT, "src/games"))) {
    const file = join(ROOT, "src/games", game, "rules/moves.cc");
    for (const [, id] of readFileSync(file, "utf8").matchAll(/"((?:SL|AC|CZ|G)-\d+)"/g)) ids.add(id ?? "");
  }
  return ids;
}

test("every error that a player can cause has words", () => {
  const names = documented();
  expect(names.length).toBeGreaterThan(40);
  for (const name of names.filter((one) => !FOR_PROGRAMMERS.includes(one))) {
    expect(refusalWords({ name, what: "WHAT" }), name).not.toBe("WHAT");
  }
});

test("every rule that refuses a move says why", () => {
  const rules = refusing();
  expect(rules.size).toBeGreaterThan(15);
  for (const rule of rules) expect(en, rule).toHaveProperty([`why.${rule}`]);
  expect(refusalWords({ name: "illegal-move", rule: "SL-14", what: "WHAT" })).toContain("5 cards");
});

test("an unknown rule or name loses nothing", () => {
  expect(refusalWords({ name: "illegal-move", rule: "XY-1", what: "WHAT" })).toBe(en["refusal.illegal-move"]);
  expect(refusalWords({ name: "quite-new", what: "WHAT" })).toBe("WHAT");
});
