// Pictures of each page and each game, for people to look at: ./dev screenshots
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "vitest";
import type { Person } from "./person";
import { play, type GameName } from "./play";
import { openHouse, visit } from "./room";
import { beCalled, invite, startAgainstBots, type Options } from "./tables";
import { t } from "./words";

const FOLDER = join(import.meta.dirname, "../../build/screenshots");
const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
const THEMES = ["light", "dark"] as const;
const GAMES: { game: GameName; options: Options; half: number }[] = [
  { game: "sunrise-lane", options: [], half: 14 },
  { game: "all-on-one-card", options: [["ac.variant", "ac.variant.advanced"]], half: 12 },
  { game: "construction-zone", options: [], half: 24 },
];
const taken: string[] = [];

openHouse();
mkdirSync(FOLDER, { recursive: true });

/** A picture in each size and theme. */
async function shoot(person: Person, name: string): Promise<void> {
  for (const theme of THEMES) {
    await person.page.evaluate((value) => (document.documentElement.dataset["theme"] = value), theme);
    for (const size of SIZES) {
      const file = `${name}-${size.width}-${theme}.png`;
      await person.page.setViewportSize(size);
      await person.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await person.page.screenshot({ path: join(FOLDER, file), animations: "disabled" });
      taken.push(file);
    }
  }
}

async function shootPage(person: Person, name: string, address: string): Promise<void> {
  await person.goTo(address);
  await person.page.getByRole("heading").first().waitFor();
  await person.page.waitForLoadState("networkidle");
  await shoot(person, name);
}

test("pages", () =>
  visit("pages", async (room) => {
    const anna = await room.person("Anna");
    for (const way of ["bots", "pass", "friends"]) await shootPage(anna, `setup-${way}-unnamed`.replace(/(bots|pass)-unnamed/, "$1"), `new/sunrise-lane/${way}`);
    await shootPage(anna, "rules", "rules/sunrise-lane");
    for (const { game } of GAMES) await shootPage(anna, `learn-${game}`, `learn/${game}`);
    await shootPage(anna, "help", "help");
    await shootPage(anna, "account-none", "account");
    const link = await invite(anna, "construction-zone", [["setup.access", "setup.access.public"]]);
    await shoot(anna, "waiting-room");
    await shootPage(anna, "setup-friends", "new/all-on-one-card/friends");
    await shootPage(anna, "lobby", "lobby");
    await shootPage(anna, "my-games", "games");
    await shootPage(anna, "account-guest", "account");
    await shootPage(anna, "home", "");
    await shootPage(anna, "problem", "nowhere");

    const ben = await room.person("Ben");
    await ben.page.goto(link);
    await ben.page.getByLabel(t("name.label")).waitFor();
    await shoot(ben, "invitation");
    await beCalled(ben);
    await shoot(ben, "free-seat");
  }));

for (const { game, options, half } of GAMES) {
  test(game, () =>
    visit(game, async (room) => {
      const anna = await room.person("Anna", { width: 1440, height: 900 });
      await startAgainstBots(anna, game, options);
      await anna.page.getByRole("button").nth(6).waitFor();
      await shoot(anna, `${game}-start`);
      await play(anna, game, half);
      await shoot(anna, `${game}-middle`);
      await play(anna, game);
      await shoot(anna, `${game}-end`);
    }));
}

test("contact sheet", () => {
  const figures = taken.map((file) => `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${file}</figcaption></figure>`);
  const style = "body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:16px;margin:16px}figure{margin:0}img{height:420px;border:1px solid #999}";
  writeFileSync(join(FOLDER, "index.html"), `<!doctype html><meta charset="utf-8"><title>Tavola</title><style>${style}</style>\n${figures.join("\n")}\n`);
});
