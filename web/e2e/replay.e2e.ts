// Finished games: replayed, shared, verified and continued; and files that are not games.
import { readFileSync } from "node:fs";
import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { packed } from "../src/table/replay/packed";
import type { Person } from "./kit/person";
import { giveUp, play, type GameName } from "./kit/play";
import { forged, opens, wholeGame, type GameRecord } from "./kit/records";
import { fullScene, openHouse, scene, type Room } from "./kit/room";
import { takeShifts } from "./kit/shifts";
import { follow, invite, startAgainstBots } from "./kit/tables";
import { like, t } from "./kit/words";

openHouse();

const GAMES: GameName[] = ["sunrise-lane", "all-on-one-card", "construction-zone"];

/** A short finished game: some moves against bots, then the person resigns. */
async function shortGame(person: Person, game: GameName): Promise<void> {
  await startAgainstBots(person, game);
  await play(person, game, 4);
  await giveUp(person);
}

async function linkShown(person: Person, button: string, label: string): Promise<string> {
  await person.press(person.button(button));
  return person.page.getByLabel(label).inputValue();
}

async function downloaded(person: Person): Promise<GameRecord> {
  const [download] = await Promise.all([
    person.page.waitForEvent("download"),
    person.press(person.button(t("table.record"))),
  ]);
  return JSON.parse(readFileSync(await download.path(), "utf8")) as GameRecord;
}

async function openFile(person: Person, name: string, text: string): Promise<void> {
  await person.page.goto("about:blank"); // clears the message about another file
  await person.goTo("replay");
  await person.page
    .getByLabel(t("replay.choose"))
    .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
}

/** Where a fraction of the game lies in the plot of its points. */
async function placeIn(plot: Locator, part: number): Promise<{ x: number; y: number }> {
  return plot.evaluate((svg: SVGSVGElement, part) => {
    const lines = [...svg.querySelectorAll("polyline")].map((line) => line.getBoundingClientRect());
    const box = svg.getBoundingClientRect();
    const [left, right] = [Math.min(...lines.map((line) => line.left)), Math.max(...lines.map((line) => line.right))];
    return { x: left + (right - left) * part - box.left, y: box.height / 2 };
  }, part);
}

const moment = (person: Person): Promise<string> => person.page.getByRole("slider").inputValue();

