// What has to be true of every page: its texts can be read whole by who needs them large, in any language, and axe finds nothing.
import AxeBuilder from "@axe-core/playwright";
import { expect } from "vitest";
import { unreadableTexts } from "./overflow";
import type { Person } from "./person";
import { play } from "./play";
import { fullScene, openHouse, scene } from "./room";
import { allSights, look, lookBack, strangersSights, type Sight } from "./sights";
import { follow, invite, startAgainstBots, watch } from "./tables";
import { leftWords, untranslated } from "./untranslated";
import { LANGUAGES, PSEUDO } from "./words";

openHouse();

const THEMES = ["light", "dark", "contrast"];
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const USUAL_TEXT = 16;
const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

/** How somebody looks at the pages. */
interface Look {
  name: string;
  language: string;
  theme?: string;
  palette?: string;
  /** What the device asks for. */
  device?: { contrast: "more"; colorScheme: "dark" };
  size?: { width: number; height: number };
  /** Of the browser's text, in percent. */
  text?: number;
  /** Of the root's letters, in percent: as a reader's own style sheet does it. */
  root?: number;
}
const LARGE: Look = { name: "text of 200 %", language: "en", text: 200 };
const LONG: Look = { name: "long words on a phone", language: PSEUDO, size: PHONE };
const READINGS: Record<string, Look[]> = {
  "with large text": [
    LARGE,
    { name: "letters of 200 %", language: "it", size: { width: 1440, height: 900 }, root: 200 },
    { name: "text of 200 % on a small screen", language: "fr", size: { width: 820, height: 1180 }, text: 200 },
  ],
  "on narrow screens": [
    { name: "page of 200 %", language: "it", size: { width: 720, height: 450 } },
    ...LANGUAGES.map((language) => ({ name: `320 px, ${language}`, language, size: { width: 320, height: 568 } })),
  ],
  "in long words": [{ name: "long words", language: PSEUDO }, { name: "text of 200 %, long words", language: PSEUDO, text: 200 }, LONG],
};

async function wear(person: Person, { language, theme = "light", palette = "standard", device, size = DESK, text = 100, root = 100 }: Look): Promise<void> {
  if (device) await person.page.emulateMedia(device);
  await person.page.setViewportSize(size);
  const devtools = await person.context.newCDPSession(person.page);
  await devtools.send("Page.enable");
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: (USUAL_TEXT * text) / 100, fixed: (USUAL_TEXT * text) / 100 } });
  await person.prefer({ theme, palette, language });
  await person.page.reload();
  await person.page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), root);
  expect(await person.page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${(USUAL_TEXT * text * root) / 10_000}px`);
}

type Judge = (person: Person) => Promise<string[]>;
const unreadable: Judge = (person) => unreadableTexts(person.page);
const inEnglish: Judge = (person) => untranslated(person.page);

const readingJudges = ({ language }: Look): Judge[] => (language === PSEUDO ? [unreadable, inEnglish] : [unreadable]);

async function violations(person: Person): Promise<string[]> {
  const found = await new AxeBuilder({ page: person.page }).setLegacyMode(true).withTags(RULES).analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary?.split("\n")[1] ?? ""}`));
}

/** Goes through the pages, and tells what is wrong on them. */
async function walk(person: Person, sights: Sight[], how: Look, ...judges: Judge[]): Promise<string[]> {
  const problems: string[] = [];
  await wear(person, how);
  for (const sight of sights) {
    await look(person, sight, how.language);
    for (const judge of judges) problems.push(...(await judge(person)).map((problem) => `${how.name}, ${sight.name}: ${problem}`));
  }
  return problems;
}

// Every page once with large text and axe, each in another theme and language, and once in long words.
scene("large text, long words and axe, on every page", async (room) => {
  const anna = await room.person("Anna", DESK);
  const sights = await allSights(anna, "short");
  const problems: string[] = [];
  const turns = Math.max(THEMES.length, LANGUAGES.length);
  for (let i = 0; i < turns; ++i) {
    const some = sights.filter((_, number) => number % turns === i);
    const [theme = "", language = ""] = [THEMES[i % THEMES.length], LANGUAGES[i % LANGUAGES.length]];
    problems.push(...(await walk(anna, some, { ...LARGE, theme, language }, unreadable, violations)));
  }
  problems.push(...(await walk(anna, sights, LONG, unreadable, inEnglish)));
  expect(problems).toEqual([]);
});

for (const [title, readings] of Object.entries(READINGS)) {
  fullScene(`every page can be read whole ${title}`, async (room) => {
    const anna = await room.person("Anna", DESK);
    const sights = await allSights(anna, title === "in long words" ? "whole" : "half");
    const problems: string[] = [];
    for (const reading of readings) problems.push(...(await walk(anna, sights, reading, ...readingJudges(reading))));
    expect(problems).toEqual([]);
  });
}

fullScene("who comes by a link finds pages that can be read and that axe has nothing against", async (room) => {
  const anna = await room.person("Anna", DESK);
  const ben = await room.person("Ben", DESK);
  const sights = strangersSights(await invite(anna, "construction-zone"));
  await ben.page.goto(`${ben.site}/`);
  const problems: string[] = [];
  for (const reading of Object.values(READINGS).flat()) problems.push(...(await walk(ben, sights, reading, ...readingJudges(reading))));
  for (const theme of THEMES) for (const language of LANGUAGES) problems.push(...(await walk(ben, sights, { name: theme, theme, language }, violations)));
  expect(problems).toEqual([]);
});

