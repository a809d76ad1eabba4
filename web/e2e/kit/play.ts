// Plays a game to its end through what can be seen and pressed.
import type { Locator } from "playwright-core";
import { PATIENCE, type Person } from "./person";
import { allOnOneCardPlayer } from "./play_all_on_one_card";
import { constructionZonePlayer } from "./play_construction_zone";
import { sunriseLanePlayer } from "./play_sunrise_lane";
import { t } from "./words";

/** How to play a game through what can be seen. */
export interface Player {
  /** Controls of which at least one is there when the player can act. */
  asks(person: Person): Locator[];
  /** Takes one action. */
  act(person: Person): Promise<void>;
  /** A control that is not allowed in a first turn. */
  forbidden(person: Person): Promise<Locator>;
}

export type GameName = "sunrise-lane" | "all-on-one-card" | "construction-zone";

const PLAYERS: Record<GameName, Player> = {
  "sunrise-lane": sunriseLanePlayer,
  "all-on-one-card": allOnOneCardPlayer,
  "construction-zone": constructionZonePlayer,
};
const MOST_ACTS = 600;

/** A random one of these controls. */
export async function any(controls: Locator): Promise<Locator> {
  return controls.nth(Math.floor(Math.random() * (await controls.count())));
}

/** Those of the controls that are enabled. */
export function free(controls: Locator): Locator {
  return controls.and(controls.page().locator(":not([aria-disabled=true]):not(:disabled)"));
}

/** Waits until this person can act; false if the game is over instead. */
export async function asked(person: Person, game: GameName): Promise<boolean> {
  await PLAYERS[game]
    .asks(person)
    .reduce((all, one) => all.or(one), person.over)
    .first()
    .waitFor();
  return !(await person.over.isVisible());
}

/** Tries something that is not allowed now. It uses the keyboard, since the control may be disabled. */
export async function doForbidden(person: Person, game: GameName): Promise<void> {
  await asked(person, game);
  const what = await PLAYERS[game].forbidden(person);
  await what.first().focus();
  await person.page.keyboard.press("Enter");
}

/** Takes one action and waits for its effect. False if the game is over. */
export async function act(person: Person, game: GameName): Promise<boolean> {
  if (!(await asked(person, game))) return false;
  const before = (await person.story()).join("\n");
  try {
    await PLAYERS[game].act(person);
  } catch (error) {
    if ((await person.story()).join("\n") === before) throw error; // otherwise another player was quicker
  }
  await changed(person, before);
  return !(await person.over.isVisible());
}

/** Plays until the game is over, or for `most` actions. */
export async function play(person: Person, game: GameName, most = MOST_ACTS): Promise<void> {
  await person.judgeShifts("before the first act");
  for (let acts = 0; acts < most; ++acts) {
    if (!(await act(person, game))) return;
    await person.judgeShifts(`after ${acts + 1} acts`);
  }
  if (most === MOST_ACTS) throw new Error(`the game is not over after ${most} acts`);
}

/** Resigns: the shortest way to the end of a game. */
export async function giveUp(person: Person): Promise<void> {
  await person.press(person.button(t("table.resign")));
  await person.press(person.button(t("table.yes")));
  await person.over.waitFor();
}

/** Watches until the game is over. */
export async function watchOn(person: Person): Promise<void> {
  await person.judgeShifts("before the first move");
  while (!(await person.over.isVisible())) {
    await changed(person, (await person.story()).join("\n"));
    await person.judgeShifts("while watching");
  }
}

/** Waits until something new has happened at the table. */
export async function changed(person: Person, before: string): Promise<void> {
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    if ((await person.story()).join("\n") !== before || (await person.over.isVisible())) return;
    await person.page.waitForTimeout(20);
  }
  throw new Error("nothing happened at the table");
}
