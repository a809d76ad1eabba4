// The tutorials, played to their end.
import { readFileSync } from "node:fs";
import { expect } from "vitest";
import type { Scene, Tutorial } from "../src/games/scene";
import { Learner } from "./kit/learner";
import type { Look, Person } from "./kit/person";
import { asked, giveUp, type GameName } from "./kit/play";
import { fullScene, openHouse, scene, type Room } from "./kit/room";
import { startAgainstBots } from "./kit/tables";
import { LANGUAGES, t } from "./kit/words";

openHouse();

const BUILDINGS = (
  JSON.parse(readFileSync(new URL("../../content/construction-zone/default.json", import.meta.url), "utf8")) as {
    buildings: { name: string }[];
  }
).buildings;
const TUTORIALS = import.meta.glob<Tutorial>("../src/games/*/lesson.ts", { eager: true, import: "tutorial" });
const tutorialOf = (game: GameName): Tutorial => Object.values(TUTORIALS).find((tutorial) => tutorial.game === game)!;
const GAMES: GameName[] = ["sunrise-lane", "all-on-one-card", "construction-zone"];

async function learner(room: Room, look: Look, language = "en"): Promise<Learner> {
  const person = await room.person("Anna", { ...look, language });
  return new Learner(
    person,
    language,
    BUILDINGS.map(({ name }) => name),
  );
}

const told = (person: Person, text: string): Promise<void> =>
  person.page.locator("[role=status]").getByText(text, { exact: true }).waitFor();

async function playScene(anna: Learner, game: GameName, one: Scene): Promise<void> {
  const { person } = anna;
  await person.page.getByRole("heading", { name: anna.t(one.title), exact: true }).waitFor();
  for (const step of one.steps) {
    await told(person, anna.t(step.do));
    await person.judgeShifts(`before ${one.id}: ${step.do}`);
    // The marker is for the eyes; the text says the same to everyone.
    await person.page.locator("[data-pointed]").first().waitFor();
    await anna.press(game, step.right[0]!);
  }
  await told(person, anna.t(one.done));
  await person.judgeShifts(`after ${one.id}`);
  await person.press(person.button(anna.t("learn.next")));
}

async function whole(anna: Learner, game: GameName): Promise<void> {
  const { person } = anna;
  await person.goTo(`learn/${game}`);
  for (const section of tutorialOf(game).sections) for (const one of section.scenes) await playScene(anna, game, one);
  await person.page.getByRole("heading", { name: anna.t("learn.over"), exact: true }).waitFor();
  for (const section of tutorialOf(game).sections)
    await person.button(anna.t("learn.part.done", { part: anna.t(section.title) })).waitFor();
}

for (const game of GAMES) {
  scene(`the tutorial of ${game}`, async (room) => whole(await learner(room, { manner: "mouse" }), game));
  fullScene(`the tutorial of ${game}, by keyboard`, async (room) =>
    whole(await learner(room, { manner: "keyboard" }), game),
  );
  for (const language of LANGUAGES.filter((one) => one !== "en")) {
    fullScene(`the tutorial of ${game}, by touch, ${language}`, async (room) =>
      whole(await learner(room, { manner: "touch" }, language), game),
    );
  }
}

scene("a tutorial is left, taken up again and skipped; another move is taken back", async (room) => {
  const anna = await learner(room, {});
  const { person } = anna;
  const [houses, chains] = tutorialOf("sunrise-lane").sections;
  const [first, tall] = houses!.scenes;
  await person.page.goto(`${person.site}/`);
  await person.press(person.page.getByRole("link", { name: t("learn.linkOf", { game: t("sl.name") }) }));
  await told(person, t(first!.steps[0]!.do));
  await person.press(person.page.getByRole("button", { name: /^a6\W/ }));
  await told(person, t("sl.no.first"));
  await anna.press("sunrise-lane", "draw");
  await told(person, t("learn.sl.no.draw"));
  await person.press(person.button(t("learn.back")));
  await told(person, t(first!.steps[0]!.do));
  await person.press(person.button(t("learn.skip")));
  await told(person, t(tall!.steps[0]!.do));
  await person.page.reload();
  await playScene(anna, "sunrise-lane", tall!);
  await person.page.getByRole("heading", { name: t(chains!.scenes[0]!.title), exact: true }).waitFor();
  await person.button(t("learn.part.done", { part: t(houses!.title) })).waitFor();
  expect(await person.page.evaluate(() => localStorage.getItem("tavola.learn"))).toContain("chains/row");
});

scene("a tutorial without storage, and without WebAssembly", async (room) => {
  const anna = await learner(room, {});
  await anna.person.page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("switched off", "SecurityError");
      },
    });
  });
  await anna.person.goTo("learn/construction-zone");
  await playScene(anna, "construction-zone", tutorialOf("construction-zone").sections[0]!.scenes[0]!);
  await told(anna.person, t("learn.cz.trade.do"));

  const ben = await room.person("Ben");
  ben.expected.push(/WebAssembly/);
  room.site.rewrite = (path, script) => (path.includes("worker") ? `delete self.WebAssembly;\n${script}` : script);
  try {
    await ben.goTo("learn/construction-zone");
    await ben.sees(t("error.noEngine"));
  } finally {
    room.site.rewrite = null;
  }
});

scene("a tutorial that was kept by another version, and one of a game that is not there", async (room) => {
  const anna = await room.person("Anna", {
    before: () => localStorage.setItem("tavola.learn", '{"sunrise-lane":{"done":["gone"],"at":"gone/too"}}'),
  });
  await anna.goTo("learn/sunrise-lane");
  await anna.page.getByRole("heading", { name: t("learn.sl.first"), exact: true }).waitFor();
  await anna.sees(t("learn.changed"));
  await anna.press(anna.button(t("learn.skip")));
  await anna.page.getByText(t("learn.changed")).waitFor({ state: "hidden" });
  expect(JSON.parse((await anna.page.evaluate(() => localStorage.getItem("tavola.learn"))) ?? "{}")).toEqual({
    "sunrise-lane": { done: ["gone"], at: "houses/tall" },
  });
  await anna.goTo("learn/chess");
  await anna.sees(t("error.unknownPage"));
});

scene("tips in a first game, until they are closed", async (room) => {
  const anna = await room.person("Anna");
  const tips = anna.page.getByRole("region", { name: t("tips.title") });
  await startAgainstBots(anna, "construction-zone");
  await asked(anna, "construction-zone");
  // If all four cards of the row are equal, taking them plays itself.
  const tip = tips.getByText(t("tips.construction-zone.take")).or(tips.getByText(t("tips.construction-zone.trade")));
  await tip.and(anna.page.getByRole("status")).waitFor();
  await anna.press(anna.button(t("tips.close")));
  await tips.waitFor({ state: "hidden" });
  await anna.press(anna.button(t("nav.home")).or(anna.page.getByRole("link", { name: t("nav.home") })));
  await anna.press(anna.button(t("home.playGame", { game: t("cz.name") })));
  await asked(anna, "construction-zone");
  expect(await tips.isVisible()).toBe(false);
});

scene("tips in a first game, until it is over", async (room) => {
  const anna = await room.person("Anna");
  const tips = anna.page.getByRole("region", { name: t("tips.title") });
  await startAgainstBots(anna, "sunrise-lane");
  await tips.waitFor();
  await giveUp(anna);
  await tips.waitFor({ state: "hidden" });
  await anna.press(anna.button(t("table.rematch")));
  await asked(anna, "sunrise-lane");
  expect(await tips.isVisible()).toBe(false);
});
