import { expect, test } from "vitest";
import { en } from "../i18n/en";
import { refusalWords } from "./refusal_words";

test("a rule or a name that is known has words", () => {
  expect(refusalWords({ name: "illegal-move", rule: "SL-14", what: "WHAT" })).toContain("5 cards");
  expect(refusalWords({ name: "store-full", what: "WHAT" })).toBe(en["refusal.store"]);
});

test("an unknown rule or name loses nothing", () => {
  expect(refusalWords({ name: "illegal-move", rule: "XY-1", what: "WHAT" })).toBe(en["refusal.illegal-move"]);
  expect(refusalWords({ name: "quite-new", what: "WHAT" })).toBe("WHAT");
});
