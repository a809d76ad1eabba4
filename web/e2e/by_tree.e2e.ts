// Whole games by the accessibility tree alone: names, what is said aloud, and keys. No selectors, no screenshots.
import { expect } from "vitest";
import type { Key } from "../src/i18n/en";
import type { GameName } from "./kit/play";
import { fullScene, openHouse, scene, type Room } from "./kit/room";
import { Listener, textIn, type Thing } from "./kit/tree";
import { beginning, having, like, oneOf, t } from "./kit/words";

openHouse();

const MOST_ACTS = 400;
const any = <T>(things: T[]): T => things[Math.floor(Math.random() * things.length)]!;

type Act = (anna: Listener) => Promise<void>;

async function lane(anna: Listener): Promise<void> {
  const own = t("sl.do");
  const discard = (): Thing | undefined => anna.all("button", oneOf("sl.do.discard", "sl.do.discard.none"), own)[0];
  if (discard()) {
    for (let i = 0; discard()?.disabled; ++i) {
      const cards = anna.free(/./, t("sl.hand"));
      await anna.press(cards[i % cards.length]!);
    }
    return anna.press(discard()!);
  }
  const plots = anna.free(having("sl.plot.can", "sl.plot.canPark"), t("sl.town"));
  if (plots.length === 0) return anna.press(anna.free(oneOf("sl.do.draw", "sl.do.stop"), own)[0]!);
  await anna.press(any(plots));
  const deed = await anna.until("what is built", () => anna.free(beginning("sl.do.house", "sl.do.park"), own).at(-1));
  return anna.press(deed);
}

async function cards(anna: Listener): Promise<void> {
  const keep = anna.free(t("ac.keep"))[0];
  if (keep) return anna.press(keep);
  if (anna.all("button", like("ac.return")).length > 0) {
    const hand = anna.free(/./, t("ac.cards.hand"));
    await anna.press(hand[0]!);
    await anna.press(anna.free(/./, t("ac.cards.hand"))[1]!);
    return anna.press(await anna.until("both go back", () => anna.free(t("ac.return.done"))[0]));
  }
  if (anna.all("button", t("ac.take.none")).length > 0) {
    await anna.press(any(anna.free(/./, t("ac.faceUp"))));
    return anna.press(await anna.until("the card is taken", () => anna.free(oneOf("ac.take", "ac.draw"))[0]));
  }
  const mine = anna.free(/./, t("ac.cards.you"));
  if (mine.length === 0) return anna.press(anna.free(t("ac.pass"))[0]!);
  await anna.press(mine.find(({ name }) => having("ac.foot.scores").test(name)) ?? any(mine));
  return anna.press(
    await anna.until("boxes are crossed", () => anna.free(oneOf("ac.cross", "ac.cross.one", "ac.cross.score"))[0]),
  );
}

async function zone(anna: Listener): Promise<void> {
  const own = t("cz.bar");
  const taking = (): Thing | undefined => anna.all("button", oneOf("cz.take", "cz.take.cards", "cz.goOn"), own)[0];
  if (taking()) {
    for (let i = 0; taking()?.disabled; ++i) {
      if (i > 4) throw new Error("no two cards can be taken");
      await anna.press(
        anna.free(/./, t("cz.row")).filter(({ name, pressed }) => !pressed && !having("cz.look").test(name))[0]!,
      );
    }
    return anna.press(taking()!);
  }
  const site = anna.free(/./, t("cz.piles"))[0];
  if (site) {
    await anna.press(site);
    return anna.press(await anna.until("a building is built", () => anna.free(beginning("cz.build.for"), own)[0]));
  }
  const trade = anna.free(/./, t("cz.open"));
  if (anna.free(t("cz.noTrade")).length > 0 && trade.length > 0 && Math.random() < 0.5) {
    await anna.press(any(trade));
    for (let i = 0; anna.free(beginning("cz.trade.for"), own).length === 0; ++i) {
      if (i > 6) return anna.press(anna.free(t("cz.noTrade"))[0]!);
      await anna.press(any(anna.free(/./, t("cz.hand"))));
    }
    return anna.press(anna.free(beginning("cz.trade.for"), own)[0]!);
  }
  return anna.press(anna.free(oneOf("cz.noTrade", "cz.noBuild", "cz.endTurn"))[0]!);
}

