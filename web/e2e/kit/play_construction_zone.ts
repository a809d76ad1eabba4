// Plays Construction Zone by what can be pressed.
import type { Locator } from "playwright-core";
import type { Key } from "../../src/i18n/en";
import type { Person } from "./person";
import { any, free, type Player } from "./play";
import { beginning, oneOf, t } from "./words";

const bar = (person: Person): Locator => person.page.getByRole("region", { name: t("cz.bar") });
const region = (person: Person, name: Key): Locator => person.page.getByRole("region", { name: t(name), exact: true });

const taking = (person: Person): Locator =>
  bar(person).getByRole("button", { name: oneOf("cz.take", "cz.take.cards", "cz.goOn") });
const noTrade = (person: Person): Locator => bar(person).getByRole("button", { name: t("cz.noTrade") });
const noBuild = (person: Person): Locator =>
  bar(person).getByRole("button", { name: oneOf("cz.endTurn", "cz.noBuild") });

async function take(person: Person): Promise<void> {
  const row = free(region(person, "cz.row").locator("button[aria-pressed=false]"));
  for (let i = 0; !(await taking(person).isEnabled()); ++i) {
    if (i === 4) throw new Error("no two cards can be taken");
    await person.press(await any(row));
  }
  await person.press(taking(person));
}

async function trade(person: Person): Promise<void> {
  const hand = free(region(person, "cz.hand").getByRole("button"));
  await person.press(await any(free(region(person, "cz.open").getByRole("button"))));
  await person.press(await any(hand));
  const deal = bar(person).getByRole("button", { name: beginning("cz.trade.for") });
  for (let i = 0; !(await deal.isVisible()); ++i) {
    if (i === 8) return person.press(noTrade(person));
    await person.press(await any(hand)); // this may also put a card back
  }
  await person.press(deal);
}

async function build(person: Person): Promise<void> {
  await person.press(await any(free(region(person, "cz.piles").getByRole("button"))));
  const ways = bar(person).getByRole("button", { name: beginning("cz.pay.way") });
  if ((await ways.count()) > 1 && Math.random() < 0.5) await person.press(await any(ways));
  await person.press(bar(person).getByRole("button", { name: beginning("cz.build.for") }));
}

/** Takes two cards, trades now and then, builds what it can. */
export const constructionZonePlayer: Player = {
  asks: (person) => [taking(person), noTrade(person), noBuild(person)],
  async act(person) {
    if (await taking(person).isVisible()) return take(person);
    if (await noTrade(person).isVisible()) return Math.random() < 0.6 ? trade(person) : person.press(noTrade(person));
    const sites = free(region(person, "cz.piles").getByRole("button"));
    return (await sites.count()) > 0 ? build(person) : person.press(noBuild(person));
  },
  forbidden: async (person) => region(person, "cz.piles").getByRole("button"),
};
