import { describe, expect, it } from "vitest";
import type { Choice } from "../../net/messages";
import { cardsOf, nothing } from "./cards";
import { byPlot, costOf, discardOf, markedAfter, passing, proposal } from "./choices";
import type { Colour, GameMove } from "./types";

const choice = (text: string, move: GameMove, cards = 1): Choice<GameMove> => ({
  text,
  move,
  preview: { points: 0, cards, ends_turn: false, ends_game: false },
});
const building = [
  choice("stop", { type: "stop" }),
  choice("house e5 2", { type: "house", plot: "e5", floors: 2 }, 2),
  choice("house e5 1", { type: "house", plot: "e5", floors: 1 }),
  choice("park e5 r", { type: "park", plot: "e5", card: "red" }),
  choice("park f4 r", { type: "park", plot: "f4", card: "red" }),
];

describe("building", () => {
  const groups = byPlot(building);
  it("is grouped by plot, floors rising", () => {
    expect([...groups.keys()]).toEqual(["e5", "f4"]);
    expect(groups.get("e5")?.houses.map((one) => one.move.floors)).toEqual([1, 2]);
    expect(groups.get("f4")?.parks).toHaveLength(1);
  });
  it("proposes the tallest house, else the park", () => {
    const house = groups.get("e5");
    const park = groups.get("f4");
    expect(house && proposal(house)?.text).toBe("house e5 2");
    expect(park && proposal(park)?.text).toBe("park f4 r");
  });
  it("costs cards of the plot's colour, or the card of the park", () => {
    const group = groups.get("e5");
    expect(costOf(group?.houses[1] ?? null, "blue")).toEqual({ ...nothing(), blue: 2 });
    expect(costOf(group?.parks[0] ?? null, "blue")).toEqual({ ...nothing(), red: 1 });
    expect(costOf(null, null)).toEqual(nothing());
  });
  it("finds stop", () => {
    expect(passing(building)?.text).toBe("stop");
    expect(passing([])).toBeNull();
  });
});

describe("discarding", () => {
  const discard = (...cards: Colour[]): Choice<GameMove> => choice(cards.join(), { type: "discard", cards });
  const choices = [discard("green", "green"), discard("green", "red")];
  it("marks as many cards as some discard has, then unmarks", () => {
    const one = markedAfter(choices, nothing(), "green");
    expect(one).toEqual(cardsOf(["green"]));
    const two = one && markedAfter(choices, one, "green");
    expect(two).toEqual(cardsOf(["green", "green"]));
    expect(two && markedAfter(choices, two, "green")).toEqual(nothing());
    expect(two && markedAfter(choices, two, "red")).toBeNull();
  });
  it("is final only when the marks are a whole discard", () => {
    expect(discardOf(choices, cardsOf(["green"]))).toBeNull();
    expect(discardOf(choices, cardsOf(["red", "green"]))?.text).toBe("green,red");
  });
});
