import { expect, test } from "vitest";
import { tutorial } from "../../games/sunrise-lane/lesson";
import { after, changedSince, keepProgress, moved, nameOfPlace, progressOf, resumed, type Place } from "./progress";

const NEW = { done: [], at: "" };

function shelf(text: string | null = null) {
  return { text, getItem: () => text, setItem: (_: string, value: string) => void (text = value), now: () => text };
}

test("a first-time learner starts at the beginning", () => {
  expect(resumed(tutorial, progressOf("sunrise-lane", shelf()))).toEqual({ section: 0, scene: 0 });
});

test("a returning learner continues where they were", () => {
  const kept = shelf();
  const from = { section: 1, scene: 0 };
  keepProgress("sunrise-lane", moved(tutorial, NEW, from, after(tutorial, from), true), kept);
  expect(resumed(tutorial, progressOf("sunrise-lane", kept))).toEqual({ section: 1, scene: 1 });
  expect(progressOf("construction-zone", kept)).toEqual(NEW);
});

test("a part is done when its last scene was played, not when it was skipped", () => {
  const last = { section: 0, scene: tutorial.sections[0]!.scenes.length - 1 };
  expect(moved(tutorial, NEW, last, after(tutorial, last), true)).toEqual({ done: ["houses"], at: "chains/row" });
  expect(moved(tutorial, NEW, last, after(tutorial, last), false)).toEqual({ done: [], at: "chains/row" });
});

test("the scenes follow each other to the end, and then all is done", () => {
  let progress = { done: [] as string[], at: "" };
  let place: Place | null = { section: 0, scene: 0 };
  while (place) {
    const next: Place | null = after(tutorial, place);
    progress = moved(tutorial, progress, place, next, true);
    if (next) expect(progress.at).toBe(nameOfPlace(tutorial, next));
    place = next;
  }
  expect(progress.done).toEqual(tutorial.sections.map(({ id }) => id));
  expect(resumed(tutorial, progress)).toBeNull();
});

test("parts that an update took away are passed over, and kept", () => {
  const kept = shelf(
    JSON.stringify({ "sunrise-lane": { done: ["old", "houses"], at: "old/scene" }, chess: { done: ["x"] } }),
  );
  const progress = progressOf("sunrise-lane", kept);
  expect(resumed(tutorial, progress)).toEqual({ section: 1, scene: 0 });
  keepProgress(
    "sunrise-lane",
    moved(tutorial, progress, { section: 1, scene: 1 }, { section: 2, scene: 0 }, true),
    kept,
  );
  expect(JSON.parse(kept.now()!)).toEqual({
    "sunrise-lane": { done: ["old", "houses", "chains"], at: "parks/bridge" },
    chess: { done: ["x"] },
  });
});

test("a scene that is gone leads to the beginning of its part", () => {
  expect(resumed(tutorial, { done: [], at: "chains/gone" })).toEqual({ section: 1, scene: 0 });
});

test.each(["", "{", "[]", "7", "null", '{"sunrise-lane":7}', '{"sunrise-lane":{"done":[1,null],"at":3}}'])(
  "what can't be read counts as nothing: %s",
  (text) => {
    expect(progressOf("sunrise-lane", shelf(text))).toMatchObject(NEW);
  },
);

test("only learners interrupted by an update are told", () => {
  const told = (kept: unknown): boolean =>
    changedSince(tutorial, progressOf("sunrise-lane", shelf(JSON.stringify({ "sunrise-lane": kept }))));
  expect(
    [
      { done: ["houses"], at: "gone/first" },
      { done: [], at: "chains/gone" },
      { done: [], at: "chains" },
      { parts: { houses: true } },
      ["houses"],
      7,
    ].map(told),
  ).toEqual(Array(6).fill(true));
  expect(
    [undefined, { done: [], at: "" }, { done: ["houses"], at: "chains/row" }, { done: ["older"], at: "" }].map(told),
  ).toEqual(Array(4).fill(false));
});

test("what a newer version has kept in its own way is still there afterwards", () => {
  const newer = { done: ["houses", { id: "parks", stars: 3 }], at: { section: "chains", scene: 1 }, best: 42 };
  const kept = shelf(JSON.stringify({ "sunrise-lane": newer, "construction-zone": { parts: 2 } }));
  const progress = progressOf("sunrise-lane", kept);
  expect(resumed(tutorial, progress)).toEqual({ section: 1, scene: 0 });
  keepProgress(
    "sunrise-lane",
    moved(tutorial, progress, { section: 1, scene: 1 }, { section: 2, scene: 0 }, true),
    kept,
  );
  expect(JSON.parse(kept.now()!)).toEqual({
    "sunrise-lane": { done: [{ id: "parks", stars: 3 }, "houses", "chains"], at: "parks/bridge", best: 42 },
    "construction-zone": { parts: 2 },
  });
  expect(changedSince(tutorial, progressOf("sunrise-lane", kept))).toBe(false);
});

test.each(["[7]", '"chains"', "{"])("what can't be read as a whole is told, and goes aside: %s", (text) => {
  const kept = new Map([["tavola.learn", text]]);
  const shelf = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const progress = progressOf("sunrise-lane", shelf);
  expect(changedSince(tutorial, progress)).toBe(true);
  keepProgress(
    "sunrise-lane",
    moved(tutorial, progress, { section: 0, scene: 0 }, { section: 0, scene: 1 }, true),
    shelf,
  );
  expect([...kept.values()]).toContain(text);
  expect(changedSince(tutorial, progressOf("sunrise-lane", shelf))).toBe(false);
});
