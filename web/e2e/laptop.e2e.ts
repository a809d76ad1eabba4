// On a laptop, the board, the hand, the choices and the confirm button are all in sight: in every phase of a turn, in
// every language.
import { expect } from "vitest";
import type { Key } from "../src/i18n/en";
import { outOfSight } from "./kit/in_sight";
import type { Person } from "./kit/person";
import { asked, free, type GameName } from "./kit/play";
import { richMoments } from "./kit/records";
import { fullScene, openHouse, scene, type Room } from "./kit/room";
import { takeUp } from "./kit/tables";
import { beginning, having, inLanguage, LANGUAGES, oneOf, t } from "./kit/words";

openHouse();

const SIZES = [
  { width: 1280, height: 620 },
  { width: 1366, height: 650 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

/**
 * The smallest and the largest window, for the other languages. Texts differ in length, and a low window has its own
 * layout.
 */
const ENDS = [SIZES[0]!, SIZES.at(-1)!];

const region = (person: Person, name: Key) => person.page.getByRole("region", { name: t(name), exact: true });
const within = (person: Person, name: Key) => free(region(person, name).getByRole("button"));

/** Makes the choices of a phase, press by press, up to the button that confirms them. */
type Picks = (person: Person) => AsyncGenerator<string>;

async function* lanePlot(person: Person): AsyncGenerator<string> {
  await person.press(
    person.page
      .getByRole("group", { name: t("sl.town") })
      .getByRole("button", { name: having("sl.plot.can", "sl.plot.canPark") }),
  );
  await person.button(beginning("sl.do.house", "sl.do.park")).first().waitFor();
  yield "a plot is chosen";
}
async function* laneDiscard(person: Person): AsyncGenerator<string> {
  const cards = person.page.getByRole("group", { name: t("sl.hand") }).getByRole("button");
  const discard = person.button(oneOf("sl.do.discard", "sl.do.discard.none"));
  for (let i = 0; !(await discard.isEnabled()); ++i) await person.press(cards.nth(i % (await cards.count())));
  yield "cards are marked";
}
async function* dice(person: Person): AsyncGenerator<string> {
  for (const die of [0, 3]) await person.press(within(person, "ac.dice").nth(die));
  yield "dice are marked";
}
async function* cross(person: Person): AsyncGenerator<string> {
  await person.press(within(person, "ac.cards.you"));
  yield "a card is chosen";
  await person.press(person.button(t("ac.pass")));
  yield "nothing is to be crossed";
}
async function* giveBack(person: Person): AsyncGenerator<string> {
  for (const card of [1, 4]) await person.press(within(person, "ac.cards.hand").nth(card));
  yield "two cards are chosen";
}
async function* takeCard(person: Person): AsyncGenerator<string> {
  await person.press(within(person, "ac.faceUp").first());
  yield "a card is chosen";
  await person.press(within(person, "ac.faceUp").last());
  yield "the last of them is chosen";
}
async function* takeTwo(person: Person): AsyncGenerator<string> {
  for (let i = 0; i < 2; ++i) await person.press(free(region(person, "cz.row").locator("button[aria-pressed=false]")));
  yield "cards are chosen";
}
async function* trade(person: Person): AsyncGenerator<string> {
  await person.press(within(person, "cz.open"));
  yield "what comes is chosen";
  const deal = person.button(beginning("cz.trade.for"));
  for (let i = 0; !(await deal.isVisible()); ++i)
    await person.press(within(person, "cz.hand").nth(i % (await within(person, "cz.hand").count())));
  yield "a trade is chosen";
}
async function* build(person: Person): AsyncGenerator<string> {
  const sites = within(person, "cz.piles");
  for (let i = (await sites.count()) - 1; i >= 0; --i) {
    await person.press(sites.nth(i));
    yield `building ${i + 1} is chosen`;
  }
}

const PICKS: Record<GameName, Record<string, Picks>> = {
  "sunrise-lane": { choose: lanePlot, chain: lanePlot, discard: laneDiscard },
  "all-on-one-card": { choose: dice, pick: cross, draft: giveBack, take: takeCard },
  "construction-zone": { take: takeTwo, trade, build },
};

/** Changes the language in the settings, so that the choices at the table stay. */
async function speak(person: Person, from: string, to: string): Promise<void> {
  const menu = person.page.locator("summary").and(person.page.getByLabel(inLanguage(from)["nav.settings"]));
  await menu.click();
  await person.page.getByLabel(inLanguage(from)["settings.language"]).selectOption(to);
  const back = person.page.locator("summary").and(person.page.getByLabel(inLanguage(to)["nav.settings"]));
  await back.click();
  await person.page.getByLabel(inLanguage(to)["settings.language"]).waitFor({ state: "hidden" });
}

async function problemsNow(person: Person, when: string, languages: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  let spoken = "en";
  for (const language of languages) {
    if (language !== spoken) await speak(person, spoken, language);
    spoken = language;
    for (const size of language === "en" ? SIZES : ENDS) {
      await person.page.setViewportSize(size);
      const found = await outOfSight(person.page);
      problems.push(...found.map((problem) => `${when}, ${language}, ${size.width} × ${size.height}: ${problem}`));
    }
  }
  if (spoken !== "en") await speak(person, spoken, "en");
  return problems;
}

async function inSight(
  room: Room,
  game: GameName,
  players: number,
  options: Record<string, string>,
  phases: readonly string[],
  languages: readonly string[],
): Promise<void> {
  const anna = await room.person("Anna", SIZES[0]);
  await anna.page.emulateMedia({ reducedMotion: "reduce" }); // measure only when nothing moves
  const moments = await richMoments(game, players, options, phases);
  expect(Object.keys(moments).sort(), "the phases in which something is asked").toEqual([...phases].sort());
  const problems: string[] = [];
  for (const phase of phases) {
    await takeUp(anna, moments[phase]!.record, moments[phase]!.at);
    expect(await asked(anna, game)).toBe(true);
    problems.push(...(await problemsNow(anna, phase, languages)));
    for await (const what of PICKS[game][phase]!(anna))
      problems.push(...(await problemsNow(anna, `${phase}, ${what}`, languages)));
  }
  expect(problems).toEqual([]);
}

const TABLES: [string, GameName, Record<string, string>, string[]][] = [
  ["Sunrise Lane", "sunrise-lane", {}, ["choose", "chain", "discard"]],
  ["All on 1 Card, basic", "all-on-one-card", {}, ["choose", "pick"]],
  ["All on 1 Card, advanced", "all-on-one-card", { variant: "advanced" }, ["choose", "draft", "pick", "take"]],
  ["Construction Zone", "construction-zone", {}, ["take", "trade", "build"]],
];
for (const [title, game, options, phases] of TABLES) {
  scene(`${title} with four: all is in sight on a laptop`, (room) =>
    inSight(room, game, 4, options, phases, LANGUAGES),
  );
  scene(`${title} with two: all is in sight on a laptop`, (room) => inSight(room, game, 2, options, phases, ["en"]));
  for (const players of [2, 3])
    fullScene(`${title} with ${players}: all is in sight on a laptop, in every language`, (room) =>
      inSight(room, game, players, options, phases, LANGUAGES),
    );
}
