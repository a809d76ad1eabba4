// Records with the real engine: shown, verified, and what is said about bad ones.
import { createHash } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { Engine } from "../../net/engine";
import type { Refusal } from "../../net/messages";
import { realEngine } from "../../net/real_engine";
import { RecordLink } from "../../net/record_link";
import { TableModel } from "../../net/table_model.svelte";
import { isRecord, problemOf, readRecord } from "./problems";
import { verdictOf } from "./verify";

interface Record_ extends Record<string, unknown> {
  events: string[];
}
let engine: Engine;
let record: Record_;

beforeAll(async () => {
  engine = realEngine();
  await engine.ask({
    cmd: "new",
    game: "all-on-one-card",
    seed: "7".repeat(64),
    nonces: ["00ff", "11"],
    names: ["Anna", "Ben"],
  });
  await engine.ask({ cmd: "playout", seed: 3 });
  record = (await engine.ask({ cmd: "record" }))["record"] as Record_;
});

/** The record with a change and a matching checksum, as a skilled forger would make it. */
function forged(change: Partial<Record_>): Record_ {
  const { checksum: _, ...rest } = { ...record, ...change };
  return { ...rest, checksum: createHash("sha256").update(JSON.stringify(rest)).digest("hex") } as unknown as Record_;
}
const verdict = async (of: unknown) => verdictOf(await engine.ask({ cmd: "verify", record: of }));

async function problem(of: unknown): Promise<string> {
  const opened = await engine.ask({ cmd: "open_record", record: of });
  return opened.ok ? "" : problemOf(opened.error!);
}

test("a record is a table that is over, with its record, its course and every seat's view", async () => {
  let refused: Refusal | null = null;
  const model = new TableModel((listener) => new RecordLink(engine, record, listener, (why) => (refused = why)));
  expect(await model.record()).toEqual(record);
  expect(refused).toBeNull();
  expect(model.table?.phase).toBe("over");
  expect(model.table?.events.length).toBe(record.events.length);
  expect(model.table?.seats.map((seat) => seat.name)).toEqual(["Anna", "Ben"]);
  model.viewpoint = "all";
  model.look(10);
  model.say({ t: "course" });
  await model.record();
  expect(model.moment).toMatchObject({ at: 10, view: { viewer: "spectator" } });
  expect(model.moment?.views?.map((view) => view["viewer"])).toEqual([0, 1]);
  expect(model.course?.totals.length).toBe(record.events.length + 1);
});

test("a fair deal is verified, with all its random events and moves", async () => {
  const good = await verdict(record);
  expect(good).toMatchObject({ kind: "good" });
  expect(good.kind === "good" && good.random + good.moves).toBe(record.events.length);
});

test("a random event that the seed does not give is named, even where the game could have gone so", async () => {
  const COLOURS = "ygropb";
  const rolls = record.events
    .flatMap((event, i) => (event.startsWith("roll ") ? [{ i, dice: event.slice(5) }] : []))
    .toReversed();
  const others = rolls.flatMap(({ i, dice }) =>
    [...COLOURS]
      .filter((colour) => colour !== dice[0])
      .map((colour) => {
        const changed = [colour, ...dice.slice(1)].sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b)).join("");
        return { step: i + 1, altered: forged({ events: record.events.with(i, `roll ${changed}`) }) };
      }),
  );
  for (const { step, altered } of others) {
    if ((await problem(altered)) !== "") continue;
    expect(await verdict(altered)).toEqual({ kind: "bad", step });
    return;
  }
  expect.unreachable("no roll could have been another");
});

test("a seed that was not committed to is no seed of this game", async () => {
  expect(await verdict(forged({ commitment: "0".repeat(64) }))).toEqual({ kind: "bad", step: null });
});

test("without a seed nothing is proved, and nothing is accused", async () => {
  const outside = forged({ commitment: null, nonces: [], seed: null });
  expect(await verdict(outside)).toEqual({ kind: "none" });
  expect(await problem(outside)).toBe("");
});

test("a move against the rules is named", async () => {
  const last = record.events.findLastIndex((event) => event.startsWith("cross "));
  expect(await verdict(forged({ events: record.events.with(last, "take c1") }))).toEqual({
    kind: "bad",
    step: last + 1,
  });
});

test("a record that can't be read is not called forged", async () => {
  for (const other of [{ ...record, version: 3 }, forged({ game: "chess" }), forged({ rules: 1 }), 7])
    expect(await verdict(other)).toEqual({ kind: "unread" });
});

test("each wrong record gets its own words", async () => {
  expect(await problem({ ...record, events: record.events.slice(1) })).toBe("altered");
  expect(await problem(forged({ events: record.events.toReversed() }))).toBe("impossible");
  expect(await problem(forged({ game: "chess" }))).toBe("future");
  expect(await problem({ ...record, version: 3 })).toBe("future");
  expect(await problem(forged({ rules: 1000 }))).toBe("future");
  expect(await problem(forged({ rules: 1 }))).toBe("old");
  expect(await problem({ ...record, version: 1 })).toBe("old");
  expect(await problem(forged({ events: record.events.slice(0, 20), result: null, seed: null }))).toBe("unfinished");
});

test("what says of itself that it is something else, or nothing, is foreign; what is too long is not even read", async () => {
  const read = (text: string) => readRecord(new Blob([text]));
  expect(await read(JSON.stringify(record))).toEqual({ record });
  for (const text of ["", "{", "[]", "null", "7", '{"format":"pgn"}', "\u0000\u0001"])
    expect(await read(text)).toEqual({ problem: "foreign" });
  expect(await read(" ".repeat(1_000_001))).toEqual({ problem: "huge" });
  expect(isRecord(null)).toBe(false);
});
