import { afterEach, expect, test, vi } from "vitest";
import { memoryStore } from "../../net/local_store";
import { gamesHere } from "./here";
import { oldGlances } from "./old_glances";

/** A browser with this in its storage. */
function keeping(text: string | null): { removed: () => boolean } {
  let kept = text;
  vi.stubGlobal("localStorage", { getItem: () => kept, removeItem: () => (kept = null) });
  return { removed: () => kept === null };
}
afterEach(() => void vi.unstubAllGlobals());

const opening = JSON.stringify({ settings: { game: "sunrise-lane", seats: ["open", "easy"] } });
const told = JSON.stringify({
  a: { phase: "over", toMove: null, winners: ["Anna"] },
  b: { phase: "playing", toMove: "Ben", winners: [] },
});

test("what an earlier version kept of a table serves until the table is opened", async () => {
  const browser = keeping(told);
  const store = memoryStore();
  await store.put({ id: "a", opening, entries: [], changed: 1 });
  expect(await gamesHere(store)).toMatchObject([{ id: "a", phase: "over", turn: false, old: { winners: ["Anna"] } }]);
  expect(browser.removed()).toBe(false);
  const glance = { phase: "playing" as const, toAct: 0, seats: [], mine: [0], winners: [], totals: [], ended: null };
  await store.put({ id: "a", opening, entries: [], changed: 1, glance });
  expect(await gamesHere(store)).toMatchObject([{ id: "a", phase: "playing", old: null }]);
  expect(browser.removed()).toBe(true);
});

test("what can't be read, or is not ours, is nothing", () => {
  for (const text of ["{", "null", "7", '"over"', "[]"]) {
    keeping(text);
    expect([...oldGlances().values()].every((one) => !one.over)).toBe(true);
  }
  keeping('{"a":null,"b":{"phase":"over","toMove":7,"winners":[1,"Anna"]}}');
  expect(oldGlances().get("a")).toEqual({ over: false, toMove: "", winners: [] });
  expect(oldGlances().get("b")).toEqual({ over: true, toMove: "", winners: ["Anna"] });
  vi.unstubAllGlobals(); // storage is disabled
  expect(oldGlances().size).toBe(0);
});
