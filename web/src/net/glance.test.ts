import { expect, test } from "vitest";
import { asGlance, glanceAfter, type Glance } from "./glance";
import type { ServerMessage, Update, Welcome } from "./messages";

const welcome = {
  t: "welcome",
  version: 3,
  state: "playing",
  seats: [
    { kind: "person", name: "Anna", host: true },
    { kind: "bot", name: "easy", level: "easy" },
  ],
  you: { seats: [0], host: true, may_sit: false, muted: [] },
  to_act: 0,
} as unknown as Welcome;
const update = (changes: Partial<Update>): ServerMessage => ({ t: "update", from: 3, version: 4, ...changes });
const result = { over: true, rule: null, winners: [1], totals: [12, 40], lines: [] };

const begun = (): Glance | null => glanceAfter(null, welcome, 100);

test("a table says who sits there and whose turn it is", () => {
  expect(begun()).toEqual({
    phase: "playing",
    toAct: 0,
    seats: [
      { kind: "person", name: "Anna" },
      { kind: "bot", name: "easy", level: "easy" },
    ],
    winners: [],
    totals: [],
    ended: null,
  });
  expect(glanceAfter(begun(), update({ to_act: "chance" }), 200)).toMatchObject({ phase: "playing", toAct: null });
});

test("when it is over it says who won, with how many points, and when", () => {
  const over = glanceAfter(begun(), update({ state: "over", to_act: "nobody", result }), 200);
  expect(over).toMatchObject({ phase: "over", toAct: null, winners: [1], totals: [12, 40], ended: 200 });
  const later = glanceAfter(over, update({ seats: welcome.seats }), 300); // a player wants another game
  expect(later?.ended).toBe(200);
  const seenAgain = glanceAfter(later, { ...welcome, state: "over", to_act: "nobody", result }, 400);
  expect(seenAgain).toMatchObject({ winners: [1], ended: 200 });
});

test("what says nothing about the table changes nothing", () => {
  expect(glanceAfter(null, update({ state: "over" }), 1)).toBeNull();
  const glance = begun();
  expect(glanceAfter(glance, { t: "course", totals: [], lines: [] }, 1)).toBe(glance);
});

test("what is not a glance is none", () => {
  const sound = begun()!;
  expect(asGlance(structuredClone(sound))).toEqual(sound);
  const broken: unknown[] = [
    undefined,
    null,
    7,
    "over",
    [],
    {},
    { ...sound, phase: "lost" },
    { ...sound, toAct: "0" },
    { ...sound, ended: NaN },
  ];
  broken.push(
    { ...sound, seats: [null] },
    { ...sound, seats: [{ kind: "cat" }] },
    { ...sound, seats: [{ kind: "bot", level: 3 }] },
    { ...sound, seats: {} },
  );
  broken.push({ ...sound, winners: null }, { ...sound, totals: [1, null] });
  for (const one of broken) expect(asGlance(one)).toBeNull();
});
