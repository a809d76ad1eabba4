// Every page, and a table of every game in progress and at its end, for checks that must hold everywhere. Add a line
// for each new page.
import type { Page } from "playwright-core";
import type { Key } from "../../src/i18n/en";
import { MOST_PLAYERS } from "../../src/pages/setup/setup_form";
import type { Person } from "./person";
import { asked, giveUp, play, type GameName } from "./play";
import { invite, startAgainstBots, startAroundOneScreen, type Options } from "./tables";
import { inLanguage, t } from "./words";

export interface Sight {
  name: string;
  /** The address after the #. */
  address: string;
  /** An element that shows that the page is ready. */
  shows?: (page: Page) => ReturnType<Page["locator"]>;
  /** What to press to get there. */
  then?: (person: Person, language: string) => Promise<void>;
}

type Then = NonNullable<Sight["then"]>;
/** Presses the control whose name contains this text. */
const pressing =
  (key: Key): Then =>
  async (person, language) => {
    await person.page
      .getByRole("button", { name: inLanguage(language)[key] })
      .first()
      .click();
  };
const openSettings: Then = async (person, language) => {
  await person.page
    .locator("summary")
    .and(person.page.getByLabel(inLanguage(language)["nav.settings"]))
    .click();
};
const askForHint: Then = async (person, language) => {
  const words = inLanguage(language);
  await person.page.getByRole("button", { name: words["table.hint"], exact: true }).click();
  const answer = person.page.getByText(words["hint.title"]).or(person.page.getByRole("alert"));
  await answer.first().waitFor();
  if (await person.page.getByRole("alert").isVisible())
    throw new Error(`no hint: ${await person.page.getByRole("alert").innerText()}`);
};
export const lookBack: Then = async (person, language) => {
  await person.page
    .getByRole("region", { name: inLanguage(language)["table.log"] })
    .getByRole("button")
    .first()
    .click();
  await person.page.getByText(inLanguage(language)["moments.past"]).waitFor();
};

/** The first turn of a finished game, with all hands open, a link to it and the way to play on from there. */
const lookAgain: Then = async (person, language) => {
  const words = inLanguage(language);
  await pressing("table.review")(person, language);
  await person.page.getByLabel(words["moments.as"]).selectOption("all");
  await person.page.getByRole("region", { name: words["replay.hands"] }).waitFor();
  await pressing("takeUp")(person, language);
  await pressing("share.here")(person, language);
  await person.page.getByLabel(words["share.link.here"]).waitFor();
};
const verify: Then = async (person, language) => {
  await pressing("verify")(person, language);
  await person.page.getByText(inLanguage(language)["verify.good"]).waitFor();
  await pressing("share")(person, language);
};

const showKeys: Then = async (person, language) => {
  await person.page.keyboard.press("?");
  await person.page
    .getByRole("dialog")
    .getByRole("heading", { name: inLanguage(language)["keys.title"] })
    .waitFor();
};
const searchRules: Then = async (person) => {
  await person.page.getByRole("searchbox").fill("2");
  await person.page.locator("mark").first().waitFor();
};
const skipToTheEnd: Then = async (person, language) => {
  const words = inLanguage(language);
  const skip = person.page.getByRole("button", { name: words["learn.skip"] });
  const end = person.page.getByRole("heading", { name: words["learn.over"] });
  for (;;) {
    await skip.or(end).waitFor();
    if (await end.isVisible()) return;
    await skip.click();
  }
};
const showWords: Then = async (person, language) => {
  await person.page.keyboard.press("w");
  await person.page.getByRole("region", { name: inLanguage(language)["words.title"] }).waitFor();
};

/** `more`: what else to look at during a game. */
const GAMES: { game: GameName; options: Options; half: number; more: { name: string; then: Then }[] }[] = [
  { game: "sunrise-lane", options: [], half: 14, more: [{ name: "a hint", then: askForHint }] },
  {
    game: "all-on-one-card",
    options: [["ac.variant", "ac.variant.advanced"]],
    half: 12,
    more: [{ name: "an earlier moment", then: lookBack }],
  },
  { game: "construction-zone", options: [], half: 24, more: [{ name: "the discards", then: pressing("cz.look") }] },
];
const level = (number: number) => (page: Page) => page.getByRole("heading", { level: number });

