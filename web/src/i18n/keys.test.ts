// Every key is used, and every used key exists: those written out in the source, and those made of a prefix and an id.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { WAYS } from "../browser/address";
import { PALETTES, SPEEDS, THEMES, VOLUMES } from "../browser/preferences.svelte";
import { GAMES } from "../games";
import { COLOURS as DICE } from "../games/all-on-one-card/types";
import { RESOURCES } from "../games/construction-zone/cards";
import { KINDS } from "../games/construction-zone/types";
import { AREAS } from "../games/sunrise-lane/layout";
import type { Ranking } from "../games/sunrise-lane/standing";
import { COLOURS } from "../games/sunrise-lane/types";
import { EMOTES, type GameEvent, type Phase } from "../net/messages";
import { PARTS, VALUES } from "../pages/mine/filter";
import { OUTCOMES } from "../pages/mine/game";
import { ACCESS, AT_ZERO, CLOCK_NAMES } from "../pages/setup/setup_form";
import { DEEDS } from "../widgets/keys/keys";
import { en, type Key } from "./en";
import { LEVELS } from "./levels";

const ROOT = join(import.meta.dirname, "../../..");
const textOf = (...path: string[]): string => readFileSync(join(ROOT, ...path), "utf8");
const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? "");

// Errors that no player can cause: a bug in a program, or a wrong address.
const FOR_PROGRAMMERS = [
  "bad-message",
  "bad-request",
  "bad-path",
  "bad-json",
  "foreign-origin",
  "needs-json",
  "bad-method",
  "not-found",
  "needs-websocket",
];

/**
 * The names of errors in the server's protocol, and that of a browser without a server. Store errors share one text.
 */
function refusals(): string[] {
  const part =
    textOf("docs/server-protocol.md")
      .split(/^## /m)
      .find((text) => text.startsWith("Errors")) ?? "";
  const cells = part
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split("|")[1] ?? "");
  const names = cells
    .flatMap((cell) => matches(cell, /`([a-z-]+[a-z])`/g))
    .filter((name) => !FOR_PROGRAMMERS.includes(name));
  return ["no-server", ...names.map((name) => (name.startsWith("store-") ? "store" : name))];
}
const rulesOf = (game: string): string => {
  const files = readdirSync(join(ROOT, "src/games", game, "rules")).filter(
    (name) => name.endsWith(".cc") && !name.endsWith("_test.cc"),
  );
  return files.map((name) => textOf("src/games", game, "rules", name)).join("\n");
};
/** The lines of a result. */
const lines = (game: string): string[] => matches(rulesOf(game), /\bend(?:ing)?\.add\("([^"]+)"/g);
const closing = matches(
  /kClosingRules\{(.*)\}/.exec(textOf("src/games/sunrise_lane/rules/game.h"))?.[1] ?? "",
  /"([A-Z]+-\d+)"/g,
);
/** The rules that can refuse a move: those in the moves, and those that end the game. */
const refusing = [
  ...GAMES.flatMap(({ id }) =>
    matches(textOf("src/games", id.replaceAll("-", "_"), "rules/moves.cc"), /"([A-Z]+-\d+)"/g),
  ),
  ...closing,
  ...matches(rulesOf("construction_zone"), /return "(CZ-\d+)"/g),
];
const buildings = (
  JSON.parse(textOf("content/construction-zone/default.json")) as { buildings: { name: string }[] }
).buildings.map(({ name }) => name);

const games = GAMES.map(({ id }) => id);
const levels: readonly string[] = LEVELS;
const outcomes: readonly string[] = OUTCOMES;
const kinds: readonly Ranking["kind"][] = ["tallest", "most", "group"];
const others = WAYS.filter((way) => way !== "bots");

/** The ids of all computed keys, by prefix. */
const IDS: Record<string, readonly string[]> = {
  "ac.shape": DICE,
  colour: [...COLOURS, ...DICE],
  "cz.called": buildings,
  "cz.card": KINDS,
  "cz.cards": KINDS,
  "cz.line": lines("construction_zone"),
  "cz.need": RESOURCES,
  "cz.short": KINDS,
  emote: EMOTES,
  "home.minutes": games,
  keys: DEEDS,
  "learn.over": games,
  level: LEVELS,
  log: ["resign", "timeout"] satisfies GameEvent["end"][],
  "mine.against": VALUES.against.filter((who) => !levels.includes(who)),
  "mine.any": PARTS,
  "mine.filter": PARTS,
  "mine.outcome": OUTCOMES,
  "mine.result": OUTCOMES,
  "mine.state": VALUES.state,
  palette: PALETTES,
  refusal: refusals(),
  "rows.outcome": outcomes.filter((outcome) => outcome !== "lost"),
  "rows.state": ["open", "playing", "over"] satisfies Phase[],
  "rules.note.editions": games,
  "rules.note.made": games,
  "setup.about": WAYS,
  "setup.access": ACCESS,
  "setup.clock": CLOCK_NAMES,
  "setup.level.meaning": LEVELS,
  "setup.seat.open": others,
  "setup.seats.meaning": others,
  "setup.title": WAYS,
  "setup.way": WAYS,
  "setup.zero.pick": AT_ZERO,
  "sl.closing": closing,
  "sl.line": [...lines("sunrise_lane"), ...AREAS.map((area) => `area ${area}`)],
  "sl.sign": AREAS,
  "sl.standing": kinds.flatMap((kind) => [kind, `${kind}.title`]),
  sound: VOLUMES,
  speed: SPEEDS,
  table: ["resign", "leave"].flatMap((way) => [way, `${way}.sure`]),
  theme: THEMES,
  tips: GAMES.flatMap(({ id, tips }) => tips.map((phase) => `${id}.${phase}`)),
  why: refusing,
  "words.access": ACCESS,
};
const PUT_TOGETHER = new Set(Object.entries(IDS).flatMap(([start, ids]) => ids.map((id) => `${start}.${id}`)));

const FOLDER = join(import.meta.dirname, "..");
const SOURCE = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !/strings\.\w+\.ts$|\.test\.ts$/.test(name))
  .map((name) => readFileSync(join(FOLDER, name), "utf8"))
  .join("\n");

test("every key is used", () => {
  const used = (key: string): boolean => SOURCE.includes(`"${key}"`) || PUT_TOGETHER.has(key);
  const unused = (Object.keys(en) as Key[]).filter(
    (key) => !used(key) && !(key.endsWith(".one") && used(key.slice(0, -4))),
  );
  expect(unused).toEqual([]);
});

test.each(Object.entries(IDS))("%s: what is put together is there", (start, ids) => {
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.map((id) => `${start}.${id}`).filter((key) => !Object.hasOwn(en, key))).toEqual([]);
});

test("the beginnings are those of the source", () => {
  const named = matches(SOURCE, /\bnamed\("([^"]+)"/g);
  const templates = matches(SOURCE, /\b(?:t|counted)\(\s*`([\w.]+)\.\$\{/g);
  const typed = matches(SOURCE, /`([\w.]+)\.\$\{\w+\}` as const/g);
  expect([...new Set([...named, ...templates, ...typed])].sort()).toEqual(Object.keys(IDS).sort());
});
