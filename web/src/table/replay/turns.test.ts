import { expect, test } from "vitest";
import type { GameEvent } from "../../net/messages";
import { turnFrom, turnStarts, turnUntil } from "./turns";

const log = (by: string): GameEvent[] => [...by].map((seat) => ({ by: seat === "." ? "chance" : Number(seat) }));

test("a turn lasts until another seat acts; what chance does belongs to the turn before", () => {
  expect(turnStarts(log("...00.0.1.10"))).toEqual([0, 3, 8, 11, 12]);
});
test("a log without turns has a beginning", () => {
  expect(turnStarts([])).toEqual([0]);
  expect(turnStarts(log("..."))).toEqual([0, 3]);
});
test("by turns one comes from the beginning to the end and back, and no further", () => {
  const starts = turnStarts(log("..01"));
  expect([0, 2, 3, 4].map((at) => turnFrom(starts, at, 1))).toEqual([2, 3, 4, 4]);
  expect([4, 3, 2, 0].map((at) => turnFrom(starts, at, -1))).toEqual([3, 2, 0, 0]);
  expect(turnFrom(starts, 1, -1)).toBe(0);
});

test("the turn at a moment has what its seat did until then, and nothing of the turn before", () => {
  const events = log("..00.11.0");
  expect(turnUntil(events, 4)).toEqual(events.slice(2, 4));
  expect(turnUntil(events, 6)).toEqual(events.slice(5, 6));
  expect(turnUntil(events, 8)).toEqual(events.slice(5, 8));
  expect(turnUntil(events, 1)).toEqual(events.slice(0, 1));
  expect(turnUntil([], 0)).toEqual([]);
});
