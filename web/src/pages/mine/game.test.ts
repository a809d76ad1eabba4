import { expect, test } from "vitest";
import type { ListedTable } from "../../net/api";
import type { Glance } from "../../net/glance";
import type { KeptTable } from "../../net/local_store";
import { againstOf, localGame, outcomeOf, scoreOf, serverGame, type Game } from "./game";

const table: ListedTable = {
  id: "t",
  game: "sunrise-lane",
  state: "over",
  created: 1,
  access: "link",
  options: {},
  seats: [
    { kind: "person", name: "Anna" },
    { kind: "person", name: "Ben" },
  ],
  your_seats: [1],
  result: { over: true, rule: null, winners: [1], totals: [40, 63], lines: [] },
};
const there = (change: Partial<ListedTable>): Game => serverGame({ ...table, ...change });
const bots = (...levels: string[]): ListedTable["seats"] => [
  { kind: "person", name: "Anna" },
  ...levels.map((name) => ({ kind: "bot" as const, name })),
];

const glance: Glance = {
  phase: "over",
  toAct: null,
  seats: [
    { kind: "bot", level: "hard" },
    { kind: "person", name: "Anna" },
  ],
  winners: [1],
  totals: [40, 63],
  ended: 7,
};
const kept: KeptTable = {
  id: "k",
  opening: JSON.stringify({ settings: { game: "sunrise-lane", seats: ["hard", "open"] } }),
  entries: [],
  changed: 9,
  glance,
};
const here = (change: Partial<Record<keyof KeptTable, unknown>>): Game | null =>
  localGame({ ...kept, ...change } as KeptTable, new Map());

test("a game is won, shared or lost as its result says", () => {
  expect(outcomeOf(there({}))).toBe("won");
  expect(outcomeOf(there({ your_seats: [0] }))).toBe("lost");
  expect(outcomeOf(there({ result: { ...table.result!, winners: [0, 1] } }))).toBe("shared");
  expect(outcomeOf(here({})!)).toBe("won");
});

test("with several seats, none, or an unfinished game, a player has neither won nor lost", () => {
  expect(outcomeOf(there({ your_seats: [0, 1] }))).toBeNull();
  expect(outcomeOf(there({ your_seats: [] }))).toBeNull();
  const { your_seats: _, ...unsaid } = table;
  expect(outcomeOf(serverGame(unsaid))).toBeNull();
  expect(outcomeOf(there({ state: "playing" }))).toBeNull();
});

test("a score is mine and that of the best of the others", () => {
  expect(
    scoreOf(
      there({ seats: bots("easy", "easy"), your_seats: [0], result: { ...table.result!, totals: [50, 20, 60] } }),
    ),
  ).toEqual({ mine: 50, best: 60 });
  expect(scoreOf(there({ your_seats: [0, 1] }))).toBeNull();
  expect(scoreOf(there({ state: "playing" }))).toBeNull();
  expect(scoreOf(here({ glance: { ...glance, totals: [] } })!)).toBeNull();
});

test("the strongest bot tells the level; with people at the table it is against people", () => {
  expect(againstOf(there({}))).toBe("people");
  expect(againstOf(there({ seats: bots("hard", "novice", "medium"), your_seats: [0] }))).toBe("hard");
  expect(againstOf(there({ seats: [...bots("hard"), { kind: "open" }], your_seats: [0] }))).toBe("people");
  expect(againstOf(here({})!)).toBe("hard");
  expect(
    againstOf(
      here({
        glance: {
          ...glance,
          seats: [
            { kind: "person", name: "Ben" },
            { kind: "person", name: "Anna" },
          ],
        },
      })!,
    ),
  ).toBe("screen");
});

test("a game of this browser has the time of its end; one without a glance is being played", () => {
  expect(here({})).toMatchObject({ at: 7, phase: "over", turn: false, mine: [1] });
  expect(here({ glance: undefined })).toMatchObject({ at: 9, phase: "playing", turn: true, mine: [1] });
  expect(
    localGame({ ...kept, opening: JSON.stringify({ settings: { game: "x", players: 3 } }) }, new Map()),
  ).not.toBeNull();
});

test("what is damaged breaks nothing", () => {
  expect(here({ glance: { ...glance, phase: "?" } })).toMatchObject({ phase: "playing", winners: [] });
  expect(here({ changed: "yesterday", glance: 3 })).toMatchObject({ at: 0 });
  expect(here({ changed: 1e300, glance: null })).toMatchObject({ at: 0 });
  for (const opening of [
    undefined,
    7,
    "",
    "{",
    "null",
    "[]",
    '{"settings":null}',
    '{"settings":{"game":7}}',
    '{"settings":{"game":"x","players":-1}}',
  ]) {
    expect(here({ opening })).toBeNull();
  }
  expect(here({ id: 7 })).toBeNull();
});

test("a game that was taken up from another is known by its opening", () => {
  const opening = JSON.parse(String(kept.opening)) as object;
  expect(here({})?.takenUp).toBe(false);
  expect(here({ opening: JSON.stringify({ ...opening, deal: { match: "m", nonces: [] } }) })?.takenUp).toBe(true);
});
