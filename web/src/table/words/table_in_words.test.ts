// The table in words, compared with views of the real engine in the middle of games.
import { beforeEach, expect, test } from "vitest";
import { gameUi } from "../../games";
import type { View as Cards } from "../../games/all-on-one-card/types";
import type { View as Zone } from "../../games/construction-zone/types";
import type { WordsPart, WordsTable } from "../../games/in_words";
import { townOf } from "../../games/sunrise-lane/layout";
import type { Content as Town, View as Lane } from "../../games/sunrise-lane/types";
import { t } from "../../i18n";
import { speak } from "../../i18n/language.svelte";
import { languages } from "../../i18n/languages";
import type { Choice, Move, Result } from "../../net/messages";
import { realEngine } from "../../net/real_engine";
import { scoresInWords, tableInWords, type Shown } from "./table_in_words";

const NAMES = ["Anna", "Ben", "Carla"];
const TABLES: [string, Record<string, string>][] = [
  ["sunrise-lane", {}],
  ["all-on-one-card", { variant: "basic" }],
  ["all-on-one-card", { variant: "advanced" }],
  ["construction-zone", {}],
];
const MOMENTS = [0, 7, 25, 60, 120, null];

interface Moment {
  shown: Shown;
  result: Result;
}

/** A random game after `at` events, as a seat sees it; null for its end. */
async function moment(
  game: string,
  options: Record<string, string>,
  events: number | null,
  seat: number | "spectator",
): Promise<Moment> {
  const engine = realEngine();
  await engine.ask({ cmd: "new", game, players: 3, options, seed: "7".repeat(64) });
  if (events !== 0) await engine.ask({ cmd: "playout", seed: 5, ...(events === null ? {} : { events }) });
  const { view } = (await engine.ask({ cmd: "view", seat })) as unknown as { view: Record<string, unknown> };
  const { content } = (await engine.ask({ cmd: "content" })) as unknown as { content: Record<string, unknown> };
  const { result } = (await engine.ask({ cmd: "result" })) as unknown as { result: Result };
  const me = seat === "spectator" ? null : seat;
  return {
    result,
    shown: {
      view,
      content,
      me,
      nameOf: (one) => NAMES[one] ?? "",
      players: 3,
      now: "now",
      options: [],
      result: result.over ? result : null,
    },
  };
}

const told = (game: string, { shown }: Moment): WordsPart[] => tableInWords(gameUi(game)!, shown);
const allParts = (parts: WordsPart[]): WordsPart[] => parts.flatMap((part) => [part, ...allParts(part.parts ?? [])]);
const textOf = (parts: WordsPart[]): string => JSON.stringify(parts);
const called = (parts: WordsPart[], title: string): WordsPart | undefined =>
  allParts(parts).find((part) => part.title === title);
const tableCalled = (parts: WordsPart[], title: string): WordsTable => called(parts, title)!.table!;
const times = (text: string, what: string): number => text.split(what).length - 1;

beforeEach(() => speak("en"));

