import { beforeEach, expect, test } from "vitest";
import type { LinkListener } from "./link";
import type { ClientMessage, ServerMessage } from "./messages";
import { TableModel } from "./table_model.svelte";

let said: ClientMessage[];
let listener: LinkListener;
let model: TableModel;

beforeEach(() => {
  said = [];
  model = new TableModel((given) => {
    listener = given;
    return { send: (message) => void said.push(message), close: () => undefined };
  });
  listener.status({ kind: "open" });
  listener.message({
    t: "welcome",
    id: "a",
    version: 3,
    state: "playing",
    seats: [],
    you: { seats: [0] },
  } as unknown as ServerMessage);
});

const moment = (at: number): ServerMessage => ({ t: "moment", at, to_act: 0, view: { at } });

test("a move that is pressed twice is said once, and again when it was refused", () => {
  const move: ClientMessage = { t: "move", move: { type: "draw" } };
  model.say(move);
  model.say(move);
  expect(said).toEqual([move]);
  listener.message({ t: "error", to: "move", error: { name: "not-saved", what: "" } });
  model.say(move);
  expect(said).toEqual([move, move]);
});

test("of many moments that are asked for while one is on its way, the last is shown", () => {
  model.look(1);
  model.look(2);
  model.look(3);
  listener.message(moment(1));
  listener.message(moment(3));
  expect(said).toEqual([
    { t: "look", at: 1 },
    { t: "look", at: 3 },
  ]);
  expect(model.moment?.at).toBe(3);
  model.look(1); // known already
  expect(model.moment?.at).toBe(1);
  expect(said).toHaveLength(2);
});

test("what was asked for while the connection was lost is asked for when it is back", () => {
  listener.status({ kind: "lost" });
  model.look(5);
  model.say({ t: "hint" });
  expect(model.hinting).toBe(true);
  listener.status({ kind: "open" });
  expect(model.hinting).toBe(false);
  expect(said.at(-1)).toEqual({ t: "look", at: 5 });
  listener.message(moment(5));
  expect(model.moment?.at).toBe(5);
});

test("a hint for a position that has passed is not shown", () => {
  model.say({ t: "hint" });
  listener.message({ t: "hint", seat: 0, at: 7, text: "draw", move: { type: "draw" }, ideas: [] });
  expect(model.hint).toBeNull();
  listener.message({ t: "hint", seat: 0, at: 0, text: "draw", move: { type: "draw" }, ideas: [] });
  expect(model.hint?.text).toBe("draw");
});

test("a record that was asked for while the connection was lost is asked for when it is back", async () => {
  listener.status({ kind: "lost" });
  const record = model.record();
  said = [];
  listener.status({ kind: "open" });
  expect(said).toEqual([{ t: "record" }]);
  listener.message({ t: "record", record: 7 } as unknown as ServerMessage);
  expect(await record).toBe(7);
});

test("a record that is refused fails, and can be asked for again", async () => {
  const record = model.record();
  listener.message({ t: "error", to: "record", error: { name: "not-over", what: "the game goes on" } });
  await expect(record).rejects.toThrow("the game goes on");
});

const next = (of: TableModel, changes: object): void => {
  const from = of.table!.version;
  listener.message({ t: "update", from, version: from + 1, ...changes } as unknown as ServerMessage);
};

test("players who are there when the next game is created go along; a visitor to an earlier game stays", () => {
  next(model, { state: "over" });
  expect(model.next).toBeNull();
  next(model, { next_table: "b" });
  expect(model.next).toBe("b");

  const later = new TableModel((given) => {
    listener = given;
    return { send: () => undefined, close: () => undefined };
  });
  listener.message({
    t: "welcome",
    id: "a",
    version: 5,
    state: "over",
    seats: [],
    you: { seats: [0] },
    next_table: "b",
  } as unknown as ServerMessage);
  next(later, { seats: [] });
  expect(later.next).toBeNull();
  expect(later.table?.nextTable).toBe("b");
});
