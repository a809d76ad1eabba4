// The table in words, the shortcuts, and pages that say where the reader is.
import { expect } from "vitest";
import type { Person } from "./kit/person";
import { act, asked, play, type GameName } from "./kit/play";
import { openHouse, scene } from "./kit/room";
import { follow, invite, startAgainstBots, watch } from "./kit/tables";
import { Listener } from "./kit/tree";
import { beginning, having, oneOf, t } from "./kit/words";

openHouse();

const GAMES: GameName[] = ["sunrise-lane", "all-on-one-card", "construction-zone"];
const inWords = (person: Person) => person.page.getByRole("region", { name: t("words.title") });
const focused = (person: Person): Promise<string> =>
  person.page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
/**
 * Waits until the list of keys is removed, since the page has its keys back only then. A locator by role would miss a
 * hidden list.
 */
const noList = (person: Person): Promise<void> => person.page.locator("dialog").waitFor({ state: "detached" });
const key = (person: Person, name: string): Promise<void> => person.page.keyboard.press(name);

/** What a person who can't see the page needs from it. */
async function readable(anna: Listener, where: string): Promise<void> {
  await anna.until(`${where}: a heading`, () => anna.all("heading", /./).length > 0);
  const headings = anna.all("heading", /.*/);
  expect(headings.filter(({ level }) => level === 1).length, `${where}: one first heading`).toBe(1);
  headings.reduce((before, { name, level }) => {
    expect(level, `${where}: the level of "${name}"`).toBeLessThanOrEqual(before + 1);
    return level;
  }, 0);
  expect(
    headings.filter(({ name }) => name === ""),
    `${where}: headings have words`,
  ).toEqual([]);
  expect(anna.nameless(), `${where}: controls without a name`).toEqual([]);
  expect(anna.all("image", "").length, `${where}: pictures without a name`).toBe(0);
  expect(anna.all("main", /.*/).length, `${where}: one main part`).toBe(1);
}

scene("every page says where one is, and all on it has a name", async (room) => {
  const person = await room.person("Anna");
  person.expected.push(/tables\/nowhere/);
  const anna = await Listener.at(person);
  const titles = new Set<string>();
  const pages = [
    "",
    "lobby",
    "account",
    "games",
    "help",
    "replay",
    "new/sunrise-lane/bots",
    "new/all-on-one-card/pass",
    "new/construction-zone/friends",
    ...GAMES.flatMap((game) => [`rules/${game}`, `learn/${game}`]),
    "nowhere",
    "table/nowhere",
  ];
  for (const page of pages) {
    await person.goTo(page);
    await readable(anna, `#/${page}`);
    titles.add(await person.page.title());
  }
  expect(titles.size).toBe(pages.length);
  for (const game of GAMES) {
    await startAgainstBots(person, game);
    await asked(person, game);
    await key(person, "w");
    await inWords(person).waitFor();
    await readable(anna, game);
    await key(person, "w");
    await inWords(person).waitFor({ state: "hidden" });
  }
});

scene("going to another page focuses its heading", async (room) => {
  const anna = await room.person("Anna", { manner: "keyboard" });
  await anna.page.goto(`${anna.site}/`);
  await anna.press(anna.page.getByRole("link", { name: t("home.changeGame", { game: t("sl.name") }) }));
  await anna.button(t("setup.start")).waitFor();
  expect(await focused(anna)).toBe(t("sl.name"));
  expect(await anna.page.title()).toBe(`${t("setup.title.bots")} – ${t("sl.name")} – ${t("app.name")}`);
  await anna.press(anna.button(t("setup.start")));
  await asked(anna, "sunrise-lane");
  expect(await focused(anna)).toBe(t("sl.name"));
  expect(await anna.page.title()).toContain(t("words.turn", { what: t("sl.name") }));
});

scene("the table in words: on, remembered, at an earlier moment and at the end", async (room) => {
  const anna = await room.person("Anna");
  await startAgainstBots(anna, "construction-zone");
  await asked(anna, "construction-zone");
  expect(await inWords(anna).count()).toBe(0);
  await anna.button(t("words.title")).focus();
  await key(anna, "Enter");
  await inWords(anna).waitFor();
  expect(await focused(anna)).toBe(t("words.title"));
  await play(anna, "construction-zone", 4);
  expect(await anna.page.evaluate(() => localStorage.getItem("tavola.preferences"))).toContain('"inWords":true');
  await inWords(anna)
    .getByRole("heading", { name: t("cz.hand") })
    .waitFor();
  await anna.press(anna.log.getByRole("listitem").getByRole("button").last());
  const then = inWords(anna).getByText(new RegExp(`^${t("moments.at", { at: "\\d+", now: "\\d+" })}`));
  await then.waitFor();
  await key(anna, "?");
  const list = anna.page.getByRole("dialog", { name: t("keys.title") });
  await list.waitFor();
  await key(anna, "Escape");
  await noList(anna);
  expect(await then.isVisible(), "the key closes the list, not what is behind it").toBe(true);
  await anna.press(anna.button(t("moments.now")));
  await then.waitFor({ state: "hidden" });
  await anna.button(t("table.resign")).focus();
  await key(anna, "Enter");
  expect(await focused(anna), "a question that was asked has the focus").toBe(t("table.no"));
  await anna.press(anna.button(t("table.yes")));
  await anna.over.waitFor();
  await inWords(anna)
    .getByText(t("log.resign", { name: t("local.player", { number: 1 }) }))
    .waitFor();
});

