// The guide for players: found from the home page and the settings, in each language.
import { expect } from "vitest";
import { loadGuide } from "../src/guide/load";
import { Learner, type Language } from "./learner";
import { openHouse, scene } from "./room";

openHouse();

const LANGUAGES: Language[] = ["en", "it", "fr"];

scene("the guide for players, in three languages", async (room) => {
  const anna = await room.person("Anna");
  const { page } = anna;
  const speaking = (language: Language): Learner => new Learner(anna, language, []);
  await page.goto(`${anna.site}/`);
  let spoken = speaking("en");
  await anna.press(page.getByRole("link", { name: spoken.t("help.link"), exact: true }));
  for (const language of LANGUAGES) {
    await anna.press(page.locator("summary").and(page.getByLabel(spoken.t("nav.settings"))));
    await page.getByRole("combobox", { name: spoken.t("settings.language") }).selectOption(language);
    await page.keyboard.press("Escape");
    spoken = speaking(language);
    const guide = await loadGuide(language);
    await page.getByRole("heading", { level: 1, name: guide.title }).waitFor();
    const last = guide.sections.at(-1)!.title;
    await anna.press(page.getByRole("navigation", { name: spoken.t("help.contents") }).getByRole("button", { name: last, exact: true }));
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(last);
  }
  await anna.press(page.getByRole("link", { name: spoken.t("home.rulesOf", { game: spoken.t("ac.name") }) }));
  await page.getByRole("heading", { name: spoken.t("rules.of", { game: spoken.t("ac.name") }) }).waitFor();
  await anna.press(page.locator("summary").and(page.getByLabel(spoken.t("nav.settings"))));
  await anna.press(page.getByRole("link", { name: spoken.t("help.title"), exact: true }));
  await page.getByRole("heading", { level: 1, name: (await loadGuide("fr")).title }).waitFor();
});