for (const theme of THEMES) {
  for (const language of LANGUAGES) {
    fullScene(`axe finds nothing on any page: ${theme}, ${language}`, async (room) => {
      const anna = await room.person("Anna", DESK);
      const sights = await allSights(anna, theme === "light" && language === "en" ? "whole" : "half");
      const desk = await walk(anna, sights, { name: "desk", theme, language }, violations);
      const phone = await walk(anna, sights, { name: "phone", theme, language, size: PHONE }, violations);
      expect([...desk, ...phone]).toEqual([]);
    });
  }
}

fullScene("axe finds nothing in the dark with more contrast, and in the colours for the colour-blind", async (room) => {
  const anna = await room.person("Anna", DESK);
  const sights = await allSights(anna, "half");
  const tables = sights.filter(({ name }) => / in play$/.test(name));
  const problems: string[] = [];
  for (const palette of ["protan", "deutan", "tritan"]) {
    for (const theme of THEMES) problems.push(...(await walk(anna, tables, { name: `${palette}, ${theme}`, language: "en", theme, palette }, violations)));
  }
  problems.push(...(await walk(anna, sights, { name: "more contrast in the dark", language: "en", theme: "auto", device: { contrast: "more", colorScheme: "dark" } }, violations)));
  expect(problems).toEqual([]);
});

for (const game of ["sunrise-lane", "all-on-one-card", "construction-zone"] as const) {
  fullScene(`who watches ${game} can read it, and axe has nothing against it`, async (room) => {
    const [anna, ben, carla] = [await room.person("Anna", DESK), await room.person("Ben", DESK), await room.person("Carla", DESK)];
    const link = await invite(anna, game);
    await follow(ben, link);
    await watch(carla, link);
    const table = { name: game, address: new URL(carla.page.url()).hash.slice(2) };
    const problems: string[] = [];
    for (const reading of [LARGE, LONG]) problems.push(...(await walk(carla, [table, { ...table, then: lookBack }], reading, unreadable, violations)));
    expect(problems).toEqual([]);
  });
}

scene("texts that are cut, pushed out or laid on others are found", async (room) => {
  const anna = await room.person("Anna", DESK);
  await anna.goTo("nowhere");
  await anna.page.getByRole("heading").waitFor();
  expect(await unreadableTexts(anna.page)).toEqual([]);
  anna.expected.push(/inline style/); // what is put in here has some, against the pages' policy
  const wrongs: [string, string][] = [
    ["cut", '<p style="width: 5em; overflow: hidden; white-space: nowrap">a long line that has no room</p>'],
    ["cut", '<p style="height: 1em; overflow: hidden">one line<br>another line</p>'],
    ["cut", '<p style="width: 5em; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">a long line that has no room</p>'],
    ["cut", '<svg viewBox="0 0 40 20" width="40" height="20"><text x="20" y="15">a long line</text></svg>'],
    ["cut", '<select style="width: 5em"><option>a long line that has no room</option></select>'],
    ["pokes out", '<button style="width: 3em; border: 1px solid; padding: 0; white-space: nowrap">a long line that has no room</button>'],
    ["beyond the window", '<p style="position: absolute; left: -40px; top: 200px">a line</p>'],
    ["the page scrolls sideways", '<p style="width: 200vw">a line</p>'],
    ['on "', '<div style="height: 0">one line</div><div>another line</div>'],
  ];
  for (const [what, html] of wrongs) {
    await anna.page.evaluate((markup) => {
      const place = document.createElement("div");
      place.id = "wrong";
      place.append(...new DOMParser().parseFromString(markup, "text/html").body.childNodes);
      for (const one of place.querySelectorAll<HTMLElement>("[style]")) one.style.cssText = one.getAttribute("style") ?? "";
      document.querySelector("main")?.append(place);
    }, html);
    const found = await unreadableTexts(anna.page);
    await anna.page.evaluate(() => document.getElementById("wrong")?.remove());
    expect(found.filter((problem) => problem.startsWith(what)), html).not.toEqual([]);
  }
});

/** Runs in the page: notes what moves. */
function watchMotion(): void {
  const moved: string[] = [];
  Object.assign(window, { moved });
  for (const kind of ["animationstart", "transitionrun"] as const) {
    addEventListener(kind, ({ target }) => {
      const style = target instanceof Element ? getComputedStyle(target) : null;
      const durations = (kind === "animationstart" ? style?.animationDuration : style?.transitionDuration) ?? "";
      if (durations.split(", ").some((one) => parseFloat(one) > 0)) moved.push(kind);
    });
  }
}

for (const [title, wish, moves] of [
  ["for who wants no motion, nothing moves", "reduce", false],
  ["for everybody else, things move", "no-preference", true],
] as const) {
  scene(title, async (room) => {
    const anna = await room.person("Anna", { speed: "quick", before: watchMotion });
    await anna.page.emulateMedia({ reducedMotion: wish });
    for (const game of ["sunrise-lane", "all-on-one-card", "construction-zone"] as const) {
      await startAgainstBots(anna, game);
      await play(anna, game, 2);
      const moved = await anna.page.evaluate(() => (window as unknown as { moved: string[] }).moved.length);
      expect(moved > 0, game).toBe(moves);
    }
  });
}

scene("what is not translated is found", async (room) => {
  const anna = await room.person("Anna", { language: PSEUDO });
  await anna.goTo("nowhere");
  await anna.page.getByRole("heading").waitFor();
  expect(await untranslated(anna.page)).toEqual([]);
  await anna.page.evaluate(() => {
    document.querySelector("h1")!.append(" Hello");
    document.querySelector("h1")!.title = "[Hello]";
  });
  expect((await untranslated(anna.page)).map((problem) => problem.replace(/ \(.*/, ""))).toEqual(['not translated: "[Hello]"', 'not translated: "Hello"']);
  expect(leftWords("[Âññâ: Anna, a6 (SL-9)] 12 × [Ĥömê ~~]")).toEqual([]);
});
