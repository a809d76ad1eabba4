import { expect, test } from "vitest";
import { actionsFor, type Situation } from "./actions";
import type { GameChoice } from "./logic";
import type { View } from "./types";

const crossing = (cards: number): Situation => {
  const choice = { text: "cross c17", move: { type: "cross", card: "c17" }, preview: { points: 0, cards, ends_turn: true, ends_game: false } } as GameChoice;
  return {
    view: {} as View,
    options: [choice],
    mode: "cross",
    answer: null,
    isEarly: false,
    chosen: ["c17"],
    again: [],
    name: String,
    submit: () => undefined,
    withdraw: () => undefined,
    choose: () => undefined,
    mark: () => undefined,
  };
};

test("the bar says on which card how many boxes would be crossed", () => {
  expect(actionsFor(crossing(3)).say).toBe("Card 17: 3 boxes crossed");
  expect(actionsFor(crossing(1)).say).toBe("Card 17: 1 box crossed");
});
