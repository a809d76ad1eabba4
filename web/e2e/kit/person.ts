// A person at a screen: presses what is visible, by mouse, keyboard or touch, and notices problems on the page.
import type { BrowserContext, Locator, Page } from "playwright-core";
import { press, tooSmall, type Manner } from "./manners";
import { takeShifts, watchShifts } from "./shifts";
import { t } from "./words";

export const PATIENCE = 30_000;
const MOST_SHIFT = 0.1;

export interface Look {
  manner?: Manner;
  width?: number;
  height?: number;
  theme?: "light" | "dark" | "contrast";
  /** The browser's own language. */
  locale?: string;
  /** The language chosen in the settings. */
  language?: string;
  speed?: "calm" | "quick" | "off";
  /** Runs in the page before any other script. */
  before?: () => void;
}

export class Person {
  /** Problems that the test did not expect. */
  readonly problems: string[] = [];
  /** Console messages that the test expects. */
  readonly expected: RegExp[] = [];
  /** Every message from the server to this page. */
  readonly heard: string[] = [];
  worstShift = { value: 0, what: "nothing moved" };
  worstAnswer = { value: 0, what: "nothing moved" };

  private constructor(
    readonly name: string,
    readonly manner: Manner,
    readonly site: string,
    readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  static async come(name: string, site: string, context: BrowserContext, look: Look): Promise<Person> {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const person = new Person(name, look.manner ?? "mouse", site, context, page);
    await page.addInitScript(watchShifts);
    await person.prefer(
      { theme: look.theme ?? "light", ...(look.language ? { language: look.language } : {}) },
      look.speed,
    );
    if (look.before) await page.addInitScript(look.before);
    person.#listen();
    return person;
  }

  /** Sets the stored preferences of this person for every page loaded from now on. */
  async prefer(kept: Record<string, string | number | boolean>, speed = "off"): Promise<void> {
    await this.page.addInitScript(
      (text) => {
        try {
          localStorage.setItem("tavola.preferences", text);
        } catch {
          // switched off by the test
        }
      },
      JSON.stringify({ speed, ...kept }),
    );
  }

  #listen(): void {
    const { page, context } = this;
    page.on(
      "console",
      (message) => message.type() === "error" && this.#note(`console: ${message.text()} (${message.location().url})`),
    );
    page.on("pageerror", (error) => this.#note(`error: ${error.message}`));
    context.on("request", (request) => {
      const url = new URL(request.url());
      if (/^(http|ws)s?:$/.test(url.protocol) && url.host !== new URL(this.site).host)
        this.problems.push(`a request to ${url.href}`);
    });
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => this.heard.push(String(payload))));
  }

  #note(problem: string): void {
    if (!this.expected.some((pattern) => pattern.test(problem))) this.problems.push(problem);
  }

  /** Opens a page by its address after the #. */
  async goTo(address: string): Promise<void> {
    await this.page.goto(`${this.site}/#/${address}`);
  }

  async press(target: Locator): Promise<void> {
    const one = target.first();
    if (this.manner === "touch") {
      await one.waitFor();
      const small = await tooSmall(one);
      if (small) this.problems.push(`too small for a finger: ${small}`);
    }
    await press(this.manner, this.page, one);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });
  }

  /** Picks one of several options by its label. */
  async choose(group: string, label: string): Promise<void> {
    const choices = this.page.getByRole("group", { name: group, exact: true });
    const list = this.page.getByRole("combobox", { name: group, exact: true });
    await choices.or(list).waitFor();
    if (await list.isVisible()) return void (await list.selectOption({ label }));
    const radio = this.page.getByRole("radio", { name: label, exact: true });
    if (await choices.locator(radio).isChecked()) return;
    await this.press(
      this.manner === "keyboard" ? choices.locator(radio) : choices.locator("label").filter({ has: radio }),
    );
  }

  async sees(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).first().waitFor();
  }

  get log(): Locator {
    return this.page.getByRole("region", { name: t("table.log") });
  }

  /** The game log of this page, latest line first. */
  async story(): Promise<string[]> {
    return this.log.getByRole("listitem").allInnerTexts();
  }

  get over(): Locator {
    return this.page.getByText(t("table.over"), { exact: true });
  }

  /** Checks what has moved since the last check. */
  async judgeShifts(when: string): Promise<void> {
    const shifts = await takeShifts(this.page);
    if (await this.over.isVisible()) return; // the score sheet appears at the end
    const sum = (answered: boolean): { value: number; what: string } => {
      const those = shifts.filter((shift) => shift.answered === answered);
      return {
        value: those.reduce((total, shift) => total + shift.value, 0),
        what: `${when}: ${those.flatMap((shift) => shift.what).join("; ")}`,
      };
    };
    const alone = sum(false);
    const answer = sum(true);
    if (alone.value > this.worstShift.value) this.worstShift = alone;
    if (answer.value > this.worstAnswer.value) this.worstAnswer = answer;
    if (alone.value > MOST_SHIFT) this.problems.push(`the page moved by ${alone.value.toFixed(3)} ${alone.what}`);
  }
}
