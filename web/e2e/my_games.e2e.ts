// My games: the list, its filters, the statistics, and the way back to each game.
import type { Locator } from "playwright-core";
import { expect } from "vitest";
import type { Person } from "./kit/person";
import { giveUp } from "./kit/play";
import { openHouse, scene } from "./kit/room";
import { follow, invite, startAgainstBots } from "./kit/tables";
import { beginning, like, t } from "./kit/words";

openHouse();

const heading = (person: Person): Locator => person.page.getByRole("heading", { name: t("home.mine"), level: 1 });
const row = (person: Person, text: string): Locator =>
  person.page.getByRole("listitem").getByRole("link").filter({ hasText: text });

/** Games played, won, shared and lost, as the page says it. */
async function totals(person: Person): Promise<string[]> {
  await person.page.getByRole("definition").first().waitFor();
  return person.page.getByRole("definition").allInnerTexts();
}

async function filter(person: Person, part: string, value: string): Promise<void> {
  await person.page.getByLabel(part, { exact: true }).selectOption({ label: value });
}

scene("a game against a bot is listed, filtered, counted, opened and deleted", async (room) => {
  const anna = await room.person("Anna", { manner: "touch" });
  const { page } = anna;
  await startAgainstBots(anna, "sunrise-lane");
  await giveUp(anna);
  await page.goto(`${anna.site}/#/`);
  await anna.press(page.getByRole("link", { name: t("home.all", { number: 1 }) }));
  await heading(anna).waitFor();
  await row(anna, t("sl.name"))
    .filter({ hasText: t("rows.wonBy", { names: `${t("level.easy")} 2` }) })
    .waitFor();

  expect(await totals(anna)).toEqual(["1", "0", "0", "1"]);
  const wins = page.getByRole("table", { name: t("mine.wins") }).getByRole("row", { name: t("level.easy") });
  expect(await wins.getByRole("cell").allInnerTexts()).toEqual(["1", "0", "0", "0%"]);

  await filter(anna, t("mine.filter.result"), t("mine.result.won"));
  await anna.sees(t("mine.noneLikeThis"));
  await page.reload();
  await anna.sees(t("mine.noneLikeThis"));
  expect(await page.getByLabel(t("mine.filter.result")).inputValue()).toBe("won");
  await page.goBack();
  await row(anna, t("sl.name")).waitFor();
  await filter(anna, t("mine.filter.against"), t("mine.against.level", { level: t("level.easy") }));
  await filter(anna, t("mine.filter.result"), t("mine.result.lost"));
  await row(anna, t("sl.name")).waitFor();

  await anna.press(
    page
      .getByRole("group", { name: t("mine.scoresOf", { game: t("sl.name") }) })
      .getByRole("link", { name: like("mine.point") }),
  );
  await anna.over.waitFor();

  await page.goBack();
  await anna.press(anna.button(beginning("rows.deleteOf")));
  await anna.press(anna.button(t("rows.keep")));
  await anna.press(anna.button(beginning("rows.deleteOf")));
  await anna.press(anna.button(t("rows.delete")));
  await anna.sees(t("mine.none"));
});

scene("a game that another one came after is still there", async (room) => {
  const anna = await room.person("Anna");
  const next = anna.page.getByRole("link", { name: t("table.next") });
  await startAgainstBots(anna, "construction-zone");
  await giveUp(anna);
  const first = anna.page.url();
  await anna.press(anna.button(t("table.rematch")));
  await anna.over.waitFor({ state: "hidden" });
  const second = anna.page.url();
  expect(second).not.toBe(first);
  await anna.page.goBack();
  await anna.over.waitFor();
  expect(anna.page.url()).toBe(first);
  await anna.press(next);
  await anna.over.waitFor({ state: "hidden" });
  expect(anna.page.url()).toBe(second);
});

scene("a game with a friend on the server counts for both", async (room) => {
  const anna = await room.person("Anna");
  const ben = await room.person("Ben");
  await follow(ben, await invite(anna, "construction-zone"));
  await giveUp(anna);
  await ben.over.waitFor();
  for (const [person, numbers, status] of [
    [anna, ["1", "0", "0", "1"], t("rows.wonBy", { names: "Ben" })],
    [ben, ["1", "1", "0", "0"], t("rows.outcome.won")],
  ] as const) {
    await person.goTo("games?against=people");
    await row(person, status).waitFor();
    expect(await totals(person)).toEqual(numbers);
  }
  await anna.press(row(anna, t("cz.name")));
  await anna.over.waitFor();
});

scene("games that this browser keeps badly", async (room) => {
  const anna = await room.person("Anna");
  await startAgainstBots(anna, "construction-zone");
  await anna.page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opened = indexedDB.open("tavola");
      opened.onsuccess = () => resolve(opened.result);
    });
    const opening = JSON.stringify({ settings: { game: "hopscotch", seats: [7, null] } });
    const tables = database.transaction("tables", "readwrite").objectStore("tables");
    for (const table of [
      { id: "a", opening: "{", entries: [], changed: 1 },
      { id: "b", opening, entries: 7, changed: "yesterday", glance: { phase: "over", seats: 3 } },
      { id: 7, opening, entries: [], changed: -1e300 },
    ])
      tables.put(table);
    await new Promise((resolve) => (tables.transaction.oncomplete = resolve));
    localStorage.setItem("tavola.glances", '{"b":"over"}');
  });
  for (const address of ["games", "games?game=hopscotch&result=%ff&state=&x", ""]) {
    await anna.goTo(address);
    await row(anna, t("cz.name")).waitFor();
    await row(anna, "hopscotch").waitFor();
  }
});
