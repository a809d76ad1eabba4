import { afterEach, expect, test } from "vitest";
import { counted, dated, datedTime, listed, named, percentage, t } from ".";
import { formOf } from "./form";
import { speak, spoken } from "./language.svelte";
import { bestLanguage, languageOf, languages } from "./languages";

afterEach(() => speak("en"));

test("the browser's first wish that is there is taken, English where none is", () => {
  expect(bestLanguage(["it-CH", "en"])).toBe("it");
  expect(bestLanguage(["tlh-DE", "fr", "it"])).toBe("fr");
  expect(bestLanguage(["tlh"])).toBe("en");
  expect(bestLanguage([])).toBe("en");
  expect(bestLanguage(["xx"])).toBe("en");
});

test.each(languages)("people choose $id by its own name", ({ id, name, locale }) => {
  expect(name.toLocaleLowerCase(locale)).toBe(
    new Intl.DisplayNames(locale, { type: "language" }).of(id)?.toLocaleLowerCase(locale),
  );
  expect(bestLanguage([`${id}-ZZ`])).toBe(id);
});

test("English comes first; the pseudo-language is for tests", () => {
  expect(languages[0]?.id).toBe("en");
  expect(languages.map(({ id }) => id)).not.toContain("xx");
  expect(languageOf("xx")).not.toBeNull();
  expect(languageOf("tlh")).toBeNull();
});

test("all words follow the language, and what is unknown changes nothing", async () => {
  await speak("it");
  expect(t("home.rules")).toBe("Regole");
  expect(named("level", "easy")).toBe("Facile");
  expect(listed(["a", "b", "c"])).toBe("a, b e c");
  await speak("tlh");
  expect(spoken().id).toBe("it");
  await speak("xx");
  expect(t("home.rules")).toMatch(/^\[.*\]$/);
});

test("the last wish counts, however long the first takes to load", async () => {
  await Promise.all([speak("fr"), speak("en")]);
  expect(t("home.rules")).toBe("Rules");
});

test("one, none and many are counted as the language does", async () => {
  const points = (): string[] => [0, 1, 2].map((number) => counted("sl.points", number));
  expect(points()).toEqual(["0 points", "1 point", "2 points"]);
  await speak("it");
  expect(points()).toEqual(["0 punti", "1 punto", "2 punti"]);
  expect(counted("sl.points", 1_000_000)).toBe("1.000.000 punti");
  await speak("fr");
  expect(points()).toEqual(["0 point", "1 point", "2 points"]);
});

test("a language with more forms has more keys, and nothing else", () => {
  const polish = { house: "domu", "house.one": "dom", "house.few": "domy", "house.many": "domów", park: "parku" };
  const rules = new Intl.PluralRules("pl");
  const forms = (key: string): string[] => [1, 2, 5, 22, 1.5].map((number) => formOf(key, number, polish, rules));
  expect(forms("house")).toEqual(["house.one", "house.few", "house.many", "house.few", "house"]);
  expect(forms("park")).toEqual(Array(5).fill("park"));
});

const NOON = new Date(2026, 4, 3, 12, 5).getTime();

/** Which non-breaking space a French number has depends on the browser. */
const spaced = (text: string): string => text.replace(/[\u00a0\u202f]/g, "_");

test.each([
  { id: "en", number: "12,345", percent: "42%", day: "3 May 2026", moment: "3 May 2026, 12:05" },
  { id: "it", number: "12.345", percent: "42%", day: "3 mag 2026", moment: "3 mag 2026, 12:05" },
  { id: "fr", number: "12_345", percent: "42_%", day: "3 mai 2026", moment: "3 mai 2026, 12:05" },
])("numbers, percentages and days are written as in $id", async ({ id, number, percent, day, moment }) => {
  await speak(id);
  expect(spaced(t("hint.why", { playouts: 12345 }))).toContain(number);
  expect([spaced(percentage(0.42)), dated(NOON), datedTime(NOON)]).toEqual([percent, day, moment]);
});
