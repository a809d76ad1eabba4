import { expect, test } from "vitest";
import { actionsFor, type Situation } from "./actions";
import { modeOf, PILE, pointedAt, type GameChoice } from "./choices";
import { canDo } from "./in_words";
import type { View } from "./types";
import { describe, prompt } from "./words";

const crossing = (cards: number): Situation => {
  const choice = {
    text: "cross c17",
    move: { type: "cross", card: "c17" },
    preview: { points: 0, cards, ends_turn: true, ends_game: false },
  } as GameChoice;
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
  expect(actionsFor(crossing(3)).words).toBe("Card 17: 3 boxes crossed");
  expect(actionsFor(crossing(1)).words).toBe("Card 17: 1 box crossed");
});

test("a new card is taken from those face up, or drawn unseen from the pile", () => {
  const preview = { points: 0, cards: 0, ends_turn: true, ends_game: false };
  const take = { text: "take c12", move: { type: "take", card: "c12" }, preview } as GameChoice;
  const draw = { text: "draw", move: { type: "draw" }, preview } as GameChoice;
  const done: GameChoice[] = [];
  const taking = (options: GameChoice[], ...chosen: string[]) =>
    actionsFor({ ...crossing(0), options, mode: modeOf(options), chosen, submit: (choice) => done.push(choice) });

  expect(modeOf([draw]), "no card lies face up").toBe("take");
  expect(taking([take, draw]).main?.act, "nothing is chosen yet").toBeNull();
  expect(taking([take, draw]).words).toContain("pile");
  expect(taking([take]).words, "the pile is used up").not.toContain("pile");
  expect(taking([take, draw], "c12").main?.label).toBe("Take card 12");
  expect(taking([take, draw], PILE).main?.label).toBe("Draw an unseen card");
  taking([take, draw], PILE).main?.act?.();
  expect(done).toEqual([draw]);
  expect(pointedAt([draw]).cards).toEqual([PILE]);
  expect(canDo([take, draw])).toEqual(["Draw an unseen card"]);
  expect(prompt([take, draw])).toBe("Take a face-up card, or draw one unseen");
  expect(prompt([take])).toBe("Take one of the face-up cards");
  expect(describe({ by: 0, move: { type: "draw" } }, () => "Ada")).toBe("Ada drew a card");
});
