import { afterEach, expect, test } from "vitest";
import { counted, dated, listed, named, percentage, t } from ".";
import { bestLanguage, isLanguage, languages, speak, spoken } from "./language.svelte";

afterEach(() => speak("en"));

test("the browser's first wish that is there is taken, English where none is", () => {
  expect(bestLanguage(["it-CH", "en"])).toBe("it");
  expect(bestLanguage(["de-DE", "fr", "it"])).toBe("fr");
  expect(bestLanguage(["de"])).toBe("en");
  expect(bestLanguage([])).toBe("en");
  expect(bestLanguage(["xx"])).toBe("en");
});

test("people choose among the languages by their own names; the pseudo-language is for tests", () => {
  expect(languages.map(({ name }) => name)).toEqual(["English", "Italiano", "Français"]);
  expect(isLanguage("xx")).toBe(true);
  expect(isLanguage("tlh")).toBe(false);
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
  await speak("fr");
  expect(points()).toEqual(["0 point", "1 point", "2 points"]);
});

test("numbers, percentages and days are written as the language does", async () => {
  const noon = Date.UTC(2026, 4, 3, 12);
  expect(t("hint.why", { playouts: 12345 })).toContain("12,345");
  expect([percentage(0.42), dated(noon)]).toEqual(["42%", "3 May 2026"]);
  await speak("it");
  expect(t("hint.why", { playouts: 12345 })).toContain("12.345");
  expect([percentage(0.42), dated(noon)]).toEqual(["42%", "3 mag 2026"]);
  await speak("fr");
  expect(percentage(0.42)).toMatch(/^42\s%$/);
});
