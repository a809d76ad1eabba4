// Plays a tutorial through what can be seen and pressed, in any language.
import type { Locator } from "playwright-core";
import type { Key } from "../../src/i18n/en";
import { formOf } from "../../src/i18n/form";
import type { Person } from "./person";
import type { GameName } from "./play";
import { inLanguage } from "./words";

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const COLOURS: Record<string, string> = { y: "yellow", g: "green", r: "red", o: "orange", b: "blue", p: "pink" };
const FACES: Record<string, string> = { ...COLOURS, p: "purple" };
const KINDS: Record<string, string> = {
  m: "material",
  p: "plan",
  m3: "material_3",
  p3: "plan_3",
  c: "crane",
  w: "worker",
};

export class Learner {
  constructor(
    readonly person: Person,
    readonly language: string,
    readonly buildings: string[],
  ) {}

  t(key: string, values: Record<string, string | number> = {}): string {
    return inLanguage(this.language)[key as Key].replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    );
  }
  /** Matches names that begin with a text; missing values match anything. */
  #begins(key: string, values: Record<string, string | number> = {}): RegExp {
    return new RegExp(
      `^${escaped(this.t(key, values))
        .replace(/\\\{\w+\\\}/g, ".+")
        .replace(/\s/g, "\\s")}`,
    ); // accessible names have plain spaces
  }
  #button(name: string | RegExp, within?: Locator): Locator {
    const all = within ?? this.person.page.getByRole("main");
    return all.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });
  }
  #press(name: string | RegExp, within?: Locator): Promise<void> {
    return this.person.press(this.#button(name, within));
  }
  #region(key: string): Locator {
    return this.person.page.getByRole("region", { name: this.t(key), exact: true });
  }

  async press(game: GameName, move: string): Promise<void> {
    if (game === "sunrise-lane") await this.#build(move);
    else if (game === "all-on-one-card") await this.#cross(move);
    else await this.#construct(move);
  }

  async #build(move: string): Promise<void> {
    const [what = "", where = "", how = ""] = move.split(" ");
    const colour = (letter: string): string => this.t(`colour.${COLOURS[letter]}`);
    if (what === "stop" || what === "draw") return this.#press(this.t(`sl.do.${what}`));
    if (what === "discard") {
      await this.#press(
        new RegExp(escaped(colour(where))),
        this.person.page.getByRole("group", { name: this.t("sl.hand"), exact: true }),
      );
      return this.#press(this.#begins("sl.do.discard", { cards: colour(where) }));
    }
    await this.#press(new RegExp(`^${where}\\W`), this.person.page.getByRole("group", { name: this.t("sl.town") }));
    const floors = this.t(
      formOf("sl.floors", Number(how), inLanguage(this.language), new Intl.PluralRules(this.language)),
      { number: how },
    );
    await this.#press(
      what === "park"
        ? this.t("sl.do.park.option", { colour: colour(how) })
        : this.#begins("sl.do.house.option", { floors }),
    );
    await this.#press(
      what === "park" ? this.#begins("sl.do.park", { colour: colour(how) }) : this.#begins("sl.do.house", { floors }),
    );
  }

  async #cross(move: string): Promise<void> {
    const [what = "", which = "", other = ""] = move.split(" ");
    const card = (id: string): RegExp => this.#begins("ac.cardWords", { number: id.slice(1) });
    if (what === "return") {
      for (const one of [which, other]) await this.#press(card(one), this.#region("ac.cards.hand"));
      return this.#press(this.t("ac.return.done"));
    }
    if (what === "take") {
      await this.#press(card(which), this.#region("ac.faceUp"));
      return this.#press(this.t("ac.take", { number: which.slice(1) }));
    }
    if (what === "draw") {
      await this.#press(new RegExp(escaped(this.t("ac.draw"))), this.#region("ac.faceUp"));
      return this.#press(this.t("ac.draw"));
    }
    if (what === "keep") return this.#press(this.t("ac.keep"));
    if (what === "reroll") {
      for (const letter of which)
        await this.#press(new RegExp(`${escaped(this.t(`ac.shape.${FACES[letter]}`))}$`), this.#region("ac.dice"));
      return this.#press(this.t("ac.reroll", { number: which.length }));
    }
    await this.#press(card(which), this.#region("ac.cards.you"));
    await this.person.press(this.#button(this.#begins("ac.cross.score")).or(this.#button(this.#begins("ac.cross"))));
  }

  async #construct(move: string): Promise<void> {
    if (move === "no trade") return this.#press(this.t("cz.noTrade"));
    if (move === "no build")
      return this.person.press(this.#button(this.t("cz.endTurn")).or(this.#button(this.t("cz.noBuild"))));
    const [what = "", ...rest] = move.split(" ");
    const cards = (signs: string[]): string[] =>
      signs.flatMap((sign) => {
        const [, number = "", kind = ""] = /^(\d*(?=[a-z]))(.+)$/.exec(sign) ?? [];
        return Array.from({ length: Number(number || 1) }, () => this.t(`cz.card.${KINDS[kind]}`));
      });
    if (what === "take") {
      const row = this.#region("cz.row").locator("button[aria-pressed=false]");
      for (const card of cards(rest))
        await this.person.press(row.and(this.person.page.getByRole("button", { name: card, exact: true })));
      return this.#press(this.#begins("cz.take.cards"));
    }
    if (what === "trade") {
      const wanted = rest.indexOf("for");
      for (const card of cards(rest.slice(0, wanted)))
        await this.#press(this.#begins("cz.hand.card", { card }), this.#region("cz.hand"));
      await this.#press(
        this.#begins("cz.open.pile", { card: cards(rest.slice(wanted + 1))[0] ?? "" }),
        this.#region("cz.open"),
      );
      return this.#press(this.#begins("cz.trade.for"));
    }
    const name = this.t(`cz.called.${this.buildings[Number((rest[0] ?? "").slice(1)) - 1]}`);
    await this.#press(this.#begins("cz.pile.name", { name }), this.#region("cz.piles"));
    await this.#press(this.#begins("cz.build.for", { name }));
  }
}
