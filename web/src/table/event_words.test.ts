import { expect, test } from "vitest";
import { seatName } from "../games/seat_name";
import type { GameEvent } from "../net/messages";
import { eventWords } from "./event_words";

const game = {
  describe: (event: GameEvent, name: (seat: number) => string) =>
    `${event.by === "chance" ? "" : name(event.by)}: ${event.text ?? ""}`,
};
const seats = [
  { kind: "person" as const, name: "Ada" },
  { kind: "bot" as const, level: "easy" },
];
const words = (event: GameEvent): string => eventWords(game, event, (seat) => seatName(seats, seat), {});

test("what is not a move is told alike in every game", () => {
  expect(words({ by: 0, undo: true })).toBe("Ada took back a move");
  expect(words({ by: 1, end: "resign" })).toBe("Easy 2 gave up");
  expect(words({ by: 0, end: "timeout" })).toBe("Ada ran out of time");
});

test("moves are told in the game's own words", () => {
  expect(words({ by: 0, text: "draw" })).toBe("Ada: draw");
});