const ACTS: Record<GameName, Act> = { "sunrise-lane": lane, "all-on-one-card": cards, "construction-zone": zone };
const NAMES: Record<GameName, Key> = {
  "sunrise-lane": "sl.name",
  "all-on-one-card": "ac.name",
  "construction-zone": "cz.name",
};
const ME = t("local.player", { number: 1 });
/** The player's own move is said, or counted among the earlier events. */
const DONE = new RegExp(
  [ME, ...(["words.earlier", "words.earlier.one"] as const).map((key) => like(key).source.slice(1, -1))].join("|"),
);
const TURN = new RegExp(`${t("words.turn", { what: "" }).trim()} \\S`);

/** From the home page to the table. */
async function begin(anna: Listener, game: GameName, options: [Key, Key][]): Promise<void> {
  const name = { game: t(NAMES[game]) };
  if (options.length === 0)
    return anna.press(await anna.until("the game", () => anna.free(t("home.playGame", name))[0]));
  await anna.press(await anna.until("the way to the options", () => anna.all("link", t("home.changeGame", name))[0]));
  for (const [group, value] of options)
    await anna.press(await anna.until("an option", () => anna.all("radio", t(value), t(group))[0]), "Space");
  await anna.press(await anna.until("the start", () => anna.free(t("setup.start"))[0]));
}

/** Everyone's points, as the table in words shows them. */
async function pointsInWords(anna: Listener): Promise<[string, string][]> {
  await anna.press(anna.free(t("words.title"))[0]!);
  const table = await anna.until(
    "the table in words",
    () => anna.all("table", t("setup.players"), t("words.title"))[0],
  );
  const rows = anna.rows(table);
  expect(rows[0]!.slice(0, 2)).toEqual([t("words.player"), t("words.points")]);
  const points = rows.slice(1).map((row): [string, string] => [row[0]!, row[1]!]);
  await anna.press(anna.free(t("words.title"))[0]!);
  await anna.until("the table in words goes", () => anna.all("region", t("words.title")).length === 0);
  return points;
}

async function whole(room: Room, game: GameName, options: [Key, Key][]): Promise<void> {
  const person = await room.person("Anna");
  await person.page.goto(`${person.site}/`);
  const anna = await Listener.at(person);
  await begin(anna, game, options);
  const OVER = t("table.over");
  for (let acts = 0; ; ++acts) {
    if (acts === MOST_ACTS) throw new Error("the game has no end");
    const asked = await anna.until("it is said who is to act", () =>
      anna.said
        .slice(from(anna))
        .find((words) => TURN.test(words) || words.startsWith(OVER) || words.includes(` ${OVER}`)),
    );
    expect(anna.nameless(), "controls without a name").toEqual([]);
    if (asked.includes(OVER)) break;
    if (acts > 0) expect(since(anna), "what was done is said").toMatch(DONE);
    if (acts === 4) {
      const shown = await pointsInWords(anna);
      for (const [name, points] of shown) {
        const seat = anna.all("article", name.replace(/ \(.*/, ""))[0]!;
        expect(textIn(seat)).toContain(`${points} ${t("words.points")}`);
      }
    }
    heard.set(anna, anna.said.length);
    await ACTS[game](anna);
  }
  // The end is the same said aloud, in the table in words and on the score sheet.
  const said = since(anna);
  const total = await anna.until("the score sheet", () => {
    const sheet = anna.all("table", /.*/).find((table) => anna.rows(table).some((row) => row[0] === t("table.total")));
    return sheet && anna.rows(sheet).find((row) => row[0] === t("table.total"));
  });
  const points = await pointsInWords(anna);
  expect(points.map(([, number]) => number)).toEqual(total.slice(1));
  expect(points[0]![0]).toBe(t("words.you", { name: ME }));
  for (const [name, number] of points)
    expect(said).toContain(t("words.score", { name: name.replace(/ \(.*/, ""), points: number }));
  expect(said).toMatch(new RegExp([t("table.winner", { name: ".+" }), t("table.winners", { names: ".+" })].join("|")));
  expect(anna.twice, "said by two regions").toEqual([]);
}

/** How many spoken lines came before the last act. */
const heard = new WeakMap<Listener, number>();
const from = (anna: Listener): number => heard.get(anna) ?? 0;
const since = (anna: Listener): string => anna.said.slice(from(anna)).join(" ");

scene("by the tree alone: Sunrise Lane", (room) => whole(room, "sunrise-lane", []));
fullScene("by the tree alone: All on 1 Card, basic", (room) => whole(room, "all-on-one-card", []));
fullScene("by the tree alone: All on 1 Card, advanced", (room) =>
  whole(room, "all-on-one-card", [["ac.variant", "ac.variant.advanced"]]),
);
fullScene("by the tree alone: Construction Zone", (room) => whole(room, "construction-zone", []));
