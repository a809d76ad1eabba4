import { expect, test } from "vitest";
import type { GameEvent } from "../../net/messages";
import { endWords, Narrator } from "./narrator";

const event = (text: string): GameEvent => ({ by: 0, text });
const wordsOf = ({ text }: GameEvent): string => (text === "hidden" ? "" : (text ?? ""));

test("a newcomer hears what to do now, not everything that happened", () => {
  expect(new Narrator().news([event("Anna drew")], wordsOf, "Your turn: build")).toBe("Your turn: build.");
});

test("what happened since is told in one go, then what is expected", () => {
  const narrator = new Narrator();
  const events = [event("Anna drew")];
  narrator.news(events, wordsOf, "Ben's turn");
  events.push(event("Ben built."), event("hidden"), event("Ben stopped"));
  expect(narrator.news(events, wordsOf, "Your turn: build")).toBe("Ben built. Ben stopped. Your turn: build.");
});

test("nothing is said twice", () => {
  const narrator = new Narrator();
  const events = [event("Anna drew")];
  narrator.news(events, wordsOf, "Your turn: build");
  expect(narrator.news(events, wordsOf, "Your turn: build")).toBe("");
  expect(narrator.news(events, wordsOf, "Your turn: discard")).toBe("Your turn: discard.");
});

test("what the end says itself is not told before it", () => {
  const narrator = new Narrator();
  narrator.news([], wordsOf, "Your turn: build");
  expect(
    narrator.news([event("Anna built"), event("Anna resigned")], wordsOf, "The game is over. Anna resigned. Ben wins."),
  ).toBe("Anna built. The game is over. Anna resigned. Ben wins.");
});

test("in the same turn what is expected is said again after what was done", () => {
  const narrator = new Narrator();
  const events = [event("Anna built")];
  narrator.news([], wordsOf, "Your turn: build");
  expect(narrator.news(events, wordsOf, "Your turn: build")).toBe("Anna built. Your turn: build.");
});

test("what is too much to hear is counted", () => {
  const narrator = new Narrator();
  narrator.news([], wordsOf, "");
  const all = Array.from({ length: 12 }, (_, i) => event(`e${i}`));
  expect(narrator.news(all, wordsOf, "")).toMatch(/^2 earlier events; .*\. e2\. e3\. .* e11\.$/);
});

test("the end: why, who won, and everybody's points", () => {
  const result = { over: true, rule: null, winners: [1], totals: [7, 12], lines: [] };
  const name = (seat: number): string => ["Anna", "Ben"][seat] ?? "";
  expect(endWords(result, name, "Ben wins", "Anna resigned")).toBe(
    "The game is over. Anna resigned. Ben wins. Anna: 7, Ben: 12.",
  );
  expect(endWords(result, name, "Ben wins", "")).toBe("The game is over. Ben wins. Anna: 7, Ben: 12.");
});
