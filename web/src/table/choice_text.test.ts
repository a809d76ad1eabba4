import { expect, test } from "vitest";
import type { Choice, Move } from "../net/messages";
import { textOf } from "./choice_text";

const preview = { points: 0, cards: 0, ends_turn: true, ends_game: false };
/** A new object each time, as a board may make one. */
const park = (): Move => Object.assign({ type: "park" }, { plot: "e5", colour: "blue" });
const choices: Choice[] = [
  { text: "draw", move: { type: "draw" }, preview },
  { text: "park e5 b", move: park(), preview },
];

test("a move goes back as the text that came with its choice", () => {
  expect(textOf(park(), choices)).toBe("park e5 b");
});

test("a move that was not offered goes as it is, and the table says why not", () => {
  expect(textOf({ type: "stop" }, choices)).toEqual({ type: "stop" });
});
