import { expect, test } from "vitest";
import type { SeatInfo, You } from "../net/messages";
import { wayOut } from "./way_out";

const person: SeatInfo = { kind: "person", name: "Anna" };
const bot: SeatInfo = { kind: "bot", level: "easy" };
const you = (...seats: number[]): You => ({ seats, host: false, may_sit: false, muted: [] });

test("you can give up with two players, or alone against bots", () => {
  expect(wayOut({ phase: "playing", seats: [person, person], you: you(1) })).toBe("resign");
  expect(wayOut({ phase: "playing", seats: [person, bot, bot], you: you(0) })).toBe("resign");
});

test("where others want to play on, one leaves", () => {
  expect(wayOut({ phase: "playing", seats: [person, person, bot], you: you(0) })).toBe("leave");
});

test("spectators, waiting players and players of a finished game have nothing to give up", () => {
  expect(wayOut({ phase: "playing", seats: [person, person], you: you() })).toBeNull();
  expect(wayOut({ phase: "over", seats: [person, person], you: you(0) })).toBeNull();
  expect(wayOut({ phase: "open", seats: [person, person], you: you(0) })).toBeNull();
});
