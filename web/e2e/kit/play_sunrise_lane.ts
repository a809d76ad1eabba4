// Plays Sunrise Lane by what can be pressed.
import type { Locator } from "playwright-core";
import type { Person } from "./person";
import { any, type Player } from "./play";
import { beginning, having, oneOf, t } from "./words";

const dock = (person: Person): Locator => person.page.getByRole("region", { name: t("sl.do") });
const pass = (person: Person): Locator => dock(person).getByRole("button", { name: oneOf("sl.do.draw", "sl.do.stop") });
const discard = (person: Person): Locator =>
  dock(person).getByRole("button", { name: oneOf("sl.do.discard", "sl.do.discard.none") });

async function discardSome(person: Person): Promise<void> {
  const cards = dock(person)
    .getByRole("group", { name: t("sl.hand") })
    .getByRole("button");
  for (let i = 0; !(await discard(person).isEnabled()); ++i) {
    if (i === 10) throw new Error("the cards to discard can't be marked");
    await person.press(cards.nth(i % (await cards.count())));
  }
  await person.press(discard(person));
}

const CAN = having("sl.plot.can", "sl.plot.canPark");
const plots = (person: Person, name: RegExp): Locator =>
  person.page.getByRole("group", { name: t("sl.town") }).getByRole("button", { name });

/** Usually builds where it can; otherwise draws or stops. */
export const sunriseLanePlayer: Player = {
  asks: (person) => [pass(person), discard(person)],
  async act(person) {
    if (await discard(person).isVisible()) return discardSome(person);
    const sites = plots(person, CAN);
    if ((await sites.count()) === 0 || Math.random() < 0.15) return person.press(pass(person));
    await person.press(await any(sites));
    const options = dock(person).getByRole("button", { name: oneOf("sl.do.house.option", "sl.do.park.option") });
    await options.first().waitFor();
    if (Math.random() < 0.3) await person.press(await any(options));
    await person.press(dock(person).getByRole("button", { name: beginning("sl.do.house", "sl.do.park") }));
  },
  forbidden: async (person) => plots(person, new RegExp(`^(?!.*(${CAN.source}))`)),
};