test.each(TABLES)(
  "%s %j: every moment can be told, in every language, to players and watchers",
  async (game, options) => {
    for (const { id } of languages) {
      await speak(id);
      for (const events of MOMENTS) {
        for (const seat of [0, "spectator"] as const) {
          const parts = allParts(told(game, await moment(game, options, events, seat)));
          expect(textOf(parts)).not.toMatch(/\{\w+\}|undefined|NaN|\[object/);
          for (const part of parts) {
            expect(part.title).not.toBe("");
            expect([...(part.says ?? []), ...(part.list ?? [])].every((line) => line !== "")).toBe(true);
            for (const line of part.table?.lines ?? [])
              expect(line.cells.length, part.title).toBe(part.table!.columns.length);
          }
        }
      }
    }
  },
);

test.each(TABLES)("%s %j: everybody's points, and those of the score sheet when it is over", async (game, options) => {
  for (const events of MOMENTS) {
    const now = await moment(game, options, events, 1);
    const lines = tableCalled(told(game, now), t("setup.players")).lines;
    expect(lines.map(({ name }) => name)).toEqual(["Anna", "Ben (you)", "Carla"]);
    const points = NAMES.map((_, seat) =>
      now.result.over ? now.result.totals[seat]! : gameUi(game)!.score(now.shown.view, seat),
    );
    expect(lines.map(({ cells }) => cells[0])).toEqual(points.map(String));
    expect(scoresInWords(gameUi(game)!, now.shown)).toBe(`Anna: ${points[0]}, Ben: ${points[1]}, Carla: ${points[2]}`);
  }
  expect((await moment(game, options, null, 1)).result.over).toBe(true);
});

test.each([
  ["sunrise-lane", {}, "sl.hand"],
  ["all-on-one-card", { variant: "advanced" }, "ac.cards.hand"],
  ["construction-zone", {}, "cz.hand"],
] as const)("%s: my hand is told to me alone", async (game, options, title) => {
  const events = game === "all-on-one-card" ? 16 : 25; // the hand is there while cards are chosen
  expect(called(told(game, await moment(game, options, events, 0)), t(title))).toBeDefined();
  expect(called(told(game, await moment(game, options, events, "spectator")), t(title))).toBeUndefined();
  const hidden = await moment(game, options, events, 0);
  expect(called(told(game, { ...hidden, shown: { ...hidden.shown, me: null } }), t(title))).toBeUndefined();
});

test("Sunrise Lane: every house and park is in its place, and each plot names its neighbours", async () => {
  const now = await moment("sunrise-lane", {}, 120, 0);
  const view = now.shown.view as unknown as Lane;
  const parts = told("sunrise-lane", now);
  const grid = tableCalled(parts, t("sl.words.grid"));
  const cell = (plot: string): string => grid.lines[Number(plot.slice(1)) - 1]!.cells[plot.charCodeAt(0) - 97]!;
  expect(view.houses.length).toBeGreaterThan(3);
  for (const { plot, seat, floors } of view.houses)
    expect(cell(plot)).toMatch(new RegExp(`^${NAMES[seat]}'s house, ${floors} floors?, `));
  for (const plot of view.parks) expect(cell(plot)).toMatch(/^park, /);
  expect(times(textOf(grid.lines as never), "'s house")).toBe(view.houses.length);
  expect(cell("f6")).toBe("fountain");
  expect(cell("a1")).toBe("obstacle");
  const plots = called(parts, t("sl.words.grid"))!.parts!.flatMap(({ list }) => list!);
  expect(plots.length).toBe(townOf(now.shown.content as unknown as Town).plots.length);
  expect(plots.find((plot) => plot.startsWith("f5:"))).toMatch(
    /^f5: blue, 2 dots, .*beside f4, e5, g5 and the fountain$/,
  );
});

test("All on 1 Card: every card with its rows, crossed and free", async () => {
  const now = await moment("all-on-one-card", { variant: "basic" }, 60, 0);
  const view = now.shown.view as unknown as Cards;
  const parts = told("all-on-one-card", now);
  for (const player of view.players) {
    const own = called(parts, player.seat === 0 ? t("ac.cards.you") : t("ac.cards.of", { name: NAMES[player.seat]! }))!;
    for (const card of player.cards) {
      const rows = own.parts!.find(({ title }) => title.startsWith(`Card ${card.card.slice(1)},`))!.table!.lines;
      expect(rows.map(({ cells }) => parseInt(cells[0]!, 10))).toEqual(card.rows.map((row) => row.crossed));
      expect(rows.map(({ cells }) => cells[1])).toEqual(card.rows.map((row) => String(row.boxes - row.crossed)));
      expect(rows.map(({ name }) => name.includes("sun"))).toEqual(card.rows.map((row) => row.sun));
    }
  }
  expect(called(parts, t("ac.dice"))!.list!.length).toBe(view.dice.length);
});

test("Construction Zone: streets, buildings to be built, the row and the piles", async () => {
  const now = await moment("construction-zone", {}, 120, 0);
  const view = now.shown.view as unknown as Zone;
  const parts = told("construction-zone", now);
  const streets = called(parts, t("cz.streets"))!.parts!;
  expect(streets.map(({ list }) => list?.length ?? 0)).toEqual(view.seats.map(({ buildings }) => buildings.length));
  expect(called(parts, t("cz.row"))!.list!.length).toBe(
    Object.values(view.row).reduce((sum, number) => sum + number, 0),
  );
  const piles = tableCalled(parts, t("cz.piles"));
  expect(piles.lines.map(({ cells }) => cells.at(-1))).toEqual(
    view.piles.map(({ top, under }) => (top ? String(under) : "")),
  );
  expect(textOf([called(parts, t("cz.words.piles"))!])).toContain(t("cz.draw", { number: view.pile_size }));
});

test.each(TABLES)("%s %j: what can be done is told one by one, and nothing else", async (game, options) => {
  const engine = realEngine();
  const { content } = (await engine.ask({ cmd: "content", game })) as unknown as { content: Record<string, unknown> };
  let told = 0;
  for (let events = 20; events < 60; events += 3) {
    await engine.ask({ cmd: "new", game, players: 3, options, seed: "7".repeat(64) });
    await engine.ask({ cmd: "playout", seed: 5, events });
    await engine.ask({ cmd: "deal", all: true });
    const { moves } = (await engine.ask({ cmd: "moves" })) as unknown as { moves: Choice[] };
    const lines = gameUi(game)!.canDo(moves, content).join("; ");
    for (const { move } of moves as Choice<Move & { plot?: string; card?: string }>[]) {
      if (move.plot) expect(lines).toMatch(new RegExp(`\\b${move.plot}\\b`));
      if (move.type === "build") expect(lines).toContain("Build ");
      if (move.type === "cross") expect(lines).toContain(`Card ${move.card!.slice(1)}`);
    }
    for (const plot of lines.match(/\b[a-k]\d+\b/g) ?? [])
      expect((moves as Choice<Move & { plot?: string }>[]).some(({ move }) => move.plot === plot)).toBe(true);
    told += lines.length;
    expect(gameUi(game)!.canDo([], content)).toEqual([]);
  }
  expect(told).toBeGreaterThan(0);
});
