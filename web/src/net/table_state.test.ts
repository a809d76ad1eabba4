import { expect, test } from "vitest";
import type { ServerMessage, Welcome } from "./messages";
import { merged } from "./table_state";

const you = { seats: [0], host: true, may_sit: false, muted: [] };
const welcome: Welcome = {
  t: "welcome",
  protocol: 1,
  version: 5,
  id: "one",
  now: 1,
  state: "playing",
  settings: { game: "sunrise-lane" },
  content: {},
  commitment: "",
  seats: [{ kind: "person" }, { kind: "bot" }],
  you,
  view: { viewer: 0, phase: "choose", open: ["a1"] },
  to_act: 0,
  choices: [
    { text: "draw", move: { type: "draw" }, preview: { points: 0, cards: 0, ends_turn: true, ends_game: false } },
  ],
  can_undo: true,
  events: [{ by: "chance", text: "first 0" }],
};
const after = (...messages: ServerMessage[]) => {
  let table = merged(null, welcome, 100);
  for (const message of messages) table = merged(table, message, 200);
  return table!;
};

test("an update replaces the members that changed and adds events and chat", () => {
  const table = after({
    t: "update",
    from: 5,
    version: 6,
    view: { phase: "chain" },
    events: [{ by: 0, text: "draw" }],
    chat: [{ version: 6, seat: 1, name: "Ben", text: "hm" }],
  });
  expect(table.version).toBe(6);
  expect(table.view).toEqual({ viewer: 0, phase: "chain", open: ["a1"] });
  expect(table.events.map((event) => event.text)).toEqual(["first 0", "draw"]);
  expect(table.chat).toHaveLength(1);
  expect(table.choices).toHaveLength(1); // to_act is missing: nothing about the turn has changed
});

test("with to_act, what belongs to a turn is new or gone", () => {
  const table = after({ t: "update", from: 5, version: 6, to_act: 1 });
  expect(table.toAct).toBe(1);
  expect(table.choices).toEqual([]);
  expect(table.canUndo).toBe(false);
  expect(table.early).toBeNull();
});

test("a view of another seat replaces the whole view", () => {
  const table = after({ t: "update", from: 5, version: 6, view: { viewer: 1, phase: "choose" } });
  expect(table.view).toEqual({ viewer: 1, phase: "choose" });
});

test("an update from another version changes nothing", () => {
  expect(after({ t: "update", from: 4, version: 6, to_act: 1 }).version).toBe(5);
  expect(merged(null, { t: "update", from: 0, version: 1 }, 0)).toBeNull();
});

test("who is here, and when the clock was told", () => {
  const table = after(
    { t: "here", seats: [true, false], watching: 2 },
    { t: "update", from: 5, version: 6, to_act: 1, clock: { left: [1000, 2000], running: 1 } },
  );
  expect(table.here).toEqual([true, false]);
  expect(table.watching).toBe(2);
  expect(table.clock).toEqual({ left: [1000, 2000], running: 1, at: 200 });
});
