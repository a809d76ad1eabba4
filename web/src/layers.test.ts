// The layers of the client: each may use only itself and earlier layers, and no game may use another. Every
// file says at its head what it does, and the folders of the games have the same files.
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";

/** From the first to the last. Folders in one entry may use each other. main.ts starts the page and comes last. */
const LAYERS = [["net", "i18n", "style", "browser"], ["widgets"], ["games"], ["table"], ["pages"], ["main.ts"]];

const IMPORTED = /(?:\bfrom\s*|\bimport\s*\(?\s*)["'](\.[^"']*)["']/g;

const layerOf = (file: string): number => LAYERS.findIndex((folders) => folders.includes(file.split("/")[0]!));
const GAMES = readdirSync(join(import.meta.dirname, "games"), { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
/** The game that a file belongs to; undefined for what games share. */
const gameOf = (file: string): string | undefined =>
  GAMES.find(({ name }) => `${file}/`.startsWith(`games/${name}/`))?.name;

// Tests may use anything: some compare one layer with another.
const FILES = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith(".test.ts"));

/** Each import of one of our files by another. */
const IMPORTS = FILES.flatMap((file) => {
  const text = readFileSync(join(import.meta.dirname, file), "utf8");
  const targets = [...text.matchAll(IMPORTED)].map(([, target]) => posix.join(posix.dirname(file), target!));
  return targets.filter((target) => !target.startsWith("..")).map((target) => ({ file, target }));
});
const shown = (imports: typeof IMPORTS): string[] => imports.map(({ file, target }) => `${file} imports ${target}`);

test("every file is in a layer", () => {
  expect(FILES.filter((file) => layerOf(file) < 0)).toEqual([]);
  expect(IMPORTS.length).toBeGreaterThan(FILES.length);
});

test("no layer imports a later one", () => {
  expect(shown(IMPORTS.filter(({ file, target }) => layerOf(target) > layerOf(file)))).toEqual([]);
});

test("no game imports another, or the list of games", () => {
  expect(GAMES.length).toBeGreaterThan(2);
  const inGames = IMPORTS.filter(({ file }) => gameOf(file) !== undefined);
  expect(shown(inGames.filter(({ target }) => target === "games"))).toEqual([]);
  expect(shown(inGames.filter(({ file, target }) => gameOf(target) && gameOf(target) !== gameOf(file)))).toEqual([]);
});

/** What every game's folder has, under these names. docs/adding-a-game.md says what is in each. */
const OF_A_GAME = [
  "ActionBar.svelte",
  "Board.svelte",
  "Held.svelte",
  "Mine.svelte",
  "Panel.svelte",
  "Picture.svelte",
  "actions.ts",
  "choices.ts",
  "diagrams/index.ts",
  "in_words.ts",
  "index.ts",
  "lesson.ts",
  "plan.svelte.ts",
  "strings.en.ts",
  "types.ts",
  "words.ts",
];

test.each(GAMES.map(({ name }) => name))("%s has the files that every game has", (game) => {
  expect(OF_A_GAME.filter((file) => !FILES.includes(`games/${game}/${file}`))).toEqual([]);
});

test("every file says at its head what it does", () => {
  const HEAD = /^(?:<script[^>]*>\s*)?\/[/*]/;
  const files = FILES.filter((file) => !file.includes("strings."));
  const silent = files.filter((file) => !HEAD.test(readFileSync(join(import.meta.dirname, file), "utf8")));
  expect(silent).toEqual([]);
});
