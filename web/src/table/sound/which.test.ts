import { expect, test } from "vitest";
import { fromAfar, soundsOf, type Heard } from "./which";

const LAYS = ["house", "park"];
const quiet: Heard = { table: "t", over: false, mine: false, me: 0, moves: [], points: 0, refusal: null };
const after = (change: Partial<Heard>, before: Partial<Heard> = {}): string[] =>
  soundsOf({ ...quiet, ...before }, { ...quiet, ...before, ...change }, LAYS);
const house = { by: 1, type: "house" };
const card = { by: "chance", type: "card" } as const;

test("arriving at a table, or switching to another, makes no sound", () => {
  const busy = { ...quiet, mine: true, moves: [house] };
  expect(soundsOf(null, busy, LAYS)).toEqual([]);
  expect(soundsOf({ ...quiet, table: "other" }, busy, LAYS)).toEqual([]);
});

test("a piece, cards and dice, and my own points have each a sound; other moves have none", () => {
  expect(after({ moves: [house] })).toEqual(["piece"]);
  expect(after({ moves: [{ by: 1, type: "draw" }, card] })).toEqual(["cards"]);
  expect(after({ moves: [{ by: 0, type: "house" }], points: 6 })).toEqual(["points"]);
  expect(after({ moves: [{ by: 1, type: "stop" }] })).toEqual([]);
  expect(after({ moves: [{ by: "chance", type: "first" }] })).toEqual([]);
});

test("my turn is heard when it begins, not while it lasts", () => {
  expect(after({ mine: true })).toEqual(["turn"]);
  expect(after({ moves: [house] }, { mine: true })).toEqual(["piece"]);
});

test("on one screen, the next player's points are not a gain", () => {
  expect(after({ me: 1, moves: [house], points: 9 }, { me: 0, points: 4 })).toEqual(["piece"]);
});

test("never more than two, however much happened", () => {
  expect(after({ moves: [house, card, card, house], mine: true, points: 3 })).toEqual(["points", "turn"]);
});

test("the end is heard once, and alone", () => {
  expect(after({ over: true, moves: [house], points: 5 })).toEqual(["end"]);
  expect(after({ moves: [house] }, { over: true })).toEqual([]);
});

test("a refusal is heard once", () => {
  const refusal = { what: "no" };
  expect(after({ refusal })).toEqual(["refused"]);
  expect(after({}, { refusal })).toEqual([]);
  expect(after({ refusal: { what: "no" } }, { refusal })).toEqual(["refused"]);
});

test("with the page out of sight, only what calls back is heard", () => {
  expect(fromAfar(["points", "turn"])).toEqual(["turn"]);
  expect(fromAfar(["end"])).toEqual(["end"]);
  expect(fromAfar(["piece"])).toEqual([]);
});
