// What a person sets once: the language, the palette and the sounds.
import { expect } from "vitest";
import type { Person } from "./kit/person";
import { act, asked, doForbidden, giveUp, play } from "./kit/play";
import { openHouse, scene } from "./kit/room";
import { startAgainstBots } from "./kit/tables";
import { inLanguage, t } from "./kit/words";

openHouse();

async function set(person: Person, setting: string, value: string): Promise<void> {
  const menu = person.page.getByLabel(t("nav.settings"));
  await menu.click();
  await person.page.getByLabel(setting).selectOption({ label: value });
  await person.page.keyboard.press("Escape");
}
const blue = (page: Person["page"]): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--blue"));

scene("the page speaks as the browser asks for, until another language is chosen and remembered", async (room) => {
  const anna = await room.person("Anna", { locale: "it-CH" });
  const page = await anna.context.newPage(); // a page without preset preferences
  const speaks = async (language: string): Promise<void> => {
    await page.getByText(inLanguage(language)["app.tagline"]).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  };
  await page.goto(`${anna.site}/`);
  await speaks("it");
  await page.getByLabel(inLanguage("it")["nav.settings"]).click();
  await page.getByLabel(inLanguage("it")["settings.language"]).selectOption("fr");
  await speaks("fr");
  await page.reload();
  await speaks("fr");
});

scene("colours for the colour-blind are chosen and remembered", async (room) => {
  const anna = await room.person("Anna");
  await anna.goTo("lobby");
  const usual = await blue(anna.page);
  await set(anna, t("settings.palette"), t("palette.deutan"));
  const chosen = await blue(anna.page);
  expect(chosen).not.toBe(usual);
  const later = await anna.context.newPage();
  await later.goto(`${anna.site}/`);
  await later.getByRole("heading", { name: t("app.name") }).waitFor();
  expect(await blue(later)).toBe(chosen);
});

scene("a device that asks for more contrast gets it", async (room) => {
  const anna = await room.person("Anna");
  await anna.prefer({ theme: "auto" });
  await anna.page.emulateMedia({ contrast: "more", colorScheme: "dark" });
  await anna.goTo("lobby");
  await anna.page.getByRole("heading", { level: 1 }).waitFor();
  const paper = (): Promise<string> => anna.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await paper()).toBe("rgb(0, 0, 0)");
  await anna.page.emulateMedia({ contrast: "no-preference", colorScheme: "dark" });
  await expect.poll(paper).not.toBe("rgb(0, 0, 0)");
});

/** Acts until something can be heard: trading alone makes no sound. */
const TWO_TURNS = 6;

/** Runs in the page: counts the sounds. */
function listen(): void {
  Object.assign(window, { heard: 0 });
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    (window as unknown as { heard: number }).heard += 1;
    return start.apply(this, when);
  };
}

const heardBy = (person: Person): Promise<number> =>
  person.page.evaluate(() => (window as unknown as { heard: number }).heard);

scene("sounds are off until somebody wants them", async (room) => {
  const anna = await room.person("Anna", { before: listen });
  const heard = (): Promise<number> => heardBy(anna);
  const scripts: string[] = [];
  anna.page.on("request", (request) => scripts.push(request.url()));
  const synths = (): number => scripts.filter((url) => url.includes("synth")).length;

  await startAgainstBots(anna, "construction-zone");
  await play(anna, "construction-zone", TWO_TURNS);
  expect(await heard()).toBe(0);
  expect(synths()).toBe(0);

  await set(anna, t("settings.sound"), t("sound.soft"));
  await expect.poll(heard).toBeGreaterThan(0); // the setting plays a sample
  expect(synths()).toBe(1);
  const sample = await heard();
  await play(anna, "construction-zone", TWO_TURNS);
  await expect.poll(heard).toBeGreaterThan(sample);

  await asked(anna, "construction-zone"); // no more sounds are coming
  await set(anna, t("settings.sound"), t("sound.off"));
  const before = await heard();
  await play(anna, "construction-zone", TWO_TURNS);
  expect(await heard()).toBe(before);
});

scene("what is heard can be seen, too: a refusal, and the end", async (room) => {
  const anna = await room.person("Anna", { before: listen });
  await startAgainstBots(anna, "sunrise-lane");
  await asked(anna, "sunrise-lane"); // no more sounds are coming
  await set(anna, t("settings.sound"), t("sound.soft"));
  await expect.poll(() => heardBy(anna)).toBeGreaterThan(0);
  let before = await heardBy(anna);
  await doForbidden(anna, "sunrise-lane");
  await anna.page.getByRole("alert").waitFor();
  await expect.poll(() => heardBy(anna)).toBeGreaterThan(before);
  before = await heardBy(anna);
  await giveUp(anna); // waits for the end of the game
  await expect.poll(() => heardBy(anna)).toBeGreaterThan(before);
});

scene("a browser without sound plays on in silence", async (room) => {
  const anna = await room.person("Anna", {
    before: () => Object.defineProperty(window, "AudioContext", { value: undefined }),
  });
  await startAgainstBots(anna, "construction-zone");
  await set(anna, t("settings.sound"), t("sound.normal"));
  await act(anna, "construction-zone");
});

scene("a browser that forbids sound before a touch makes no fuss", async (room) => {
  const anna = await room.person("Anna");
  await startAgainstBots(anna, "construction-zone");
  const address = anna.page.url();
  await anna.prefer({ theme: "light", sound: "normal" });
  await anna.page.goto("about:blank");
  await anna.page.goto(address); // nothing has been pressed on this page yet
  await anna.log.waitFor();
  await act(anna, "construction-zone");
});
