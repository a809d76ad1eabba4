// Plays All on 1 Card by what can be pressed.
import type { Person } from "./person";
import { any, free, type Player } from "./play";
import { having, like, oneOf, t } from "./words";

const ASKS = {
  roll: like("ac.keep"),
  giveBack: like("ac.return"),
  take: like("ac.take.none"),
  cross: like("ac.cross.none"),
  nothing: like("ac.pass"),
};

async function roll(person: Person): Promise<void> {
  const dice = free(person.page.getByRole("region", { name: t("ac.dice") }).getByRole("button"));
  if (Math.random() < 0.7) return person.press(person.button(ASKS.roll));
  await person.press(await any(dice));
  await person.press(person.button(oneOf("ac.reroll", "ac.reroll.one")));
}

async function returnTwo(person: Person): Promise<void> {
  const cards = free(person.page.getByRole("region", { name: t("ac.cards.hand") }).getByRole("button"));
  await person.press(cards.nth(0));
  await person.press(cards.nth(3));
  await person.press(person.button(t("ac.return.done")));
}

async function take(person: Person): Promise<void> {
  await person.press(await any(free(person.page.getByRole("region", { name: t("ac.faceUp") }).getByRole("button"))));
  await person.press(person.button(oneOf("ac.take", "ac.draw")));
}

async function crossMost(person: Person): Promise<void> {
  const cards = free(person.page.getByRole("region", { name: t("ac.cards.you") }).getByRole("button"));
  if ((await cards.count()) === 0 || Math.random() < 0.03) {
    await person.press(person.button(ASKS.nothing));
    return person.press(person.button(oneOf("ac.pass.sure", "ac.early.passMain")));
  }
  const scoring = cards.and(person.page.getByRole("button", { name: having("ac.foot.scores") }));
  await person.press((await scoring.count()) > 0 ? scoring : await any(cards));
  await person.press(person.button(oneOf("ac.cross", "ac.cross.one", "ac.cross.score", "ac.early.main")));
}

/** Scores what it can; rolls some dice again now and then. */
export const allOnOneCardPlayer: Player = {
  asks: (person) => Object.values(ASKS).map((name) => person.button(name)),
  async act(person) {
    const isAsked = (name: RegExp): Promise<boolean> => person.button(name).isVisible();
    if (await isAsked(ASKS.roll)) await roll(person);
    else if (await isAsked(ASKS.giveBack)) await returnTwo(person);
    else if (await isAsked(ASKS.take)) await take(person);
    else if (await isAsked(ASKS.cross)) await crossMost(person);
    else await person.press(person.button(ASKS.nothing));
  },
  async forbidden(person) {
    const rolling = await person.button(ASKS.roll).isVisible();
    return person.page.getByRole("region", { name: t(rolling ? "ac.cards.you" : "ac.dice") }).getByRole("button");
  },
};
