// The server gets a new version while tabs with the older one are open. They say so, lose nothing, and change to it
// when their reader wants.
import { AxeBuilder } from "@axe-core/playwright";
import type { Locator } from "playwright-core";
import { afterAll, expect } from "vitest";
import { press } from "./kit/manners";
import { Person } from "./kit/person";
import { act, asked, play, type GameName } from "./kit/play";
import { openHouse, scene, type Room } from "./kit/room";
import { PAGES } from "./kit/site";
import { follow, invite, startAgainstBots } from "./kit/tables";
import { otherVersion } from "./kit/version";
import { t } from "./kit/words";

openHouse();

const MARK = "NEWPAGES";
const next = otherVersion(MARK);
afterAll(() => next.remove());

const UNREACHABLE = /ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|WebSocket connection|ERR_NETWORK/;
const GAME: GameName = "construction-zone";
const LOCAL: GameName = "sunrise-lane";

const notice = (person: Person): Locator => person.page.getByRole("status").filter({ hasText: t("update.here") });
const line = (person: Person): Locator => person.page.getByLabel(t("chat.say"));

/** Whether the page is of the new version. */
const isNew = (person: Person): Promise<boolean> =>
  person.page.evaluate(
    (mark) => (document.querySelector("script[type=module]") as HTMLScriptElement).src.includes(mark),
    MARK,
  );

async function becomesNew(person: Person): Promise<void> {
  await expect.poll(() => isNew(person).catch(() => false)).toBe(true);
}

/** Waits until the service worker has kept all files and serves this page. */
async function isKept({ page }: Person): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** A second tab of the same browser. */
async function secondTab(room: Room, person: Person): Promise<Person> {
  const tab = await Person.come(person.name, room.site.address, person.context, {});
  room.people.push(tab);
  return tab;
}

async function goOn(people: Person[], acts: number): Promise<void> {
  for (let i = 0; i < acts; ++i) {
    const mover = Promise.any(
      people.map(async (person) => ((await asked(person, GAME)) ? person : Promise.reject(new Error("over")))),
    );
    await act(await mover, GAME);
  }
}

/** The new version arrives as on a real server: it stops, and another program with other files starts. */
async function upgrade(room: Room): Promise<void> {
  await room.site.killHost();
  room.site.pages = next.folder;
  await room.site.startHost();
}

/** Waits until the page tells the story so far, latest line first. The table may have played a forced move since. */
async function tells(person: Person, story: string[]): Promise<void> {
  await expect.poll(async () => (await person.story()).slice(-story.length)).toEqual(story);
}

async function atOldVersion(room: Room, body: () => Promise<void>): Promise<void> {
  room.site.pages = PAGES;
  try {
    await body();
  } finally {
    room.site.pages = PAGES;
  }
}

scene("a new version arrives while two tabs play", (room) =>
  atOldVersion(room, async () => {
    const local = await room.person("Anna");
    await startAgainstBots(local, LOCAL);
    await isKept(local);
    const table = await secondTab(room, local);
    const ben = await room.person("Ben");
    for (const person of [table, ben, local]) person.expected.push(UNREACHABLE);
    await follow(ben, await invite(table, GAME));
    await isKept(ben);
    await goOn([table, ben], 4);
    await local.page.bringToFront(); // a tab in the background is slow
    await play(local, LOCAL, 4);
    await table.page.bringToFront();
    await line(table).fill("Half a li");

    await upgrade(room);
    for (const person of [local, table, ben]) {
      await notice(person).waitFor();
      expect(await notice(person).count()).toBe(1);
      expect(await isNew(person)).toBe(false);
    }
    const { violations } = await new AxeBuilder({ page: table.page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);

    // Nothing happens until the button is pressed: the game continues, and what is half-written stays.
    await goOn([table, ben], 2);
    expect(await line(table).inputValue()).toBe("Half a li");

    const before = { url: table.page.url(), story: await table.story() };
    await press("keyboard", table.page, table.button(t("update.apply")));
    await becomesNew(table);
    await tells(table, before.story);
    expect(table.page.url()).toBe(before.url);
    expect(await line(table).inputValue()).toBe("Half a li");
    expect(await notice(table).count()).toBe(0);
    await goOn([table, ben], 2); // the new version and the older one at one table

    // The other tab still has its own files, also those that it has not loaded yet.
    await local.page.bringToFront();
    expect(await isNew(local)).toBe(false);
    await play(local, LOCAL, 2);
    const story = await local.story();
    const url = local.page.url();
    await local.goTo("games");
    await local.page.getByRole("heading", { level: 1, name: t("home.mine") }).waitFor();
    expect(await isNew(local)).toBe(false);
    await local.page.goBack();
    await local.log.waitFor();
    await local.press(local.button(t("update.apply")));
    await becomesNew(local);
    expect(local.page.url()).toBe(url);
    await tells(local, story);
    await play(local, LOCAL, 3);

    await ben.press(ben.button(t("update.apply")));
    await becomesNew(ben);
    await table.page.bringToFront();
    await goOn([table, ben], 2);

    // The older files go once no tab can need them.
    const kept = (): Promise<string[]> => local.page.evaluate(() => caches.keys());
    expect((await kept()).length).toBe(2);
    await table.page.close();
    await local.page.reload();
    await expect.poll(kept).toEqual([`tavola-${MARK}`]);
  }),
);

scene("without a service worker, as over plain HTTP, a new version is noticed too", (room) =>
  atOldVersion(room, async () => {
    const before = (): void => {
      Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
    };
    const anna = await room.person("Anna", { before });
    const ben = await room.person("Ben", { before });
    for (const person of [anna, ben]) person.expected.push(UNREACHABLE);
    await follow(ben, await invite(anna, GAME));
    await goOn([anna, ben], 3);
    await upgrade(room);
    await notice(anna).waitFor();
    await notice(ben).waitFor();
    await ben.press(ben.button(t("update.later")));
    await notice(ben).waitFor({ state: "detached" });
    const story = await anna.story();
    await anna.press(anna.button(t("update.apply")));
    await becomesNew(anna);
    await tells(anna, story);
    expect(await isNew(ben)).toBe(false);
    await goOn([anna, ben], 2);
  }),
);
