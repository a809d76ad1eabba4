import { expect, test } from "vitest";
import type { Engine } from "./engine";
import type { GoneReason } from "./link";
import { LocalLink, makeLocalTable } from "./local_link";
import { memoryStore, type LocalStore } from "./local_store";
import type { ServerMessage, Settings } from "./messages";
import { realEngine } from "./real_engine";
import { merged, type TableState } from "./table_state";

/** Plays the first choice until `stop` returns true. */
function play(of: Engine, store: LocalStore, id: string, stop: (table: TableState) => boolean): Promise<TableState> {
  return new Promise((resolve, reject) => {
    let table: TableState | null = null;
    const link = new LocalLink(
      of,
      store,
      id,
      {
        message(message: ServerMessage) {
          if (message.t === "error") return reject(new Error(message.error.what));
          table = merged(table, message, 0);
          if (table === null) return;
          if (stop(table)) {
            link.close();
            return resolve(table);
          }
          const free = table.seats.findIndex((seat) => seat.kind === "open");
          if (free >= 0) link.send({ t: "sit", seat: free, nonce: "00112233445566778899" }, `Player ${free}`);
          else if (table.choices[0]) link.send({ t: "move", move: table.choices[0].text });
        },
        status: (status) => status.kind === "gone" && reject(new Error(status.why)),
      },
      () => 0,
    );
  });
}

const GAMES: Settings[] = [
  { game: "sunrise-lane", seats: ["open", "novice"] },
  { game: "all-on-one-card", players: 3, seats: ["open", "novice", "novice"], early: false },
  { game: "construction-zone", same_screen: true },
];

test.each(GAMES)(
  "a game of $game to its end, left and taken up again in the middle",
  async (settings) => {
    const store = memoryStore();
    const id = await makeLocalTable(realEngine(), store, settings);
    const middle = await play(realEngine(), store, id, (table) => table.events.length > 60);
    expect(middle.phase).toBe("playing");
    // Another engine with the same store.
    const end = await play(realEngine(), store, id, (table) => table.phase === "over");
    expect(end.result?.over).toBe(true);
    const { winners, totals } = end.result!;
    expect((await store.get(id))?.glance).toMatchObject({
      phase: "over",
      winners,
      totals,
      ended: expect.any(Number) as number,
    });
    const moves = (table: TableState): unknown[] => table.events.slice(0, 60).filter((event) => event.by !== "chance");
    expect(moves(end)).toEqual(moves(middle));
  },
  120_000,
);

test("when everybody at the screen wants another game, its table is kept", async () => {
  const store = memoryStore();
  const id = await makeLocalTable(realEngine(), store, { game: "construction-zone", same_screen: true });
  await play(realEngine(), store, id, (table) => table.events.length > 30);
  const next = await new Promise<string>((resolve) => {
    let table: TableState | null = null;
    let asked = false;
    const link = new LocalLink(
      realEngine(),
      store,
      id,
      {
        message(message: ServerMessage) {
          table = merged(table, message, 0);
          if (table?.nextTable) return resolve(table.nextTable);
          if (table?.phase === "playing") link.send({ t: "resign", seat: 0 });
          if (table?.phase !== "over" || asked) return;
          asked = true;
          for (const seat of table.you.seats) link.send({ t: "rematch", seat });
        },
        status: () => undefined,
      },
      () => 0,
    );
  });
  expect((await store.get(next))?.entries).toEqual([]);
});

test("a table stored without its glance gets one when it is opened", async () => {
  const store = memoryStore();
  const id = await makeLocalTable(realEngine(), store, GAMES[0]!);
  await play(realEngine(), store, id, (table) => table.events.length > 10);
  const { glance, ...kept } = (await store.get(id))!;
  expect(glance).toMatchObject({
    phase: "playing",
    seats: [
      { kind: "person", name: "Player 0" },
      { kind: "bot", level: "novice" },
    ],
  });
  await store.put(kept);
  await play(realEngine(), store, id, () => true);
  expect(await store.get(id)).toEqual({ ...kept, glance });
});

test("settings that can't be are told", async () => {
  await expect(makeLocalTable(realEngine(), memoryStore(), { game: "sunrise-lane", players: 9 })).rejects.toThrow();
});

test("a table that is not there, or can't be read, is told", async () => {
  const store = memoryStore();
  await store.put({ id: "broken", opening: "{", entries: [], changed: 0 });
  const gone = (id: string): Promise<GoneReason> =>
    new Promise((resolve) => {
      new LocalLink(
        realEngine(),
        store,
        id,
        { message: () => undefined, status: (s) => s.kind === "gone" && resolve(s.why) },
        () => 0,
      );
    });
  expect(await gone("nowhere")).toBe("no-such-table");
  expect(await gone("broken")).toBe("damaged");
  const id = await makeLocalTable(realEngine(), store, GAMES[0]!);
  const kept = (await store.get(id))!;
  await store.put({ ...kept, id: "old", opening: JSON.stringify({ ...JSON.parse(kept.opening), rules: 1 }) });
  expect(await gone("old")).toBe("old-rules");
});
