import { describe as about, expect, it } from "vitest";
import { describe } from "./describe";
import { learnNames } from "./words.svelte";

const name = (seat: number): string => ["Ada", "Bo"][seat] ?? "";

about("an event in words", () => {
  it("names who did what with which cards", () => {
    expect(describe({ by: 0, move: { type: "take", cards: { plan: 2 } } }, name)).toBe("Ada took 2 plans.");
    expect(describe({ by: 1, move: { type: "trade", give: { material: 1, plan: 1 }, get: "plan_3" } }, name)).toBe("Bo traded a material and a plan for a plan worth 3.");
  });
  it("calls buildings by their names, or by number where they have none", () => {
    learnNames({ name: "Test", buildings: [{ name: "Mill", cost: {} }, { cost: {} }] });
    expect(describe({ by: 0, move: { type: "build", building: 1, pay: { worker: 3 } } }, name)).toBe("Ada built Mill with 3 workers.");
    expect(describe({ by: "chance", move: { type: "top", pile: "a", building: 2 } }, name)).toContain("Building 2");
  });
  it("tells drawn cards, but nothing about cards that were dealt face down", () => {
    expect(describe({ by: "chance", move: { type: "card", card: "crane" } }, name)).toContain("Crane");
    expect(describe({ by: "chance", move: { type: "card", card: null } }, name)).toBe("");
  });
  it("tells what is not a move", () => {
    expect(describe({ by: 1, undo: true }, name)).toBe("Bo took back a move.");
    expect(describe({ by: 1, end: "resign" }, name)).toBe("Bo gave up.");
    expect(describe({ by: 1, end: "timeout" }, name)).toBe("Bo ran out of time.");
  });
});
