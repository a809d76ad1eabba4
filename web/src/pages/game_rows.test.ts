import { expect, test } from "vitest";
import type { ListedTable } from "../net/api";
import { inOrder, localRow, othersTables, serverRow } from "./game_rows";

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
  const open = serverRow(table({ state: "open", seats: [{ kind: "person", name: "Anna" }, { kind: "open" }, { kind: "bot" }] }));
  expect(open.who).toBe("Anna, 1 bot and 1 free seat");
  const over = serverRow(table({ state: "over", result: { over: true, rule: null, winners: [0], totals: [], lines: [] } }));
  expect(over.status).toBe("won by Anna");
});

test("tables of others are split into those to sit at and those to watch", () => {
  const mine = [table({ id: "mine" })];
  const { open, played } = othersTables([...mine, table({ id: "p" }), table({ id: "o", state: "open" })], mine);
  expect(open.map((row) => row.id)).toEqual(["o"]);
  expect(played.map((row) => row.id)).toEqual(["p"]);
});

test("a game of this browser says whose turn it was; what can't be read is no row", () => {
  const kept = { id: "k", opening: JSON.stringify({ settings: { game: "sunrise-lane", seats: ["open", "hard", "hard"] } }), entries: [], changed: 5 };
  expect(localRow(kept, undefined)).toMatchObject({ who: "against 2 bots (Hard)", status: "your turn", turn: true });
  expect(localRow(kept, { phase: "playing", toMove: "Ben", winners: [] })?.status).toBe("Ben is to move");
  expect(localRow(kept, { phase: "over", toMove: null, winners: ["Anna"] })).toMatchObject({ status: "won by Anna", turn: false });
  expect(localRow({ ...kept, opening: "{" }, undefined)).toBeNull();
});
