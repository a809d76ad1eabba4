// The ways to a table, through the pages.
import type { Key } from "../../src/i18n/en";
import { packed } from "../../src/table/replay/packed";
import type { Person } from "./person";
import type { GameName } from "./play";
import type { GameRecord } from "./records";
import { like, oneOf, t } from "./words";

const NAMES: Record<GameName, Key> = {
  "sunrise-lane": "sl.name",
  "all-on-one-card": "ac.name",
  "construction-zone": "cz.name",
};

/** Set-up choices, as [title, value]. */
export type Options = [Key, Key][];

/** From the home page to a table against bots: one press if nothing has to change. */
export async function startAgainstBots(person: Person, game: GameName, options: Options = []): Promise<void> {
  const name = { game: t(NAMES[game]) };
  await person.page.goto(`${person.site}/`);
  if (options.length === 0) {
    await person.press(person.button(t("home.playGame", name)));
  } else {
    await person.press(person.page.getByRole("link", { name: t("home.changeGame", name) }));
    await setUp(person, options);
    await person.press(person.button(t("setup.start")));
  }
  await person.log.waitFor();
}

/** A game on one screen. It is covered until a player confirms that they hold it. */
export async function startAroundOneScreen(person: Person, game: GameName): Promise<void> {
  await person.goTo(`new/${game}/pass`);
  await person.press(person.button(t("setup.start")));
  await person.button(like("pass.ready")).waitFor();
}

async function setUp(person: Person, options: Options): Promise<void> {
  for (const [title, value] of options) await person.choose(t(title), t(value));
}

/** A game that continues from a moment of another one, in the seat of the player whose turn it was then. */
export async function takeUp(person: Person, record: GameRecord, at: number): Promise<void> {
  await person.page.goto("about:blank"); // a new page is the only way from one moment to another
  await person.goTo(`replay/${await packed(record)}?at=${at}`);
  await person.press(person.button(t("takeUp")));
  await person.press(person.button(t("takeUp.start")));
  await person.page.waitForURL(/#\/play\//);
  await person.log.waitFor();
}

/** Enters a name where the page asks for one. */
export async function beCalled(person: Person, name = person.name): Promise<void> {
  await person.page.getByLabel(t("name.label")).fill(name);
  await person.press(person.button(oneOf("name.go", "lobby.watch")));
}

/** Creates a table for friends, sits down, and returns its link. */
export async function invite(person: Person, game: GameName, options: Options = []): Promise<string> {
  await person.goTo(`new/${game}/friends`);
  const make = person.button(t("setup.make"));
  await make.or(person.page.getByLabel(t("name.label"))).waitFor();
  if (!(await make.isVisible())) await beCalled(person);
  await setUp(person, options);
  await person.press(make);
  return person.page.getByLabel(t("invite.link")).inputValue();
}

/** Follows a link, enters a name and takes a seat. */
export async function follow(person: Person, link: string): Promise<void> {
  await person.page.goto(link);
  await beCalled(person);
  await person.press(person.button(like("invite.sitAt")));
  await person.button(like("invite.sitAt")).waitFor({ state: "hidden" });
}

/** Follows a link without its invitation, and watches. */
export async function watch(person: Person, link: string): Promise<void> {
  await person.page.goto(link.replace(/\?.*/, ""));
  await beCalled(person);
  await person.log.waitFor();
}
