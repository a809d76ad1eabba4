import { expect, it } from "vitest";
import { othersOf } from "./others";

it("seats the others clockwise from the viewer", () => {
  expect(othersOf(4, 2)).toEqual([3, 0, 1]);
  expect(othersOf(3, null)).toEqual([0, 1, 2]);
});
