import { describe as about, expect, it } from "vitest";
import { listed } from "../../i18n";
import type { GameEvent } from "../../net/messages";
import { countsOf } from "./dice";
import allOnOneCardEn from "./strings.en";
import type { GameMove } from "./types";
import { describe, diceWords, lineName } from "./words";

const name = (seat: number): string => `P${seat}`;

about("events in words", () => {
  it("say who did what, or what fell", () => {
    const all: [GameEvent<GameMove>, RegExp][] = [
      [{ by: 1, move: { type: "cross", card: "c12" } }, /P1.*12/],
      [{ by: 1, move: { type: "pass" } }, /P1/],
      [{ by: 1, move: { type: "keep" } }, /P1/],
      [{ by: 1, move: { type: "reroll", dice: ["red", "red"] } }, /P1.*2 red/],
      [{ by: 1, move: { type: "return", cards: ["c3", "c9"] } }, /P1.*3 and 9/],
      [{ by: 1, move: { type: "take", card: "c4" } }, /P1.*4/],
      [{ by: "chance", move: { type: "first", seat: 2 } }, /P2/],
      [{ by: "chance", move: { type: "roll", dice: ["blue"] } }, /1 blue/],
      [{ by: "chance", move: { type: "card", card: "c5" } }, /5/],
      [{ by: "chance", move: { type: "show", cards: ["c1", "c2", "c5"] } }, /1, 2 and 5/],
    ];
    for (const [event, words] of all) expect(describe(event, name)).toMatch(words);
  });
  it("tell nothing about what is hidden", () => {
    expect(describe({ by: "chance", move: { type: "card", card: null } }, name)).toBe("");
    expect(describe({ by: 2, move: { type: "return", cards: null } }, name)).not.toMatch(/null|\?/);
  });
});

it("names the lines of the score sheet", () => {
  expect(lineName("card 2")).toMatch(/2/);
  expect(lineName("open 1")).not.toBe(lineName("card 1"));
  expect(lineName("other")).toBe("other");
});

about("words", () => {
  it("counts dice in the order of colours", () => {
    expect(countsOf(["red", "blue", "red"])).toEqual({ red: 2, blue: 1 });
    expect(diceWords(["red", "blue", "red"])).toBe("2 red and 1 blue");
    expect(listed(["1", "2", "5"])).toBe("1, 2 and 5");
    expect(listed(["1"])).toBe("1");
  });
  it("has a form for one of everything that is counted", () => {
    for (const key of ["ac.rollsLeft", "ac.reroll", "ac.cross", "ac.cross.what", "ac.pile", "ac.hidden"])
      expect(allOnOneCardEn).toHaveProperty([`${key}.one`]);
  });
});
