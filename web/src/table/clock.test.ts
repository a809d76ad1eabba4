import { expect, test } from "vitest";
import { clockWords, timeLeft } from "./clock";

test("only the running clock counts down, and never below zero", () => {
  const clock = { left: [60_000, 30_000], running: 1, at: 1000 };
  expect(timeLeft(clock, 0, 11_000)).toBe(60_000);
  expect(timeLeft(clock, 1, 11_000)).toBe(20_000);
  expect(timeLeft(clock, 1, 99_000)).toBe(0);
});

test("time is written as clocks do", () => {
  expect(clockWords(0)).toBe("0:00");
  expect(clockWords(59_001)).toBe("1:00");
  expect(clockWords(9_500)).toBe("0:10");
  expect(clockWords(3_723_000)).toBe("1:02:03");
  expect(clockWords(3 * 86_400_000 - 1)).toBe("2 d 23 h");
});
