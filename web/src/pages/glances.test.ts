import { expect, test } from "vitest";
import type { TableState } from "../net/table_state";
import { glanceOf, keepGlance, readGlances } from "./glances";

const state = (change: Partial<TableState>): TableState =>
  ({
    phase: "playing",
    seats: [{ kind: "person", name: "Anna" }, { kind: "person", name: "Ben" }],
    you: { seats: [0, 1], host: true, may_sit: false, muted: [] },
    toAct: 1,
    result: null,
    ...change,
  }) as TableState;

test("around one screen the list names who is to move; alone it is simply my turn", () => {
  expect(glanceOf(state({}))).toEqual({ phase: "playing", toMove: "Ben", winners: [] });
  const alone = state({ you: { seats: [0], host: true, may_sit: false, muted: [] }, toAct: 0 });
  expect(glanceOf(alone).toMove).toBe("");
});

test("a game that is over says who won", () => {
  const over = state({ phase: "over", toAct: "nobody", result: { over: true, rule: null, winners: [0], totals: [], lines: [] } });
  expect(glanceOf(over)).toEqual({ phase: "over", toMove: null, winners: ["Anna"] });
});

test("without storage the list says less, and nothing breaks", () => {
  keepGlance("a", glanceOf(state({})));
  expect(readGlances()).toEqual({});
});
