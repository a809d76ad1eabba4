// A hint is advice and a log line is a report, so they never share their words.
import { afterEach, expect, test } from "vitest";
import { speak } from "../i18n/language.svelte";
import { languages } from "../i18n/languages";
import type { Move } from "../net/messages";
import { GAMES } from ".";
import type { GameMove as CardMove } from "./all-on-one-card/types";
import type { GameMove as ZoneMove } from "./construction-zone/types";
import type { GameMove as LaneMove } from "./sunrise-lane/types";

/** One of each kind of move that a player can make. Random events have no advice. */
type OfEach<M extends Move, Chance extends string> = { [T in Exclude<M["type"], Chance>]: Extract<M, { type: T }> };

const LANE: OfEach<LaneMove, "first" | "card"> = {
  draw: { type: "draw" },
  stop: { type: "stop" },
  house: { type: "house", plot: "f5", floors: 3 },
  park: { type: "park", plot: "g6", card: "pink" },
  discard: { type: "discard", cards: ["yellow", "yellow", "blue"] },
};
const CARD: OfEach<CardMove, "first" | "card" | "show" | "roll"> = {
  keep: { type: "keep" },
  reroll: { type: "reroll", dice: ["red", "red", "blue"] },
  cross: { type: "cross", card: "c7" },
  pass: { type: "pass" },
  return: { type: "return", cards: ["c3", "c9"] },
  take: { type: "take", card: "c12" },
  draw: { type: "draw" },
};
const ZONE: OfEach<ZoneMove, "first" | "top" | "card"> = {
  take: { type: "take", cards: { plan: 2 } },
  trade: { type: "trade", give: { material: 1, plan: 1 }, get: "worker" },
  no_trade: { type: "no_trade" },
  build: { type: "build", building: 1, pay: { worker: 3 } },
  no_build: { type: "no_build" },
};
const MOVES: Record<string, Record<string, Move>> = {
  "sunrise-lane": LANE,
  "all-on-one-card": CARD,
  "construction-zone": ZONE,
};
const CONTENT = { name: "Test", buildings: [{ name: "School", cost: {} }] };
const EACH = GAMES.flatMap((game) =>
  Object.values(MOVES[game.id] ?? {}).map((move) => [game.id, move.type, game, move] as const),
);

afterEach(() => speak("en"));

test("every game has its moves here", () => {
  expect(GAMES.filter(({ id }) => MOVES[id] === undefined)).toEqual([]);
});

const IMPERATIVES = /^(Build|Cross|Discard|Draw|Keep|Lay|Reroll|Return|Skip|Stop|Take|Trade) /;

test.each(EACH)("%s, %s: in English the hint says what to do, the log what was done", (_id, _type, game, move) => {
  const advice = game.advise(move, CONTENT);
  const report = game.describe({ by: 0, move }, () => "Ada", CONTENT);
  expect(advice).toMatch(IMPERATIVES);
  expect(advice).not.toMatch(/[.…]$|\{|undefined/);
  expect(report).toContain("Ada");
  expect(report).not.toContain(advice);
});

test.each(EACH)("%s, %s: in every language the hint has words of its own", async (_id, _type, game, move) => {
  const spoken = new Set<string>();
  for (const { id } of languages) {
    await speak(id);
    const advice = game.advise(move, CONTENT);
    const report = game.describe({ by: 0, move }, () => "Ada", CONTENT);
    expect(advice, id).toMatch(/^\p{Lu}/u);
    expect(report, id).not.toContain(advice);
    spoken.add(advice);
  }
  expect(spoken.size).toBe(languages.length);
});

test("the words of the hints", () => {
  const said = (moves: Record<string, Move>, id: string): string[] =>
    Object.values(moves).map((move) => GAMES.find((game) => game.id === id)!.advise(move, CONTENT));
  expect(said(LANE, "sunrise-lane")).toEqual([
    "Draw 2 cards",
    "Stop and draw 1 card",
    "Build 3 floors on f5",
    "Lay a park on g6 (pay pink)",
    "Discard 2 yellow and blue",
  ]);
  expect(said(CARD, "all-on-one-card")).toEqual([
    "Keep all dice",
    "Reroll 2 red and 1 blue",
    "Cross on card 7",
    "Cross nothing",
    "Return cards 3 and 9",
    "Take card 12",
    "Draw an unseen card from the pile",
  ]);
  expect(said(ZONE, "construction-zone")).toEqual([
    "Take 2 plans",
    "Trade a material and a plan for a worker",
    "Skip the trade",
    "Build School with 3 workers",
    "Build nothing this turn",
  ]);
});