const PAGES: Sight[] = [
  { name: "home", address: "" },
  { name: "settings", address: "lobby", then: openSettings },
  { name: "keys", address: "lobby", then: showKeys },
  { name: "lobby", address: "lobby" },
  { name: "my games", address: "games", shows: (page) => page.getByRole("main").getByRole("table") },
  { name: "account", address: "account" },
  { name: "guide", address: "help", shows: level(2) },
  { name: "a game from a file", address: "replay" },
  { name: "a link that is no game", address: "replay/none", shows: (page) => page.getByRole("alert") },
  { name: "problem", address: "nowhere" },
  { name: "set-up against bots", address: "new/sunrise-lane/bots" },
  { name: "set-up around one screen", address: "new/all-on-one-card/pass" },
  { name: "set-up with friends", address: "new/construction-zone/friends" },
  ...GAMES.map(({ game }): Sight => ({ name: `rules of ${game}`, address: `rules/${game}`, shows: level(2) })),
  ...GAMES.map(({ game }): Sight => ({
    name: `tutorial of ${game}`,
    address: `learn/${game}`,
    shows: (page) => page.getByRole("main").getByRole("group").or(page.getByRole("main").getByRole("region")),
  })),
  { name: "found in the rules", address: "rules/sunrise-lane", shows: level(2), then: searchRules },
  { name: "a tutorial's end", address: "learn/all-on-one-card", then: skipToTheEnd },
];

const addressOf = (person: Person): string => new URL(person.page.url()).hash.slice(2);

/**
 * How far the games are played: until something is on the table, to the middle (both then resign), or also to the end.
 */
export type Pace = "short" | "half" | "whole";
const SHORT = 3;

/** All sights, for a person with a name, a waiting room, and full tables of each game. */
export async function allSights(person: Person, pace: Pace): Promise<Sight[]> {
  const sights = [...PAGES];
  await person.prefer({ theme: "light", players: MOST_PLAYERS });
  await invite(person, "construction-zone", [["setup.access", "setup.access.public"]]);
  sights.push({ name: "waiting room", address: addressOf(person) });
  await invite(person, "construction-zone", [["setup.clock", "setup.clock.day"]]);
  for (let seat = 2; seat <= MOST_PLAYERS; ++seat)
    await person.press(person.button(t("invite.botAt", { number: seat })));
  await asked(person, "construction-zone");
  sights.push({ name: "a table of the server, with a clock", address: addressOf(person) });
  await startAroundOneScreen(person, "sunrise-lane");
  sights.push({ name: "the screen is passed on", address: addressOf(person) });
  for (const { game, options, half, more } of GAMES) {
    await startAgainstBots(person, game, options);
    await play(person, game, pace === "short" ? SHORT : half);
    await asked(person, game);
    const table = { address: addressOf(person), shows: level(1) };
    sights.push({ ...table, name: `${game} in play` });
    sights.push({ ...table, name: `${game} in words`, then: showWords });
    if (pace !== "short") sights.push(...more.map(({ name, then }) => ({ ...table, name: `${game}: ${name}`, then })));
    await startAgainstBots(person, game, options);
    await (pace === "whole" ? play(person, game) : giveUp(person));
    const end = { address: addressOf(person), shows: (page: Page) => page.getByRole("main").getByRole("table") };
    sights.push({ ...end, name: `${game} at its end` }, { ...end, name: `${game}, looked at again`, then: lookAgain });
    if (pace !== "short") sights.push({ ...end, name: `${game}, verified and shared`, then: verify });
  }
  return sights;
}

/** What a visitor with a link and no name yet sees. */
export function strangersSights(link: string): Sight[] {
  return [
    { name: "invitation", address: new URL(link).hash.slice(2) },
    { name: "account of nobody", address: "account" },
    { name: "set-up without a name", address: "new/sunrise-lane/friends" },
  ];
}

/** Closes what the last sight opened, and forgets the progress of a tutorial. */
async function putAway(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  const words = page.locator("#in-words");
  if (await words.isVisible()) await page.keyboard.press("w");
  await words.waitFor({ state: "detached" });
  await page.evaluate(() => localStorage.removeItem("tavola.learn"));
}

/** Opens the page, and waits until everything is drawn. */
export async function look(person: Person, sight: Sight, language: string): Promise<void> {
  const { page } = person;
  await putAway(page);
  await person.goTo(sight.address);
  await page.getByRole("main").waitFor();
  await (sight.shows ?? level(1))(page).first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await sight.then?.(person, language);
}
