// The palettes as people with each kind of colour blindness see them.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { COLOURS as CROSSED } from "../games/all-on-one-card/types";
import { COLOURS as BUILT } from "../games/sunrise-lane/types";
import { contrast, distance, linear, seenBy, type Vision } from "./vision";

// 0.02 is just noticeable where two colours touch (CSS Color 4). Small shapes that lie apart need several times that.
const LEAST_DISTANCE = 0.15;
const LEAST_CONTRAST = 4.5;
const PAPERS = {
  light: ["#f6f1e7", "#fffdf8"],
  dark: ["#1b1a17", "#26241f"],
  contrast: ["#ffffff", "#ffffff"],
} as const;
type Theme = keyof typeof PAPERS;

const CSS = readFileSync(new URL("palettes.css", import.meta.url), "utf8");
const TOKENS = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

function declared(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}
const blocks = new Map(
  [...CSS.matchAll(/:root(?:\[data-palette="(\w+)"\])? \{([^}]*)\}/g)].map(([, name = "standard", body = ""]) => [
    name,
    declared(body),
  ]),
);
function paletteOf(name: string): (colour: string, theme: Theme) => string {
  const all = { ...blocks.get("standard"), ...blocks.get(name) };
  return (colour, theme) => {
    const value = all[colour] ?? "";
    const [, light, dark] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value) ?? [];
    return (theme === "dark" ? dark : light) ?? value;
  };
}

const PALETTES: [string, Vision][] = [
  ["standard", "normal"],
  ["protan", "protan"],
  ["deutan", "deutan"],
  ["tritan", "tritan"],
];
const THEMES: Theme[] = ["light", "dark", "contrast"];
// Construction Zone uses four of the colours of Sunrise Lane.
const GAMES: readonly (readonly string[])[] = [BUILT, CROSSED];
const SEATS = ["seat-0", "seat-1", "seat-2", "seat-3"];
const pairs = (all: readonly string[]): [string, string][] =>
  all.flatMap((one, i) => all.slice(i + 1).map((other): [string, string] => [one, other]));

test("the simulation is that of the published examples", () => {
  const shown = (hex: string, vision: Vision): number[] =>
    seenBy(vision, linear(hex)).map((value) =>
      Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)),
    );
  expect(shown("#ffffff", "deutan")).toEqual([255, 255, 255]);
  expect(shown("#ff0000", "protan")).toEqual([109, 95, 0]); // a dark brown
  expect(shown("#ff0000", "deutan")).toEqual([163, 144, 0]);
  expect(distance("#ff0000", "#00ff00", "normal")).toBeGreaterThan(0.5);
  // These two differ clearly for others, but not for them.
  expect(distance("#5da744", "#d8493a", "deutan")).toBeLessThan(0.05);
});

test("each palette is in the style sheet", () => {
  expect([...blocks.keys()]).toEqual(PALETTES.map(([name]) => name));
  for (const [theme, papers] of Object.entries(PAPERS))
    if (theme !== "contrast") for (const paper of papers) expect(TOKENS).toContain(paper);
});

describe.each(PALETTES)("%s", (name, vision) => {
  const colour = paletteOf(name);

  test.each(THEMES)("the colours of a game are told apart: %s", (theme) => {
    for (const eyes of new Set<Vision>(["normal", vision])) {
      for (const game of GAMES) {
        for (const [one, other] of pairs(game))
          expect(
            distance(colour(one, theme), colour(other, theme), eyes),
            `${one}, ${other} (${eyes})`,
          ).toBeGreaterThan(LEAST_DISTANCE);
      }
    }
  });

  test.each(THEMES)("the players are told apart: %s", (theme) => {
    for (const eyes of new Set<Vision>(["normal", vision])) {
      for (const [one, other] of pairs(SEATS))
        expect(distance(colour(one, theme), colour(other, theme), eyes), `${one}, ${other} (${eyes})`).toBeGreaterThan(
          LEAST_DISTANCE,
        );
    }
  });

  test("what is written on a colour can be read", () => {
    for (const eyes of new Set<Vision>(["normal", vision])) {
      for (const one of new Set(GAMES.flat()))
        expect(
          contrast(colour(one, "light"), colour(`${one}-ink`, "light"), eyes),
          `${one} (${eyes})`,
        ).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    }
  });

  test.each(THEMES)("the players stand out from the page: %s", (theme) => {
    for (const paper of PAPERS[theme])
      for (const seat of SEATS)
        expect(contrast(colour(seat, theme), paper), seat).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  });
});
