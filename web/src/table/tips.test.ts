import { expect, test } from "vitest";
import { GAMES } from "../games";
import { en } from "../i18n/en";
import { hasTip, tipFor, tipsOf } from "./tips";

test("every game has tips, in words", () => {
  for (const { id } of GAMES) {
    expect(tipsOf(id).length, id).toBeGreaterThan(0);
    for (const tip of tipsOf(id)) expect(Object.values(en)).toContain(tip);
  }
});

test("every tip belongs to a phase of its game", () => {
  const written = Object.keys(en).filter((key) => /^tips\.[a-z-]+\./.test(key));
  const shown = GAMES.flatMap(({ id }) =>
    written.filter((key) => key.startsWith(`tips.${id}.`) && hasTip(id, key.split(".")[2]!)),
  );
  expect(shown.sort()).toEqual(written.sort());
  expect(tipFor("sunrise-lane", "choose")).toBe(en["tips.sunrise-lane.choose"]);
  expect(hasTip("sunrise-lane", "over")).toBe(false);
});
