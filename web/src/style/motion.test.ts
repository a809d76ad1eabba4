// With reduced motion, nothing moves: every duration comes from the tokens, which are then 0.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const FOLDER = join(import.meta.dirname, "..");
const FILES = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|css|ts)$/.test(name) && !/\.test\.ts$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(FOLDER, name), "utf8") }));
// Shows a line of text after a delay; nothing moves.
const ALLOWED = /animation: late 0s 4s forwards;/g;

test("no transition or animation has a duration of its own", () => {
  const own = FILES.filter(({ name }) => !name.endsWith(".ts")).flatMap(({ name, text }) => {
    const declared =
      text.replace(ALLOWED, "").match(/(?<![\w-])(?:transition|animation)(?:-duration|-delay)?:[^;{}]+;/g) ?? [];
    return declared.filter((one) => /(?<![\w.#-])\d*\.?\d+m?s\b/.test(one)).map((one) => `${name}: ${one}`);
  });
  expect(own).toEqual([]);
});

test("nothing is moved past the style sheets", () => {
  const past = /svelte\/(?:transition|animate|motion)|\.animate\(|behavior: "smooth"|scroll-behavior: smooth|<animate/;
  expect(FILES.filter(({ text }) => past.test(text)).map(({ name }) => name)).toEqual([]);
});

test("the tokens are 0 if the device or Tavola is set to no motion", () => {
  const tokens = FILES.find(({ name }) => name.endsWith("tokens.css"))?.text ?? "";
  const still = [...tokens.matchAll(/--(?:quick|calm): 0ms;/g)];
  expect(still).toHaveLength(4);
  expect(tokens).toMatch(/prefers-reduced-motion: reduce[\s\S]*data-motion="off"/);
});
