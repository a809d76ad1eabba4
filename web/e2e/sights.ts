// Every page that there is, and a table of every game in play and at its end: for what has to be true of all of them. A new page is one more line.
import type { Page } from "playwright-core";
import { MOST_PLAYERS } from "../src/pages/setup_form";
import type { Person } from "./person";
import { asked, play, type GameName } from "./play";
import { invite, startAgainstBots, type Options } from "./tables";
import { inLanguage, t } from "./words";

export interface Sight {
  name: string;
  /** After the #. */
  address: string;
  /** What shows that it is there. */
  shows?: (page: Page) => ReturnType<Page["locator"]>;
  /** What is pressed to see it. */
  then?: (person: Person, language: string) => Promise<void>;
}

const GAMES: { game: GameName; options: Options; half: number }[] = [
  { game: "sunrise-lane", options: [], half: 14 },
  { game: "all-on-one-card", options: [["ac.variant", "ac.variant.advanced"]], half: 12 },
  { game: "construction-zone", options: [], half: 24 },
];
const level = (number: number) => (page: Page) => page.getByRole("heading", { level: number });

const PAGES: Sight[] = [
  { name: "home", address: "" },
  { name: "settings", address: "lobby", then: async (person, language) => person.page.locator("summary").and(person.page.getByLabel(inLanguage(language)["nav.settings"])).click() },
  { name: "lobby", address: "lobby" },
  { name: "my games", address: "games", shows: (page) => page.getByRole("main").getByRole("table") },
  { name: "account", address: "account" },
  { name: "problem", address: "nowhere" },
  { name: "set-up against bots", address: "new/sunrise-lane/bots" },
  { name: "set-up around one screen", address: "new/all-on-one-card/pass" },
  { name: "set-up with friends", address: "new/construction-zone/friends" },
  ...GAMES.map(({ game }): Sight => ({ name: `rules of ${game}`, address: `rules/${game}`, shows: level(2) })),
  ...GAMES.map(({ game }): Sight => ({ name: `tutorial of ${game}`, address: `learn/${game}`, shows: (page) => page.getByRole("main").getByRole("group").or(page.getByRole("main").getByRole("region")) })),
];

const addressOf = (person: Person): string => new URL(person.page.url()).hash.slice(2);

async function giveUp(person: Person): Promise<void> {
  await person.press(person.button(t("table.resign")));
  await person.press(person.button(t("table.yes")));
  await person.over.waitFor();
}

/** All of them, for this person: who has a name, a room that waits, and full tables of each game. In haste, the games are shorter. */
export async function allSights(person: Person, haste: boolean): Promise<Sight[]> {
  const sights = [...PAGES];
  await person.prefer({ theme: "light", players: MOST_PLAYERS });
  await invite(person, "construction-zone", [["setup.access", "setup.access.public"]]);
  sights.push({ name: "waiting room", address: addressOf(person) });
  for (const { game, options, half } of GAMES) {
    await startAgainstBots(person, game, options);
    await play(person, game, haste ? 3 : half);
    await asked(person, game);
    sights.push({ name: `${game} in play`, address: addressOf(person), shows: level(1) });
    await startAgainstBots(person, game, options);
    await (haste ? giveUp(person) : play(person, game));
    sights.push({ name: `${game} at its end`, address: addressOf(person), shows: (page) => page.getByRole("main").getByRole("table") });
  }
  return sights;
}

/** Goes there, and waits until everything is drawn. */
export async function look(person: Person, sight: Sight, language: string): Promise<void> {
  const { page } = person;
  await person.goTo(sight.address);
  await page.getByRole("main").waitFor();
  await (sight.shows ?? level(1))(page).first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await sight.then?.(person, language);
}