for (const game of GAMES) {
  (game === "sunrise-lane" ? scene : fullScene)(
    `${game}: a move is shared, found by somebody else and played on from`,
    async (room: Room) => {
      const anna = await room.person("Anna");
      const ben = await room.person("Ben", { manner: "touch" });
      await shortGame(anna, game);
      await anna.press(anna.button(t("table.review")));
      const at = [await moment(anna)];
      for (const key of [
        "Shift+ArrowRight",
        "Shift+ArrowRight",
        "ArrowRight",
        "End",
        "Home",
        "Shift+ArrowRight",
        "ArrowRight",
      ]) {
        await anna.page.keyboard.press(key);
        await expect.poll(() => moment(anna)).not.toBe(at[0]);
        at.unshift(await moment(anna));
      }
      expect(Number(at[0])).toBeGreaterThan(1);
      const link = await linkShown(anna, t("share.here"), t("share.link.here"));
      expect(link).toContain(`?at=${at[0]}`);

      await ben.page.goto(link);
      expect(await moment(ben)).toBe(at[0]);
      const story = await ben.story();
      await ben.page.getByLabel(t("moments.as")).selectOption(t("replay.all"));
      await ben.page.getByRole("region", { name: t("replay.hands") }).waitFor();
      await ben.press(ben.button(t("takeUp")));
      await ben.page.getByLabel(t("takeUp.seat")).selectOption("0"); // Anna's seat; she has no name either
      await ben.press(ben.button(t("takeUp.start")));
      await ben.page.waitForURL(/#\/play\//);
      await ben.log.waitFor();
      await takeShifts(ben.page); // shifts of the page before don't count
      const taken = await ben.story();
      expect(taken.at(-1)).toBe(story.at(-1)); // it began like the other game
      await play(ben, game, 3);
      expect((await ben.story()).length).toBeGreaterThan(taken.length);
    },
  );
}

scene("a game of a server is seen by its link without a name, at the move that was shared", async (room) => {
  const anna = await room.person("Anna");
  const ben = await room.person("Ben");
  const carla = await room.person("Carla");
  await follow(ben, await invite(anna, "construction-zone"));
  await anna.log.waitFor();
  await giveUp(anna);
  await anna.press(anna.button(t("table.review")));
  await anna.press(anna.button(t("moments.on")));
  await expect.poll(() => moment(anna)).toBe("1");
  const link = await linkShown(anna, t("share.here"), t("share.link.here"));
  const asked: string[] = [];
  carla.page.on("request", (request) => asked.push(request.url()));
  await carla.page.goto(link);
  expect(await moment(carla)).toBe("1");
  await carla.press(carla.button(t("moments.back")));
  await expect.poll(() => moment(carla)).toBe("0");
  await carla.press(carla.button(t("moments.result")));
  await carla.over.waitFor();
  await carla.press(carla.button(t("verify")));
  await carla.sees(t("verify.good"));
  expect(asked.filter((url) => url.endsWith("/record")).length, "the game is loaded once").toBe(1);
});

/** The record with one card replaced by another possible one, and the number of that event. */
async function withAnotherCard(record: GameRecord): Promise<{ step: number; altered: GameRecord }> {
  for (const [i, event] of record.events.entries()) {
    if (!event.startsWith("card ")) continue;
    const altered = forged(record, { events: record.events.with(i, event === "card r" ? "card b" : "card r") });
    if (await opens(altered)) return { step: i + 1, altered };
  }
  return expect.unreachable("no card could have been another");
}

scene("a deal is verified; altered by one event it is not", async (room) => {
  const anna = await room.person("Anna");
  await startAgainstBots(anna, "sunrise-lane");
  await giveUp(anna); // her first cards were never played, so each could be another
  await anna.press(anna.button(t("verify")));
  await anna.sees(t("verify.good"));
  const record = await downloaded(anna);

  await openFile(anna, "game.json", JSON.stringify(record));
  await anna.over.waitFor();
  await anna.press(anna.button(t("verify")));
  await anna.sees(t("verify.good"));

  const { step, altered } = await withAnotherCard(record);
  await openFile(anna, "altered.json", JSON.stringify({ ...altered, checksum: record["checksum"] }));
  await anna.sees(t("replay.altered"));

  // A forger may fix the checksum too: the seed still gives them away.
  await openFile(anna, "mended.json", JSON.stringify(altered));
  await anna.over.waitFor();
  await anna.press(anna.button(t("verify")));
  await anna.sees(t("verify.bad"));
  await anna.sees(t("verify.bad.event", { step }));
});

scene("what is no game of ours is told so, and another can be chosen", async (room) => {
  const anna = await room.person("Anna");
  await shortGame(anna, "all-on-one-card");
  const record = await downloaded(anna);
  for (const [name, text, words] of [
    ["broken.json", JSON.stringify(record).slice(0, 500), t("replay.foreign")],
    ["empty.json", "", t("replay.foreign")],
    ["foreign.json", JSON.stringify({ White: "Anna", moves: "e4 e5" }), t("replay.foreign")],
    ["huge.json", JSON.stringify({ ...record, more: "x".repeat(2_000_000) }), t("replay.huge")],
    ["future.json", JSON.stringify({ ...record, version: 99 }), t("replay.future")],
    ["odd.json", JSON.stringify({ ...record, events: 7 }), t("replay.altered")],
  ] as const) {
    await openFile(anna, name, text);
    await anna.sees(words);
    expect(await anna.page.getByLabel(t("replay.choose")).isEnabled(), name).toBe(true);
  }
});

scene("a link that carries no game of ours says what is wrong with it", async (room) => {
  const anna = await room.person("Anna");
  const record = await wholeGame("all-on-one-card");
  const whole = await packed(record);
  for (const [text, words] of [
    ["not-a-game", t("replay.link")],
    [whole.slice(0, whole.length / 2), t("replay.link")],
    [await packed({ ...record, version: 99 }), t("replay.future")],
    [await packed({ ...record, events: record.events.toSpliced(9, 1) }), t("replay.altered")],
    [await packed({ ...record, more: "x".repeat(2_000_000) }), t("replay.huge")],
    [await packed(forged(record, { events: record.events.toReversed() })), t("replay.impossible")],
  ] as const) {
    await anna.goTo(`replay/${text}`);
    await anna.page.getByRole("alert").getByText(words, { exact: true }).waitFor();
    expect(await anna.page.getByLabel(t("replay.choose")).isEnabled(), words).toBe(true);
  }
  await anna.goTo(`replay/${whole}`);
  await anna.over.waitFor();
});

scene("the course of the points leads to its moments, by a click and by keys", async (room) => {
  const anna = await room.person("Anna");
  const record = await wholeGame("sunrise-lane");
  const last = record.events.length;
  const near = (part: number): unknown => expect.closeTo(last * part, -1); // a click is precise to 5 steps
  await anna.goTo(`replay/${await packed(record)}`);
  const plot = anna.page.getByRole("img", { name: t("plot.title") });
  const lines = (): Promise<(string | null)[]> =>
    plot.locator("polyline").evaluateAll((all) => all.map((line) => line.getAttribute("points")));
  await plot.waitFor();
  expect(await anna.page.getByRole("slider").count()).toBe(0);
  await plot.click({ position: await placeIn(plot, 0.5) });
  const at = Number(await moment(anna));
  expect(at).toEqual(near(0.5));
  await anna.page.getByRole("slider").focus();
  await anna.page.keyboard.press("ArrowRight");
  await expect.poll(() => moment(anna)).toBe(String(at + 1));
  await plot.click({ position: await placeIn(plot, 0.25) });
  await expect.poll(async () => Number(await moment(anna))).toEqual(near(0.25));

  // Shows one line of the score sheet, then all again.
  const all = await lines();
  const shown = anna.page.getByLabel(t("plot.what"));
  const bonus = shown.locator("option").last();
  await shown.selectOption(await bonus.getAttribute("value"));
  await expect.poll(lines).not.toEqual(all);
  await shown.selectOption({ label: t("plot.total") });
  await expect.poll(lines).toEqual(all);
});

scene("a link to a move that does not exist shows the end, and says so", async (room) => {
  const anna = await room.person("Anna");
  await shortGame(anna, "construction-zone");
  const link = await linkShown(anna, t("share"), t("share.link"));
  for (const at of ["99999", "-1", "soon"]) {
    await anna.page.goto("about:blank");
    await anna.page.goto(`${link}?at=${at}`);
    await anna.sees(like("replay.noMoment"));
    await anna.over.waitFor();
  }
  await anna.press(anna.button(t("table.review")));
  await anna.page.getByText(like("replay.noMoment")).waitFor({ state: "hidden" });
});

scene("a link to a move that is not played yet shows how the game stands", async (room) => {
  const [anna, ben] = [await room.person("Anna"), await room.person("Ben")];
  const link = await invite(anna, "sunrise-lane");
  const later = `${link.replace(/\?.*/, "")}?at=99999`;
  await anna.page.goto("about:blank");
  await anna.page.goto(later); // nobody is playing yet
  await anna.page.getByLabel(t("invite.link")).waitFor();
  await follow(ben, link);
  for (const person of [anna, ben]) {
    await person.page.goto("about:blank");
    await person.page.goto(later);
    await person.sees(t("replay.noMoment.yet"));
    await person.log.waitFor();
  }
  expect(await anna.page.getByText(like("replay.noMoment")).count()).toBe(0);
});
