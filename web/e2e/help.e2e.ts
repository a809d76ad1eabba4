// Help: the guide for players, in each language, and the rules, from a table and by their search.
import { expect } from "vitest";
import { loadGuide } from "../src/pages/guide/load";
import { search, wordsOf } from "../src/pages/rules/book";
import { loadBook } from "../src/pages/rules/load";
import { Learner } from "./kit/learner";
import { doForbidden, type GameName } from "./kit/play";
import { fullScene, openHouse, scene, type Room } from "./kit/room";
import { startAgainstBots } from "./kit/tables";
import { LANGUAGES, like, t } from "./kit/words";
import { version } from "../tools/version";

openHouse();

const GAMES: GameName[] = ["sunrise-lane", "all-on-one-card", "construction-zone"];

scene("the guide for players, in each language", async (room) => {
  const anna = await room.person("Anna");
  const { page } = anna;
  const speaking = (language: string): Learner => new Learner(anna, language, []);
  await page.route("**/api/status", (route) => route.fulfill({ json: { version: "9.8.7", commit: "fedcba9876" } }));
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
    await anna.press(
      page
        .getByRole("navigation", { name: spoken.t("help.contents") })
        .getByRole("button", { name: last, exact: true }),
    );
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(last);
    const about = page.getByRole("region", { name: spoken.t("about.title") });
    expect(await about.innerText()).toContain(spoken.t("about.page", { build: `${version()} (` }));
    await about.getByText(spoken.t("about.server", { build: "9.8.7 (fedcba9876)" })).waitFor();
  }
  await anna.press(page.getByRole("link", { name: spoken.t("home.rulesOf", { game: spoken.t("ac.name") }) }));
  await page.getByRole("heading", { name: spoken.t("rules.of", { game: spoken.t("ac.name") }) }).waitFor();
  await anna.press(page.locator("summary").and(page.getByLabel(spoken.t("nav.settings"))));
  await anna.press(page.getByRole("link", { name: spoken.t("help.title"), exact: true }));
  await page.getByRole("heading", { level: 1, name: (await loadGuide(spoken.language)).title }).waitFor();
});

for (const game of GAMES) {
  (game === "sunrise-lane" ? scene : fullScene)(
    `${game}: why not? The rule is named, marked on its page, and the page is searched`,
    async (room: Room) => {
      const anna = await room.person("Anna");
      await startAgainstBots(anna, game);
      await doForbidden(anna, game);
      const link = anna.page.getByRole("alert").getByRole("link", { name: like("error.rule") });
      await link.focus(); // it stays for a reader who is already there
      const id = /\S+$/.exec(await link.innerText())![0];
      const book = await loadBook(game, "en");
      expect(book.rules.map((rule) => rule.id)).toContain(id);

      const [rules] = await Promise.all([anna.context.waitForEvent("page"), link.click()]);
      const here = rules.locator("[aria-current=location]");
      await here.and(rules.getByRole("article", { name: id })).waitFor();
      expect(await here.count()).toBe(1);
      await expect.poll(() => rules.evaluate(() => document.activeElement?.id)).toBe(`rule-${id}`);

      const note = rules.getByRole("complementary", { name: t("rules.note") });
      await note.getByRole("link", { name: t("rules.note.own.link", { rule: "G-3" }) }).click();
      await here.and(rules.getByRole("article", { name: "G-3" })).waitFor();

      const { hits } = search(book, wordsOf("card"));
      expect(hits).toBeGreaterThan(1);
      await rules.getByRole("searchbox", { name: t("rules.search") }).fill("card");
      await rules
        .getByRole("status")
        .getByText(t("rules.hits", { number: hits }), { exact: true })
        .waitFor();
      expect(new Set((await rules.locator("mark").allInnerTexts()).map((hit) => hit.toLowerCase()))).toEqual(
        new Set(["card"]),
      );
      await rules.getByRole("searchbox", { name: t("rules.search") }).fill("xylophone");
      await rules.getByText(t("rules.none")).waitFor();
    },
  );
}
