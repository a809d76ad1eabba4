// Nothing is lost and nothing happens twice when a page, the network or the server fails.
import { expect } from "vitest";
import type { Person } from "./kit/person";
import { act, asked, changed, play, type GameName } from "./kit/play";
import { openHouse, scene, type Room } from "./kit/room";
import { follow, invite, startAgainstBots } from "./kit/tables";
import { t } from "./kit/words";

openHouse();

const UNREACHABLE = /ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|WebSocket connection|ERR_NETWORK/;
const GAME: GameName = "construction-zone";

const banner = (person: Person) => person.page.getByText(t("error.lost"));

async function twoAt(room: Room): Promise<[Person, Person]> {
  const anna = await room.person("Anna");
  const ben = await room.person("Ben");
  for (const person of [anna, ben]) person.expected.push(UNREACHABLE);
  await follow(ben, await invite(anna, GAME));
  return [anna, ben];
}

/** The player who is asked to do something now. */
function toMove(people: Person[]): Promise<Person> {
  return Promise.any(
    people.map(async (person) =>
      (await asked(person, GAME)) ? person : Promise.reject(new Error("the game is over")),
    ),
  );
}

async function goOn(people: Person[], acts: number): Promise<void> {
  for (let i = 0; i < acts; ++i) await act(await toMove(people), GAME);
}

/** What the players did, as far as everyone may know it. */
async function deeds(person: Person): Promise<string[]> {
  return (await person.story()).filter((line) => /^(Anna|Ben) /.test(line));
}

/** What the players did, once all pages show the same. */
async function agreed(people: Person[]): Promise<string[]> {
  const told = (): Promise<string[]> => Promise.all(people.map(async (person) => (await deeds(person)).join("\n")));
  await expect.poll(async () => new Set(await told()).size).toBe(1);
  return deeds(people[0]!);
}

/** Expects the pages to show what the server has: after a reload they show the same, with nothing lost. */
async function expectTrue(people: Person[]): Promise<void> {
  let told = await agreed(people);
  for (const person of people) {
    await person.page.reload();
    await expect.poll(async () => (await deeds(person)).length).toBeGreaterThanOrEqual(told.length);
    const now = await agreed(people); // the latest first; a forced move may have played itself meanwhile
    expect(now.slice(now.length - told.length)).toEqual(told);
    told = now;
  }
  const takers = told.flatMap((line) => /^(Anna|Ben) took/.exec(line)?.[1] ?? []);
  // They take turns, so nothing happened twice.
  expect(takers.filter((taker, i) => taker === takers[i + 1])).toEqual([]);
}

scene("a page is reloaded in the middle of a game", async (room) => {
  const anna = await room.person("Anna");
  await startAgainstBots(anna, "sunrise-lane");
  await play(anna, "sunrise-lane", 6);
  await anna
    .button(t("sl.do.draw"))
    .or(anna.button(t("sl.do.stop")))
    .or(anna.over)
    .first()
    .waitFor();
  const told = await anna.story();
  await anna.page.reload();
  await changed(anna, "");
  expect(await anna.story()).toEqual(told);
  await play(anna, "sunrise-lane", 3);
});

scene("a lost connection comes back by itself", async (room) => {
  const people = await twoAt(room);
  await goOn(people, 3);
  room.site.cut();
  for (const person of people) await banner(person).waitFor();
  room.site.connect();
  for (const person of people) await banner(person).waitFor({ state: "hidden" });
  await goOn(people, 3);
  await expectTrue(people);
});

scene("a move whose answer is lost happens once", async (room) => {
  const people = await twoAt(room);
  await goOn(people, 2);
  for (let i = 0; i < 3; ++i) {
    const mover = await toMove(people);
    room.site.loseNextAnswer();
    const moved = act(mover, GAME);
    await banner(mover).waitFor();
    room.site.connect();
    await moved;
    await banner(mover).waitFor({ state: "hidden" });
    expect(await mover.page.getByRole("alert").allInnerTexts()).toEqual([]);
  }
  await goOn(people, 2);
  await expectTrue(people);
});

scene("the server is killed in mid-game, and comes back", async (room) => {
  const people = await twoAt(room);
  await goOn(people, 4);
  const told = await agreed(people);
  await room.site.killHost();
  for (const person of people) await banner(person).waitFor();
  await room.site.startHost();
  for (const person of people) await banner(person).waitFor({ state: "hidden" });
  expect(await agreed(people)).toEqual(told);
  await goOn(people, 4);
  await expectTrue(people);
});

scene("without network and server after the first visit", async (room) => {
  const anna = await room.person("Anna");
  anna.expected.push(UNREACHABLE);
  await anna.page.goto(`${anna.site}/`);
  await anna.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await room.site.shutDoor();
  try {
    await startAgainstBots(anna, "all-on-one-card");
    await play(anna, "all-on-one-card");
    await anna.over.waitFor();
    await anna.page.reload();
    await anna.over.waitFor();
  } finally {
    await room.site.openDoor();
  }
});

scene("a button that is pressed twice moves once", async (room) => {
  const anna = await room.person("Anna");
  await startAgainstBots(anna, "sunrise-lane");
  const draw = anna.button(t("sl.do.draw"));
  await draw.waitFor();
  const before = (await anna.story()).join("\n");
  await draw.dblclick();
  await changed(anna, before);
  await draw
    .or(anna.button(t("sl.do.stop")))
    .or(anna.page.getByText(t("sl.do.discard.hint")))
    .first()
    .waitFor();
  expect(await anna.page.getByRole("alert").allInnerTexts()).toEqual([]);
});
