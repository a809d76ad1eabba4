import { expect, test } from "vitest";
import { gameUi } from "../../games";
import {
  accountsIn,
  asUsual,
  CLOCK_NAMES,
  losesOnTime,
  needsStandIn,
  newForm,
  settingsOf,
  usualValue,
} from "./setup_form";

test("against bots, every other seat is a bot of the chosen level", () => {
  expect(settingsOf("sunrise-lane", "bots", newForm(3, "hard"))).toEqual({
    game: "sunrise-lane",
    players: 3,
    seats: ["open", "hard", "hard"],
    forced: true,
  });
});

test("what was remembered wrongly does no harm", () => {
  expect(newForm(17, "superhuman")).toMatchObject({ players: 2, level: "easy" });
});

test("on one screen, people and bots can be mixed", () => {
  const form = { ...newForm(3, "easy"), others: ["open", "novice", "open"] };
  expect(settingsOf("sunrise-lane", "pass", form)).toMatchObject({
    seats: ["open", "open", "novice"],
    same_screen: true,
  });
});

test("the edition stands beside the options, and defaults are left out", () => {
  const form = { ...newForm(2, "easy"), option: { edition: "fr", areas_full: "round" } };
  expect(settingsOf("sunrise-lane", "bots", form)).toMatchObject({ edition: "fr", options: { areas_full: "round" } });
  expect(settingsOf("sunrise-lane", "bots", newForm(2, "easy"))).not.toHaveProperty("options");
});

test("the edition is that of the person's language until they choose another", () => {
  const { options } = gameUi("sunrise-lane")!;
  const edition = options.find(({ name }) => name === "edition")!;
  expect(["en", "it", "fr", "xx"].map((language) => usualValue(edition, language))).toEqual(["en", "it", "fr", "en"]);
  const made = (language: string, option: Record<string, string> = {}) =>
    settingsOf("sunrise-lane", "bots", asUsual({ ...newForm(2, "easy"), option }, options, language));
  expect(made("it")).toMatchObject({ edition: "it" });
  expect(made("fr", { areas_full: "round" })).toMatchObject({ edition: "fr", options: { areas_full: "round" } });
  expect(made("it", { edition: "en" })).toMatchObject({ edition: "en" });
  expect(made("en")).not.toHaveProperty("edition");
  expect(
    settingsOf("construction-zone", "bots", asUsual(newForm(2, "easy"), gameUi("construction-zone")!.options, "it")),
  ).not.toHaveProperty("edition");
});

test("a friends' table has a stand-in after a minute, and no clock", () => {
  expect(settingsOf("construction-zone", "friends", newForm(2, "easy"))).toMatchObject({
    access: "link",
    seats: ["open", "open"],
    clock: null,
    stand_in: { level: "medium", after: 60 },
    early: true,
  });
});

test("hints are there when they were asked for", () => {
  expect(settingsOf("construction-zone", "friends", newForm(2, "easy"))).not.toHaveProperty("hints");
  expect(settingsOf("construction-zone", "friends", { ...newForm(2, "easy"), hints: true })).toMatchObject({
    hints: true,
  });
});

test("by the day, nobody is stood in for before their days are over", () => {
  const form = { ...newForm(2, "easy"), clock: "days" };
  expect(settingsOf("construction-zone", "friends", form)).toMatchObject({
    clock: { kind: "days", days: 3 },
    stand_in: { level: "medium", after: 3 * 86_400 },
    at_zero: "stand-in",
  });
});

test("a player can lose on time only in a game of two", () => {
  const two = { ...newForm(2, "easy"), clock: "real", atZero: "lose" as const };
  expect(settingsOf("construction-zone", "friends", two)).toMatchObject({ at_zero: "lose" });
  expect(settingsOf("construction-zone", "friends", { ...two, players: 3 })).toMatchObject({ at_zero: "stand-in" });
});

test("a clock without a stand-in: two lose by time, three get one all the same", () => {
  const two = { ...newForm(2, "easy"), clock: "quick", standIn: "none" };
  expect(losesOnTime(two)).toBe(true);
  expect(settingsOf("construction-zone", "friends", two)).toMatchObject({ at_zero: "lose", stand_in: null });
  const three = { ...two, players: 3 };
  expect(needsStandIn(three)).toBe(true);
  expect(settingsOf("construction-zone", "friends", three)).toMatchObject({
    at_zero: "stand-in",
    stand_in: { level: "medium" },
  });
});

test("accounts are named at private tables only, however they were written", () => {
  expect(accountsIn(" anna, ben;carl\nanna ")).toEqual(["anna", "ben", "carl"]);
  const form = { ...newForm(2, "easy"), access: "private" as const, named: "anna ben" };
  expect(settingsOf("construction-zone", "friends", form)).toMatchObject({ access: "private", named: ["anna", "ben"] });
  expect(settingsOf("construction-zone", "friends", { ...form, access: "public" })).not.toHaveProperty("named");
});

test("every clock is within what the server takes", () => {
  for (const clock of CLOCK_NAMES) {
    const made = settingsOf("construction-zone", "friends", { ...newForm(2, "easy"), clock });
    if (made.clock?.kind === "days") expect(made.clock.days).toBeLessThanOrEqual(30);
    expect(made.stand_in?.after).toBeLessThanOrEqual(7 * 86_400);
  }
});
