// What the games' folders repeat of the rules is what the engine says.
import { expect, test } from "vitest";
import { GAMES } from ".";
import { realEngine } from "../net/real_engine";
import { MOST_PLAYERS } from "../pages/setup/setup_form";
import { CARDS_TO_END, type View } from "./all-on-one-card/types";
import type { OptionUi } from "./game";

interface Listed {
  id: string;
  players: { min: number; max: number };
  options: { name: string; values: string[]; default: string }[];
  editions: { name: string; options: Record<string, string> }[];
}
const LISTED = (await realEngine().ask({ cmd: "games" }))["games"] as Listed[];

/** The options that the editions set differently. */
const decidedByEdition = ({ editions }: Listed): string[] => [
  ...new Set(
    editions.flatMap(({ options }) =>
      Object.keys(options).filter((name) => editions.some((other) => other.options[name] !== options[name])),
    ),
  ),
];
const valuesOf = (option: OptionUi | undefined): string[] | undefined => option?.values.map(({ value }) => value);

test("the pages have the engine's games, for as many players", () => {
  expect(GAMES.map(({ id }) => id)).toEqual(LISTED.map(({ id }) => id));
  for (const { players } of LISTED) expect(players).toEqual({ min: 2, max: MOST_PLAYERS });
});

// Chance decides who begins (`first`). An option that the editions set differently (`ties`) is chosen with the edition.
test.each(LISTED)("$id: the options to choose are the engine's, with its default first", (listed) => {
  const { options } = GAMES.find(({ id }) => id === listed.id)!;
  const decided = decidedByEdition(listed);
  const edition = options.find(({ name }) => name === "edition");
  expect(valuesOf(edition)).toEqual(decided.length > 0 ? listed.editions.map(({ name }) => name) : undefined);

  const chosen = options.filter((option) => option !== edition);
  const offered = listed.options.filter(({ name }) => name !== "first" && !decided.includes(name));
  expect(chosen.map((option) => ({ name: option.name, values: valuesOf(option) }))).toEqual(
    offered.map(({ name, values }) => ({ name, values })),
  );
  for (const option of offered) expect(option.values[0], option.name).toBe(option.default);
});

test("All on 1 Card: the turn of the last card to score is the last turn", async () => {
  const engine = realEngine();
  await engine.ask({ cmd: "new", game: "all-on-one-card", players: 2, seed: "5".repeat(64) });
  let last: number | null = null;
  for (;;) {
    await engine.ask({ cmd: "deal", all: true });
    const view = (await engine.ask({ cmd: "view", seat: "spectator" }))["view"] as View;
    const most = Math.max(...view.players.map(({ scored }) => scored.length));
    expect(most).toBeLessThanOrEqual(CARDS_TO_END);
    if (most === CARDS_TO_END) expect(view.turn).toBe((last ??= view.turn));
    if (view.phase === "over") break;
    expect((await engine.ask({ cmd: "bot", bot: "greedy", apply: true })).ok).toBe(true);
  }
  expect(last).not.toBeNull();
  expect((await engine.ask({ cmd: "result" }))["result"]).toMatchObject({ over: true, rule: "AC-11" });
});
