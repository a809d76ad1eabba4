import { expect, test } from "vitest";
import { seatName } from "../games/seat_name";
import type { SeatInfo } from "../net/messages";
import { rematchLines } from "./rematch";

const seats = (...wanting: number[]): SeatInfo[] =>
  [
    { kind: "person" as const, name: "Anna" },
    { kind: "bot" as const, level: "easy" },
    { kind: "person" as const, name: "Ben" },
  ].map((seat, s) => ({ ...seat, ...(wanting.includes(s) && { rematch: true }) }));
const words = (list: SeatInfo[], own: number[]): string[] =>
  rematchLines(list, own, (seat) => seatName(list, seat)).map(({ text }) => text);

test("nothing is said before somebody asks for another game", () => {
  expect(words(seats(), [0])).toEqual([]);
});

test("everyone sees who wants another game and who hasn't answered yet", () => {
  expect(words(seats(0), [0])).toEqual(["You want another game", "Ben hasn't answered yet"]);
  expect(words(seats(0), [2])).toEqual(["Anna wants another game", "You haven't answered yet"]);
  expect(words(seats(0), [])).toEqual(["Anna wants another game", "Ben hasn't answered yet"]);
  expect(rematchLines(seats(0), [0], String).map(({ seat, wants }) => [seat, wants])).toEqual([
    [0, true],
    [2, false],
  ]);
});

test("on one screen, everyone has a name", () => {
  expect(words(seats(0), [0, 2])).toEqual(["Anna wants another game", "Ben hasn't answered yet"]);
});
