import { expect, test } from "vitest";
import { addressOf, pageOf } from "./address";

test("every page has an address that leads back to it", () => {
  for (const page of [
    { page: "home" },
    { page: "setup", game: "sunrise-lane", way: "bots" },
    { page: "setup", game: "construction-zone", way: "friends" },
    { page: "local", id: "abc", at: null },
    { page: "local", id: "abc", at: 0 },
    { page: "table", id: "x-_1", invitation: null, at: null },
    { page: "table", id: "x-_1", invitation: "a b&c", at: 12 },
    { page: "replay", record: null, at: null },
    { page: "replay", record: "pVLBa-_", at: 7 },
    { page: "games", filter: {} },
    { page: "games", filter: { game: "sunrise-lane", state: "over" } },
    { page: "lobby" },
    { page: "account" },
    { page: "help" },
    { page: "learn", game: "all-on-one-card" },
    { page: "rules", game: "sunrise-lane", rule: null },
    { page: "rules", game: "sunrise-lane", rule: "SL-9" },
  ] as const) {
    expect(pageOf(addressOf(page))).toEqual(page);
  }
});

test("what leads nowhere is named", () => {
  expect(pageOf("#/nowhere/at/all")).toEqual({ page: "unknown", address: "nowhere/at/all" });
  expect(pageOf("#/new/sunrise-lane/somehow")).toMatchObject({ page: "unknown" });
});

test("a moment that is no number is not taken for one, nor for none", () => {
  expect(pageOf("#/play/abc?at=-3")).toMatchObject({ at: NaN });
  expect(pageOf("#/replay/x?at=soon")).toMatchObject({ at: NaN });
});
