// Screenshots of every page and every game, for people to look at: ./dev screenshots
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "vitest";
import type { Person } from "./kit/person";
import { openHouse, visit } from "./kit/room";
import { allSights, look, strangersSights, type Sight } from "./kit/sights";
import { invite } from "./kit/tables";
import { LANGUAGES } from "./kit/words";

const FOLDER = join(import.meta.dirname, "../../build/screenshots");
const PHONE = { width: 390, height: 844 };
const TABLET = { width: 820, height: 1180 };
const DESK = { width: 1440, height: 900 };
/** Everything in English, and enough of the other languages to show the effect of longer words. */
const OTHERS = LANGUAGES.filter((language) => language !== "en");
const WALKS = [
  { language: "en", theme: "light", sizes: [PHONE, TABLET, DESK] },
  { language: "en", theme: "dark", sizes: [PHONE, TABLET, DESK] },
  { language: "en", theme: "contrast", sizes: [DESK] },
  ...OTHERS.map((language, i) => ({ language, theme: i % 2 === 0 ? "light" : "dark", sizes: [PHONE, DESK] })),
];
const taken: string[] = [];

openHouse();
mkdirSync(FOLDER, { recursive: true });

/** Takes a screenshot of each sight, in each language, theme and size. */
async function shoot(person: Person, sights: Sight[]): Promise<void> {
  for (const { language, theme, sizes } of WALKS) {
    await person.prefer({ language, theme });
    await person.page.reload();
    for (const sight of sights) {
      await person.page.setViewportSize(DESK);
      await look(person, sight, language);
      for (const size of sizes) {
        const file = `${sight.name.replace(/\W+/g, "-")}-${size.width}-${language}-${theme}.png`;
        await person.page.setViewportSize(size);
        await person.page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        await person.page.screenshot({ path: join(FOLDER, file), animations: "disabled" });
        taken.push(file);
      }
    }
  }
}

test("every page and game", { timeout: 1_800_000 }, () =>
  visit("pictures", async (room) => {
    const anna = await room.person("Anna");
    await shoot(anna, await allSights(anna, "whole"));
    const ben = await room.person("Ben");
    await ben.page.goto(`${ben.site}/`);
    await shoot(ben, strangersSights(await invite(await room.person("Carla"), "construction-zone")));
  }),
);

test("contact sheet", () => {
  const figures = taken.map(
    (file) =>
      `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${file}</figcaption></figure>`,
  );
  const style =
    "body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:16px;margin:16px}figure{margin:0}img{height:420px;border:1px solid #999}";
  writeFileSync(
    join(FOLDER, "index.html"),
    `<!doctype html><meta charset="utf-8"><title>Tavola</title><style>${style}</style>\n${figures.join("\n")}\n`,
  );
});
