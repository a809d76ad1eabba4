import { expect, test } from "vitest";
import { chosen, filtered, filterOf } from "./filter";
import type { Game } from "./game";
import { scoresByGame, tallyOf, victories, winsByGame } from "./statistics";

let number = 0;
/** A game against a bot of a level; `mine` and `best` are the points. */
function game(name: string, level: string, mine: number, best: number, change: Partial<Game> = {}): Game {
  return {
    id: `g${++number}`,
    here: true,
    game: name,
    at: number,
    phase: "over",
    seats: [
      { kind: "person", name: "Anna" },
      { kind: "bot", level },
    ],
    mine: [0],
    toAct: null,
    turn: false,
    winners: mine > best ? [0] : mine < best ? [1] : [0, 1],
    totals: [mine, best],
    takenUp: false,
    old: null,
    ...change,
  };
}
const people: Partial<Game> = {
  here: false,
  seats: [
    { kind: "person", name: "Anna" },
    { kind: "person", name: "Ben" },
  ],
};
const screen: Partial<Game> = { seats: people.seats!, mine: [0, 1] };
const running: Partial<Game> = { phase: "playing", winners: [], totals: [] };

const GAMES: Game[] = [
  game("sunrise-lane", "hard", 50, 60),
  game("construction-zone", "easy", 20, 10),
  game("sunrise-lane", "easy", 70, 60),
  game("sunrise-lane", "easy", 60, 60),
  game("sunrise-lane", "easy", 0, 0, { winners: [1] }), // resigned at once
  game("sunrise-lane", "", 80, 40, people),
  game("sunrise-lane", "", 30, 20, screen),
  game("sunrise-lane", "easy", 0, 0, { ...running, turn: true }),
  game("all-on-one-card", "", 0, 0, { ...people, ...running }),
  game("hopscotch", "", 3, 2, people),
];

test("finished games are counted; those with several seats on one screen are not", () => {
  expect(tallyOf(GAMES)).toEqual({ played: 7, won: 4, shared: 1, lost: 2 });
  expect(victories(tallyOf(GAMES))).toBeCloseTo(5 / 7);
  expect(victories(tallyOf([]))).toBe(0);
});

test("victories are counted by game and by level, in the order of the games and levels", () => {
  expect(winsByGame(GAMES)).toEqual([
    {
      game: "sunrise-lane",
      all: { played: 5, won: 2, shared: 1, lost: 2 },
      against: [
        { who: "easy", tally: { played: 3, won: 1, shared: 1, lost: 1 } },
        { who: "hard", tally: { played: 1, won: 0, shared: 0, lost: 1 } },
        { who: "people", tally: { played: 1, won: 1, shared: 0, lost: 0 } },
      ],
    },
    expect.objectContaining({ game: "construction-zone" }),
    expect.objectContaining({ game: "hopscotch" }),
  ]);
});

test("scores come by game, the earliest first", () => {
  const [lane, ...others] = scoresByGame([...GAMES].reverse());
  expect(lane?.scores.map(({ mine, best, outcome }) => [mine, best, outcome])).toEqual([
    [50, 60, "lost"],
    [70, 60, "won"],
    [60, 60, "shared"],
    [0, 0, "lost"],
    [80, 40, "won"],
  ]);
  expect(others.map((one) => one.game)).toEqual(["construction-zone", "hopscotch"]);
  expect(scoresByGame([game("sunrise-lane", "easy", 1, 0, { totals: [] })])).toEqual([]);
});

const ids = (said: Record<string, string>): number[] =>
  filtered(GAMES, filterOf(said)).map((one) => GAMES.indexOf(one));

test("each filter leaves its games, and together they leave what all do", () => {
  expect(ids({})).toHaveLength(GAMES.length);
  expect(ids({ game: "construction-zone" })).toEqual([1]);
  expect(ids({ against: "bots" })).toEqual([0, 1, 2, 3, 4, 7]);
  expect(ids({ against: "hard" })).toEqual([0]);
  expect(ids({ against: "people" })).toEqual([5, 8, 9]);
  expect(ids({ against: "screen" })).toEqual([6]);
  expect(ids({ state: "turn" })).toEqual([7]);
  expect(ids({ state: "running" })).toEqual([7, 8]);
  expect(ids({ state: "over" })).toHaveLength(8);
  expect(ids({ result: "won" })).toEqual([1, 2, 5, 9]);
  expect(ids({ result: "shared" })).toEqual([3]);
  expect(ids({ result: "lost" })).toEqual([0, 4]);
  expect(ids({ game: "sunrise-lane", against: "easy", result: "lost" })).toEqual([4]);
  expect(ids({ state: "running", result: "won" })).toEqual([]);
});

test("what an address says wrongly counts as not said, and what is not chosen is not in it", () => {
  expect(filterOf({ game: "chess", against: "nobody", state: "" })).toEqual(filterOf({}));
  expect(chosen(filterOf({ game: "sunrise-lane", result: "won", other: "x" }))).toEqual({
    game: "sunrise-lane",
    result: "won",
  });
});

test("a game that was taken up from a known one does not count", () => {
  const known = game("sunrise-lane", "expert", 90, 10, { takenUp: true });
  expect(tallyOf([known]).played).toBe(0);
  expect(winsByGame([known])).toEqual([]);
  expect(scoresByGame([known])).toEqual([]);
});
