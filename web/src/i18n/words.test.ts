// The strings of all languages: nothing is missing or left in English. keys.test.ts finds unused ones.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { en, type Key } from "./en";
import { languages } from "./languages";
import { pseudo, pseudoText } from "./pseudo";

const KEYS = Object.keys(en) as Key[];
const OTHERS = await Promise.all(
  languages
    .filter(({ id }) => id !== "en")
    .map(async ({ id, locale, load }) => [id, await load(), new Intl.PluralRules(locale)] as const),
);

const NAMES = /^(app|sl|cz)\.name$/;
// Symbols and words that are the same in the other language.
const SAME: Record<string, RegExp[]> = {
  it: [
    /^(sl\.words\.bonus|palette\.standard)$/,
    /^(setup\.level|setup\.way\.bots|table\.bot|rows\.bots\.one)$/,
    /^(account\.(title|password)|chat\.title|setup\.seat\.bot|sl\.plot\.area)$/,
  ],
  fr: [
    /^(palette\.standard|sl\.words\.(bonus|obstacle)|cz\.words\.pile|words\.points)$/,
    /^(setup\.level|setup\.way\.bots|table\.bot|rows\.bots|setup\.seat\.bot)/,
    /^(level\.(novice|expert)|lobby\.title|colour\.orange|cz\.(card|short)\.plan|cz\.cards\.plan|cz\.need\.plans)/,
    /^(home\.minutes\.|time\.minutes|sl\.points|rules\.points|ac\.points|rules\.note\.editions$|table\.total|mine\.points$)/,
  ],
};

const placeholders = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "").sort();
/** Whether a key is the singular of a key with a count. */
const isSingular = (key: string): boolean =>
  key.endsWith(".one") && (en[key.slice(0, -4) as Key] ?? "").includes("{number}");
const letters = (text: string): string => text.replace(/\{\w+\}/g, "").replace(/[^\p{L}]/gu, "");

/** The keys that a language needs in addition to English: the other plural forms of each key with a count. */
function moreForms(plural: Intl.PluralRules): string[] {
  const kinds = new Set(Array.from({ length: 200 }, (_, number) => plural.select(number)));
  const forms = [...kinds].filter((kind) => kind !== "one" && kind !== "other");
  return KEYS.filter(isSingular).flatMap((key) => forms.map((form) => key.replace(/one$/, form)));
}

test.each(OTHERS)(
  "%s has the keys of English, with the same places to fill",
  (_, words: Record<string, string>, plural) => {
    const more = moreForms(plural);
    expect(Object.keys(words).sort()).toEqual([...KEYS, ...more].sort());
    for (const key of KEYS) {
      const places = (text: string): string[] =>
        placeholders(text).filter((name) => !(isSingular(key) && name === "number"));
      expect(places(words[key] ?? ""), key).toEqual(places(en[key]));
    }
    for (const key of more)
      expect(placeholders(words[key] ?? ""), key).toEqual(placeholders(en[key.replace(/\.\w+$/, "") as Key]));
  },
);

test("Polish would need words for few and for many", () => {
  expect(moreForms(new Intl.PluralRules("pl")).filter((key) => key.startsWith("sl.points"))).toEqual([
    "sl.points.many",
    "sl.points.few",
  ]);
});

test.each(OTHERS)("%s has no English left", (id, words) => {
  const same = KEYS.filter((key) => words[key] === en[key] && letters(en[key]).length > 1);
  expect(same.filter((key) => ![NAMES, ...(SAME[id] ?? [])].some((one) => one.test(key)))).toEqual([]);
});

test.each(OTHERS)("%s: what none and one have in common tells which", (_, words, plural) => {
  if (plural.select(0) !== "one") return;
  // These are never used for zero.
  const always = KEYS.filter((key) => isSingular(key) && !/^(cz\.cards\.|sl\.discard)/.test(key));
  expect(always.filter((key) => !words[key].includes("{number}"))).toEqual([]);
});

test("the pseudo-language is longer, marked, and keeps the places to fill", () => {
  expect(pseudoText("Home")).toBe("[Ĥömê ~~]");
  expect(pseudoText("{name} wins")).toBe("[{name} ŵîñš ~~~~~]");
  for (const [key, text] of Object.entries(pseudo(en))) {
    expect(placeholders(text), key).toEqual(placeholders(en[key as Key]));
    expect(text.length, key).toBeGreaterThanOrEqual(en[key as Key].length * 1.4);
  }
});

test("before the program runs, the page speaks each language", () => {
  const page = readFileSync(join(import.meta.dirname, "../../index.html"), "utf8");
  const spoken = (part: RegExp): string[] =>
    [...(part.exec(page)?.[0] ?? "").matchAll(/<p lang="(\w+)">\S/g)].map(([, id]) => id ?? "");
  for (const part of [/<div id="app">.*?<\/div>/s, /<noscript>.*?<\/noscript>/s])
    expect(spoken(part)).toEqual(languages.map(({ id }) => id));
});
