// A test in the browser: a site, and the people who visit it.
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { chromium, type Browser } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { Person, type Look } from "./person";
import { Site } from "./site";

const TRACES = join(import.meta.dirname, "../../../build/e2e");
const PROGRAM = process.env["TAVOLA_CHROMIUM"] ?? "/usr/bin/chromium";
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
const WORTH_TELLING = 0.05;
const ALL = process.env["TAVOLA_E2E"] === "all";

export class Room {
  readonly people: Person[] = [];
  constructor(
    readonly site: Site,
    readonly browser: Browser,
  ) {}

  async person(name: string, look: Look = {}): Promise<Person> {
    const touch = look.manner === "touch";
    const width = look.width ?? (touch ? 390 : 1280);
    const height = look.height ?? (touch ? 844 : 900);
    const context = await this.browser.newContext({
      viewport: { width, height },
      hasTouch: touch,
      isMobile: touch,
      locale: look.locale ?? "en-GB",
    });
    const person = await Person.come(name, this.site.address, context, look);
    this.people.push(person);
    return person;
  }

  /** Checks that no page had a problem. */
  check(): void {
    const problems = this.people.flatMap((person) => person.problems.map((problem) => `${person.name}: ${problem}`));
    if (problems.length > 0) throw new Error([...new Set(problems)].slice(0, 12).join("\n"));
  }

  /** Keeps the text and a screenshot of every page. */
  async leaveTraces(title: string): Promise<void> {
    mkdirSync(TRACES, { recursive: true });
    for (const { name, page, problems } of this.people) {
      const file = join(TRACES, `${title} ${name}`.replace(/\W+/g, "-"));
      const text = await page
        .locator("body")
        .innerText()
        .catch(() => "(no page)");
      writeFileSync(`${file}.txt`, [page.url(), "", text, "", ...problems].join("\n"));
      await page.screenshot({ path: `${file}.png`, timeout: 10_000 }).catch(() => undefined);
      console.error(`"${title}" failed; what ${name} saw: build/e2e/${basename(file)}.png and .txt`);
    }
  }

  async leave(title: string): Promise<void> {
    for (const { name, context, worstShift, worstAnswer } of this.people) {
      for (const [how, { value, what }] of [
        ["moved", worstShift],
        ["moved when pressed", worstAnswer],
      ] as const) {
        if (value > WORTH_TELLING)
          console.log(`${title}, ${name}: ${how} by ${value.toFixed(3)} ${what.slice(0, 400)}`);
      }
      await context.close();
    }
  }
}

let site: Site;
let browser: Browser;

/** Each test file has one site and one browser. */
export function openHouse(): void {
  beforeAll(async () => {
    site = new Site();
    await site.begin();
    browser = await chromium.launch({ executablePath: PROGRAM, args: FLAGS });
  });
  afterAll(async () => {
    await browser?.close();
    await site?.end();
  });
}

/** Lets people visit the site. At the end, a problem on any page fails the test. */
export async function visit(title: string, body: (room: Room) => Promise<void>): Promise<void> {
  const room = new Room(site, browser);
  try {
    await body(room);
    room.check();
  } catch (error) {
    await room.leaveTraces(title);
    throw error;
  } finally {
    await room.leave(title);
  }
}

type Scene = (title: string, body: (room: Room) => Promise<void>) => void;

/** A test that `./dev test` runs. */
export const scene: Scene = (title, body) => test(title, () => visit(title, body));
/** A test that only `./dev e2e --all` runs. */
export const fullScene: Scene = (title, body) => test.runIf(ALL)(title, () => visit(title, body));
