import { describe as about, expect, it } from "vitest";
import type { Content } from "./types";
import { describe } from "./words";

const content: Content = { name: "Test", buildings: [{ name: "Mill", cost: {} }, { cost: {} }] };
const name = (seat: number): string => ["Ada", "Bo"][seat] ?? "";

about("an event in words", () => {
  it("names who did what with which cards", () => {
    expect(describe({ by: 0, move: { type: "take", cards: { plan: 2 } } }, name, content)).toBe("Ada took 2 plans.");
    expect(
      describe({ by: 1, move: { type: "trade", give: { material: 1, plan: 1 }, get: "plan_3" } }, name, content),
    ).toBe("Bo traded a material and a plan for a plan worth 3.");
  });
  it("calls buildings by their names, or by number where they have none", () => {
    expect(describe({ by: 0, move: { type: "build", building: 1, pay: { worker: 3 } } }, name, content)).toBe(
      "Ada built Mill with 3 workers.",
    );
    expect(describe({ by: "chance", move: { type: "top", pile: "a", building: 2 } }, name, content)).toContain(
      "Building 2",
    );
  });
  it("tells drawn cards, but nothing about cards that were dealt face down", () => {
    expect(describe({ by: "chance", move: { type: "card", card: "crane" } }, name, content)).toContain("Crane");
    expect(describe({ by: "chance", move: { type: "card", card: null } }, name, content)).toBe("");
  });
});
