import { describe, expect, it } from "vitest";
import {
  cardChoice,
  marksOf,
  modeOf,
  passChoice,
  pointedAt,
  returnChoice,
  rollChoice,
  type GameChoice,
} from "./choices";
import type { Card, GameMove } from "./types";

const choice = (move: GameMove, cards = 0): GameChoice => ({
  text: "",
  move,
  preview: { points: 0, cards, ends_turn: true, ends_game: false },
});
const card: Card = {
  card: "c7",
  points: 0,
  rows: [
    { colour: "yellow", boxes: 3, crossed: 2, sun: false, full: false },
    { colour: "red", boxes: 4, crossed: 0, sun: true, full: false },
  ],
};

describe("choices", () => {
  it("knows which dice and cards moves are about", () => {
    expect(pointedAt([choice({ type: "reroll", dice: ["red", "blue"] })])).toEqual({
      dice: ["red", "blue"],
      cards: [],
    });
    expect(pointedAt([choice({ type: "return", cards: ["c2", "c7"] })])).toEqual({ dice: [], cards: ["c2", "c7"] });
    expect(
      pointedAt([
        choice({ type: "take", card: "c1" }),
        choice({ type: "cross", card: "c3" }),
        choice({ type: "keep" }),
      ]),
    ).toEqual({ dice: [], cards: ["c1", "c3"] });
  });

  const rolls = [
    choice({ type: "keep" }),
    choice({ type: "reroll", dice: ["yellow"] }),
    choice({ type: "reroll", dice: ["yellow", "red"] }),
  ];

  it("finds what the marked dice mean, in whatever order they were marked", () => {
    expect(rollChoice(rolls, ["red", "yellow"])).toBe(rolls[2]);
    expect(rollChoice(rolls, [])).toBe(rolls[0]);
    expect(rollChoice(rolls, ["blue"])).toBeNull();
  });
  it("finds what a card, a pass and two returned cards mean", () => {
    const picks = [choice({ type: "cross", card: "c7" }), choice({ type: "pass" })];
    expect(cardChoice(picks, "c7")).toBe(picks[0]);
    expect(cardChoice(picks, "c8")).toBeNull();
    expect(passChoice(picks)).toBe(picks[1]);
    const returns = [choice({ type: "return", cards: ["c3", "c9"] })];
    expect(returnChoice(returns, ["c9", "c3"])).toBe(returns[0]);
    expect(returnChoice(returns, ["c9"])).toBeNull();
  });
  it("knows what is asked", () => {
    expect(modeOf(rolls)).toBe("roll");
    expect(modeOf([choice({ type: "pass" })])).toBe("cross");
    expect(modeOf([choice({ type: "take", card: "c1" })])).toBe("take");
    expect(modeOf([])).toBe("none");
  });
});

describe("marks", () => {
  it("shows the boxes that a choice announces", () => {
    expect(marksOf(card, ["yellow", "red", "red", "blue", "blue"], 3)).toEqual({ yellow: 1, red: 2 });
    expect(marksOf(card, ["yellow", "yellow", "red", "blue", "blue"], 1)).toEqual({ red: 1 });
  });
  it("shows none when it can't tell where they are", () => {
    expect(marksOf(card, ["yellow", "red", "red", "blue", "blue"], 4)).toEqual({});
  });
});
