import { expect, test } from "vitest";
import type { ListedTable } from "../net/api";
import type { Glance } from "../net/glance";
import type { KeptTable } from "../net/local_store";
import { inOrder, othersTables, rowOf, serverRow, type GameRow } from "./game_rows";
import { localGame } from "./mine/game";
import type { OldGlance } from "./mine/old_glances";

const table = (change: Partial<ListedTable>): ListedTable => ({
  id: "a",
  game: "sunrise-lane",
  state: "playing",
  created: 1,
  access: "public",
  options: {},
  seats: [{ kind: "person", name: "Anna" }, { kind: "bot" }],
  ...change,
});

test("my tables: those that wait for me come first, those that are over last, the latest first", () => {
  const rows = inOrder(
    [
      table({ id: "over", state: "over" }),
      table({ id: "old", created: 1 }),
      table({ id: "new", created: 2 }),
      table({ id: "open", state: "open" }),
      table({ id: "mine", your_turn: true }),
    ].map(serverRow),
  );
  expect(rows.map((row) => row.id)).toEqual(["mine", "new", "old", "open", "over"]);
});

test("a row says who sits there and how it stands", () => {
  const open = serverRow(
    table({ state: "open", seats: [{ kind: "person", name: "Anna" }, { kind: "open" }, { kind: "bot" }] }),
  );
  expect(open.who).toBe("Anna, 1 bot and 1 open seat");
  const over = serverRow(
    table({ state: "over", result: { over: true, rule: null, winners: [0], totals: [], lines: [] } }),
  );
  expect(over.status).toBe("won by Anna");
});

test("tables of others are split into those to sit at and those to watch", () => {
  const mine = [table({ id: "mine" })];
  const { open, played } = othersTables([...mine, table({ id: "p" }), table({ id: "o", state: "open" })], mine);
  expect(open.map((row) => row.id)).toEqual(["o"]);
  expect(played.map((row) => row.id)).toEqual(["p"]);
});

test("a bot that won is named by its level", () => {
  const seats = [
    { kind: "person" as const, name: "Anna" },
    { kind: "bot" as const, name: "hard" },
  ];
  const over = table({
    state: "over",
    seats,
    your_seats: [0],
    result: { over: true, rule: null, winners: [1], totals: [40, 63], lines: [] },
  });
  expect(serverRow(over)).toMatchObject({ status: "won by Hard 2", score: "40 to 63" });
});

const kept: KeptTable = {
  id: "k",
  opening: JSON.stringify({ settings: { game: "sunrise-lane", seats: ["open", "hard", "hard"] } }),
  entries: [],
  changed: 5,
};
const people: Glance = {
  phase: "playing",
  toAct: 1,
  seats: [
    { kind: "person", name: "Anna" },
    { kind: "person", name: "Ben" },
  ],
  winners: [],
  totals: [],
  ended: null,
};
const rowHere = (change: Partial<KeptTable>, old: [string, OldGlance][] = []): GameRow | null => {
  const game = localGame({ ...kept, ...change }, new Map(old));
  return game && rowOf(game);
};

test("a game of this browser says against whom it is played, and whose turn it is", () => {
  expect(rowHere({})).toMatchObject({ who: "against 2 bots (Hard)", status: "your turn", turn: true });
  expect(rowHere({ glance: people })).toMatchObject({ who: "Anna and Ben, on this screen", status: "Ben's turn" });
});

test("a finished one says who won, and how high", () => {
  expect(rowHere({ glance: { ...people, phase: "over", winners: [1], totals: [1, 2] } })).toMatchObject({
    status: "won by Ben",
    score: "",
    turn: false,
  });
  const alone = {
    ...people,
    phase: "over" as const,
    seats: [people.seats[0]!, { kind: "bot" as const, level: "hard" }],
    mine: [0],
  };
  expect(rowHere({ glance: { ...alone, winners: [0], totals: [87, 63] } })).toMatchObject({
    status: "you won",
    score: "87 to 63",
  });
  expect(rowHere({ glance: { ...alone, winners: [0, 1], totals: [63, 63] } })).toMatchObject({
    status: "victory shared",
    score: "63 to 63",
  });
});

test("of a table that an earlier version kept, what it knew is told", () => {
  expect(rowHere({}, [["k", { over: false, toMove: "Ben", winners: [] }]])).toMatchObject({
    status: "Ben's turn",
    turn: true,
  });
  expect(rowHere({}, [["k", { over: true, toMove: "", winners: ["Anna"] }]])).toMatchObject({
    status: "won by Anna",
    turn: false,
  });
});

test("what can't be read is no row", () => {
  for (const opening of ["{", "null", "[]", '{"settings":{"game":7}}']) expect(rowHere({ opening })).toBeNull();
});
