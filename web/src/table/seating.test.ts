import { expect, test } from "vitest";
import type { SeatInfo, You } from "../net/messages";
import { isSeated, keptSeat, mayFree, maySit } from "./seating";

const you = (change: Partial<You> = {}): You => ({ seats: [], host: false, may_sit: true, muted: [], ...change });
const anna: SeatInfo = { kind: "person", name: "Anna" };
const open: SeatInfo = { kind: "open" };

test("an invited player may take one open seat", () => {
  expect(maySit({ seats: [anna, open], you: you() }, 1)).toBe(true);
  expect(maySit({ seats: [anna, open], you: you() }, 0)).toBe(false);
  expect(maySit({ seats: [anna, open], you: you({ seats: [0] }) }, 1)).toBe(false);
  expect(maySit({ seats: [anna, open], you: you({ may_sit: false }) }, 1)).toBe(false);
});

test("a seat that is kept for me is mine to take, and nobody else's", () => {
  const seats: SeatInfo[] = [
    { kind: "reserved", name: "Ben" },
    { kind: "reserved", name: "Anna" },
  ];
  const me = { seats, you: you({ seats: [1] }) };
  expect(isSeated(me)).toBe(false);
  expect(keptSeat(me)).toBe(1);
  expect(maySit(me, 1)).toBe(true);
  expect(maySit(me, 0)).toBe(false);
});

test("everyone may stand up; the host can free any seat", () => {
  const seats: SeatInfo[] = [anna, { kind: "bot", level: "easy" }, open];
  expect(mayFree({ seats, you: you({ seats: [0] }) }, 0)).toBe(true);
  expect(mayFree({ seats, you: you({ seats: [0] }) }, 1)).toBe(false);
  expect(mayFree({ seats, you: you({ host: true }) }, 1)).toBe(true);
  expect(mayFree({ seats, you: you({ host: true }) }, 2)).toBe(false);
});
