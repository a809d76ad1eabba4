// Visits pages with a certain look, and reports what is wrong.
import AxeBuilder from "@axe-core/playwright";
import { expect } from "vitest";
import { unreadableTexts } from "./overflow";
import type { Person } from "./person";
import { look, type Sight } from "./sights";
import { untranslated } from "./untranslated";

export const THEMES = ["light", "dark", "contrast"];
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const USUAL_TEXT = 16;
export const DESK = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** The settings and the device with which the pages are visited. */
export interface Look {
  name: string;
  language: string;
  theme?: string;
  palette?: string;
  /** What the device prefers. */
  device?: { contrast: "more"; colorScheme: "dark" };
  size?: { width: number; height: number };
  /** The browser's text size, in percent. */
  text?: number;
  /** The root's font size, in percent, as set by a reader's own style sheet. */
  root?: number;
}

async function wear(
  person: Person,
  { language, theme = "light", palette = "standard", device, size = DESK, text = 100, root = 100 }: Look,
): Promise<void> {
  if (device) await person.page.emulateMedia(device);
  await person.page.setViewportSize(size);
  const devtools = await person.context.newCDPSession(person.page);
  await devtools.send("Page.enable");
  await devtools.send("Page.setFontSizes", {
    fontSizes: { standard: (USUAL_TEXT * text) / 100, fixed: (USUAL_TEXT * text) / 100 },
  });
  await person.prefer({ theme, palette, language });
  await person.page.reload();
  await person.page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), root);
  expect(await person.page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    `${(USUAL_TEXT * text * root) / 10_000}px`,
  );
}

/** Finds what is wrong on a page. */
export type Judge = (person: Person) => Promise<string[]>;
export const unreadable: Judge = (person) => unreadableTexts(person.page);
export const inEnglish: Judge = (person) => untranslated(person.page);

export async function violations(person: Person): Promise<string[]> {
  const found = await new AxeBuilder({ page: person.page }).setLegacyMode(true).withTags(RULES).analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary?.split("\n")[1] ?? ""}`),
  );
}

/** Visits the pages, and reports what is wrong on them. */
export async function walk(person: Person, sights: Sight[], how: Look, ...judges: Judge[]): Promise<string[]> {
  const problems: string[] = [];
  await wear(person, how);
  for (const sight of sights) {
    await look(person, sight, how.language);
    for (const judge of judges)
      problems.push(...(await judge(person)).map((problem) => `${how.name}, ${sight.name}: ${problem}`));
  }
  return problems;
}
