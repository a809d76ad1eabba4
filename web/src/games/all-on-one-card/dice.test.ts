import { describe, expect, it } from "vitest";
import { BLANK, placesOf, relaid, thrownBetween, type Die } from "./dice";
import type { Colour } from "./types";

const lying = (...colours: Colour[]): Die[] => colours.map((colour) => ({ colour, throws: 1 }));
const shown = (dice: Die[]): (Colour | null)[] => dice.map((die) => die.colour);
const before = lying("blue", "red", "red", "green", "yellow");

describe("dice on the table", () => {
  it("stay where they are unless they are thrown", () => {
    const after = relaid(before, ["yellow", "green", "red", "purple", "blue"], [2]);
    expect(shown(after)).toEqual(["blue", "red", "purple", "green", "yellow"]);
    expect(after.map((die) => die.throws)).toEqual([1, 1, 2, 1, 1]);
  });
  it("are thrown also when they show the same again", () => {
    const after = relaid(before, ["yellow", "green", "red", "red", "blue"], [0, 4]);
    expect(after.map((die) => die.throws)).toEqual([2, 1, 1, 1, 2]);
  });
  it("come all at the first roll, and change as little as possible when nothing is known", () => {
    expect(shown(relaid(BLANK, ["yellow", "yellow", "red", "red", "blue"], []))).toEqual([
      "yellow",
      "yellow",
      "red",
      "red",
      "blue",
    ]);
    expect(shown(relaid(before, ["orange", "green", "red", "red", "blue"], []))).toEqual([
      "blue",
      "red",
      "red",
      "green",
      "orange",
    ]);
  });
  it("that wait for the roll are blank", () => {
    expect(shown(relaid(before, ["red", "red"], [0, 3, 4]))).toEqual([null, "red", "red", null, null]);
  });
});

describe("what was thrown", () => {
  const again = [{ by: 0, move: { type: "reroll" as const, dice: ["red" as const] } }];

  it("is the die that was marked, if several show the colour", () => {
    expect(placesOf(before, ["red"], [2])).toEqual([2]);
    expect(thrownBetween(before, { turn: 3, rolls: 1 }, { turn: 3, rolls: 2 }, again, [2])).toEqual([2]);
    expect(thrownBetween(before, { turn: 3, rolls: 1 }, { turn: 3, rolls: 2 }, again, [])).toEqual([1]);
  });
  it("is everything in a new turn, and nothing without a roll", () => {
    expect(thrownBetween(before, { turn: 3, rolls: 2 }, { turn: 4, rolls: 1 }, [], [])).toEqual([0, 1, 2, 3, 4]);
    expect(thrownBetween(before, { turn: 3, rolls: 2 }, { turn: 3, rolls: 2 }, again, [])).toEqual([]);
    expect(thrownBetween(before, { turn: 3, rolls: 2 }, { turn: 3, rolls: 1 }, again, [])).toEqual([]);
  });
});
