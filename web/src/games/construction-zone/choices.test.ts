import { describe, expect, it } from "vitest";
import type { Choice } from "../../net/messages";
import { buildable, canGet, canGive, canTake, declined, payments, takeSize, takeWith, tradeWith } from "./choices";
import type { GameMove } from "./types";

const choice = (move: GameMove): Choice<GameMove> => ({
  text: JSON.stringify(move),
  move,
  preview: { points: 0, cards: 0, ends_turn: false, ends_game: false },
});

describe("taking", () => {
  const choices = [
    choice({ type: "take", cards: { material: 2 } }),
    choice({ type: "take", cards: { material: 1, plan: 1 } }),
  ];
  it("finds the pair that was pointed at, in any order", () => {
    expect(takeWith(choices, { plan: 1, material: 1 })).toBe(choices[1]);
    expect(takeWith(choices, { plan: 1 })).toBeUndefined();
  });
  it("knows what can still be added", () => {
    expect(canTake(choices, { plan: 1 })).toBe(true);
    expect(canTake(choices, { plan: 2 })).toBe(false);
    expect(takeSize(choices)).toBe(2);
    expect(takeSize([choice({ type: "take", cards: {} })])).toBe(0);
  });
});

describe("trading", () => {
  const choices = [
    choice({ type: "trade", give: { plan: 2 }, get: "crane" }),
    choice({ type: "trade", give: { plan: 1, worker: 1 }, get: "plan_3" }),
    choice({ type: "no_trade" }),
  ];
  it("finds the trade when both sides are there", () => {
    expect(tradeWith(choices, { plan: 2 }, "crane")).toBe(choices[0]);
    expect(tradeWith(choices, { plan: 2 }, null)).toBeUndefined();
  });
  it("offers only what leads to a trade of the list", () => {
    expect(canGive(choices, { plan: 1 }, "worker", null)).toBe(true);
    expect(canGive(choices, { plan: 1 }, "worker", "crane")).toBe(false);
    expect(canGive(choices, { plan: 2 }, "plan", null)).toBe(false);
    expect(canGet(choices, { worker: 1 }, "plan_3")).toBe(true);
    expect(canGet(choices, { worker: 1 }, "crane")).toBe(false);
  });
  it("finds the way out", () => expect(declined(choices)).toBe(choices[2]));
});

describe("building", () => {
  const choices = [
    choice({ type: "build", building: 7, pay: { material: 3 } }),
    choice({ type: "build", building: 7, pay: { material_3: 1 } }),
    choice({ type: "build", building: 2, pay: { worker: 3 } }),
    choice({ type: "no_build" }),
  ];
  it("groups the payments by building, the first one first", () => {
    expect(payments(choices, 7)).toEqual(choices.slice(0, 2));
    expect(payments(choices, null)).toEqual([]);
    expect([...buildable(choices)]).toEqual([7, 2]);
  });
});
