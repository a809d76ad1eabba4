import { describe, expect, it } from "vitest";
import { sunriseLane } from ".";
import { nothing } from "./cards";
import { followed, noChain, shown } from "./chain";
import { townOf } from "./layout";
import { whyNot } from "./plan.svelte";
import { biggestGroup, leaders, standing } from "./standing";
import type { View } from "./types";
import { describe as inWords, prompt } from "./words";

const town = townOf({
  name: "",
  board: ["y1 b2 g3", "r1 () p1", "g1 y2 b3"],
  areas: ["A1 A1 B1", "-- -- --", "B2 -- A2"],
});
const player = { score: 0, pieces: 28, hand_size: 3, kept_size: 0, discarded: nothing() };
const view: View = {
  phase: "choose",
  first: 0,
  turn: 0,
  draws_left: 0,
  discards_left: 0,
  last: null,
  park_used: false,
  open: ["b1"],
  closing: null,
  idle_rounds: 0,
  placed_this_round: false,
  players: [
    { ...player, seat: 0 },
    { ...player, seat: 1 },
  ],
  houses: [],
  parks: [],
  parks_left: 20,
  pile_size: 40,
  discard_pile: nothing(),
  shuffles: 0,
  shuffled: nothing(),
  viewer: 0,
  hand: nothing(),
  kept: nothing(),
  unseen: nothing(),
};

describe("the standing", () => {
  const played: View = {
    ...view,
    parks: ["c2"],
    houses: [
      { plot: "a1", seat: 0, floors: 2 },
      { plot: "b1", seat: 1, floors: 2 },
      { plot: "c1", seat: 1, floors: 1 },
      { plot: "c3", seat: 0, floors: 1 },
    ],
  };
  const rankings = standing(town, played);
  const of = (id: string) => rankings.find((ranking) => ranking.id === id);
  it("counts the tallest houses, the houses and the groups", () => {
    expect(of("A1")?.facts).toEqual([
      { value: 2, times: 1 },
      { value: 2, times: 1 },
    ]);
    expect(of("B1")?.facts.map((fact) => fact.value)).toEqual([0, 1]);
    expect(of("board")?.facts.map((fact) => fact.value)).toEqual([1, 2]);
  });
  it("counts free plots", () => {
    expect(rankings.map((ranking) => ranking.free)).toEqual([0, 0, 1, 0, 3]);
  });
  it("shows who leads, together when equal, nobody with houses of one floor", () => {
    expect(rankings.map(leaders)).toEqual([[0, 1], [1], [], [], [1]]);
  });
  it("finds the biggest of several groups", () => {
    expect(biggestGroup(town, ["a1", "a2", "a3", "c1", "c2"])).toBe(3);
    expect(biggestGroup(town, [])).toBe(0);
  });
});

describe("the chain", () => {
  const build = (seat: number, plot: string) => ({ by: seat, move: { type: "house" as const, plot, floors: 1 } });
  it("continues until the builder stops", () => {
    const two = [build(0, "b1"), build(0, "c1")].reduce(followed, noChain);
    expect(two.plots).toEqual(["b1", "c1"]);
    expect(followed(two, { by: 0, undo: true }).plots).toEqual(["b1"]);
    const stopped = followed(two, { by: 0, move: { type: "stop" } });
    expect(stopped).toEqual({ seat: 0, plots: ["b1", "c1"], closed: true });
    expect(followed(stopped, build(0, "a1")).plots).toEqual(["a1"]);
    expect(followed(stopped, { by: 1, move: { type: "draw" } }).plots).toEqual([]);
  });
  it("is what the view says when events are missing", () => {
    const built: View = { ...view, phase: "chain", last: "c1", turn: 1, houses: [{ plot: "c1", seat: 1, floors: 1 }] };
    expect(shown(noChain, built)).toEqual({ seat: 1, plots: ["c1"], closed: false });
    expect(shown({ seat: 0, plots: ["a1"], closed: true }, view)).toEqual(noChain);
  });
});

describe("words", () => {
  const name = (seat: number): string => ["Ada", "Bo"][seat] ?? "";
  it("tell what happened", () => {
    expect(inWords({ by: 0, move: { type: "house", plot: "b1", floors: 1 } }, name)).toBe("Ada built 1 floor on b1");
    expect(inWords({ by: "chance", move: { type: "card", card: null } }, name)).toBe("");
    expect(inWords({ by: "chance", move: { type: "card", card: "red" } }, name)).toContain("red");
  });
  it("tell what is expected", () => {
    expect(prompt({ ...view, phase: "discard", discards_left: 2 }, [])).toContain("2 cards");
    expect(
      prompt({ ...view, phase: "chain", last: "b1" }, [
        {
          text: "",
          move: { type: "house", plot: "c1", floors: 1 },
          preview: { points: 3, cards: 1, ends_turn: false, ends_game: false },
        },
      ]),
    ).toContain("b1");
  });
  it("tell why a plot can't be chosen", () => {
    expect(whyNot(view, "b1", false).what).toContain("turn");
    expect(whyNot({ ...view, parks: ["b1"] }, "b1", true).what).toContain("taken");
    expect(whyNot(view, "b1", true)).toMatchObject({
      what: expect.stringContaining("no card") as string,
      rule: "SL-7",
    });
    expect(whyNot(view, "c3", true)).toMatchObject({
      what: expect.stringContaining("fountain") as string,
      rule: "SL-5",
    });
    expect(whyNot({ ...view, last: "b1" }, "c3", true)).toMatchObject({
      what: expect.stringContaining("b1") as string,
      rule: "SL-6",
    });
  });
  it("see the end come near", () => {
    expect(sunriseLane.progress(view, null)).toBe(0);
    expect(sunriseLane.progress({ ...view, phase: "over" }, null)).toBe(1);
    const late: View = {
      ...view,
      players: [{ ...player, seat: 0, pieces: 2 }],
      houses: [{ plot: "a1", seat: 0, floors: 5 }],
    };
    expect(sunriseLane.progress(late, null)).toBe(1);
  });
});