scene("the table in words for players and a watcher: nobody's hand but one's own", async (room) => {
  const [anna, ben, carla] = [await room.person("Anna"), await room.person("Ben"), await room.person("Carla")];
  const link = await invite(anna, "sunrise-lane");
  await follow(ben, link);
  await watch(carla, link);
  for (const person of [anna, ben, carla]) {
    await person.log.waitFor();
    await key(person, "w");
    await inWords(person)
      .getByRole("heading", { name: t("sl.words.grid") })
      .waitFor();
  }
  for (const person of [anna, ben])
    await inWords(person)
      .getByRole("heading", { name: t("sl.hand") })
      .waitFor();
  expect(
    await inWords(carla)
      .getByRole("heading", { name: t("sl.hand") })
      .count(),
  ).toBe(0);
  expect(await inWords(carla).getByRole("rowheader", { name: "Ben", exact: true }).count()).toBe(1);
});

scene("the keys of the table, and their list", async (room) => {
  const anna = await room.person("Anna");
  const ear = await Listener.at(anna);
  const list = anna.page.getByRole("dialog", { name: t("keys.title") });
  await startAgainstBots(anna, "sunrise-lane");
  await asked(anna, "sunrise-lane");
  await ear.until("whose turn it is", () => ear.said.some((words) => words.includes(t("words.turn", { what: "" }))));

  await key(anna, "?");
  await list.getByRole("row", { name: t("keys.undo") }).waitFor();
  for (const name of ["keys.turn", "keys.ends", "keys.now"] as const)
    expect(await list.getByText(t(name), { exact: true }).count()).toBe(1);
  await key(anna, "l"); // does nothing behind the list
  await key(anna, "Escape");
  await noList(anna);

  await key(anna, "b");
  expect(await anna.page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toMatch(/^[a-k]\d+: /);
  await key(anna, "m");
  expect(await anna.page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toMatch(/^\d \w+$/);
  await key(anna, "l");
  expect(await focused(anna)).toBe((await anna.story())[0]);
  await key(anna, "s");
  await ear.until("the points", () =>
    ear.said.at(-1)?.startsWith(t("words.score", { name: t("local.player", { number: 1 }), points: 0 })),
  );
  await key(anna, "p");
  await ear.until("what is expected", () => ear.said.at(-1)?.startsWith(t("words.turn", { what: "" })));
  expect(ear.said.at(-1)).toMatch(/ [a-k]\d+/); // names the plots
  const before = ear.said.length;
  await key(anna, "p");
  await ear.until("said once more", () => ear.said.length > before);

  await act(anna, "sunrise-lane");
  await asked(anna, "sunrise-lane");
  await key(anna, "h");
  const hint = anna.page.getByRole("status", { name: t("hint.title") });
  await hint.waitFor();
  const advice = oneOf("sl.advice.house", "sl.advice.park", "sl.advice.draw", "sl.advice.stop", "sl.advice.discard");
  expect(await hint.getByText(advice).count(), "what to do, not what was done").toBeGreaterThan(0);

  // Without shortcuts these are plain letters. The list is in the settings too.
  await anna.press(anna.page.getByLabel(t("nav.settings")));
  await anna.page.getByLabel(t("keys.on")).uncheck();
  await anna.press(anna.button(t("keys.title")));
  await list.waitFor();
  await anna.press(anna.button(t("keys.close")));
  await noList(anna);
  await key(anna, "w");
  await key(anna, "?");
  expect(await inWords(anna).count()).toBe(0);
  expect(await list.count()).toBe(0);
});

scene("a key undoes; in a text field, keys are letters", async (room) => {
  const [anna, ben] = [await room.person("Anna"), await room.person("Ben")];
  const link = await invite(anna, "sunrise-lane");
  await follow(ben, link);
  await anna.log.waitFor();
  await key(anna, "c");
  await anna.page.keyboard.type("what?");
  expect(await anna.page.getByLabel(t("chat.say")).inputValue()).toBe("what?");
  expect(await anna.page.getByRole("dialog").count()).toBe(0);
  expect(await inWords(anna).count()).toBe(0);

  const first = await Promise.race([anna, ben].map(async (person) => asked(person, "sunrise-lane").then(() => person)));
  await first.page.locator("body").click({ position: { x: 1, y: 1 } });
  await first.press(first.page.getByRole("button", { name: having("sl.plot.can", "sl.plot.canPark") }));
  await first.press(first.button(beginning("sl.do.house", "sl.do.park")));
  await first.button(t("table.undo")).waitFor();
  await key(first, "u");
  await first.sees(t("log.undo", { name: first.name }));
});
