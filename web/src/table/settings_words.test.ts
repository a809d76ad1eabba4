import { expect, test } from "vitest";
import { gameUi } from "../games";
import { clockWords, durationWords, settingsWords } from "./settings_words";

test("durations are in the unit that people would use", () => {
  expect(durationWords(60)).toBe("1 minute");
  expect(durationWords(15)).toBe("15 seconds");
  expect(durationWords(3 * 86_400)).toBe("3 days");
});

test("a clock says what there is and what each turn adds", () => {
  expect(clockWords(null)).toBe("No clock");
  expect(clockWords({ kind: "real", bank: 600, increment: 15 })).toBe("10 minutes each, plus 15 seconds per turn");
  expect(clockWords({ kind: "days", days: 1 })).toBe("1 day per turn");
});

test("a table's settings are read out, what was left out with its default", () => {
  const words = settingsWords(
    {
      game: "sunrise-lane",
      options: { areas_full: "round" },
      clock: { kind: "days", days: 3 },
      at_zero: "lose",
      access: "public",
    },
    gameUi("sunrise-lane")!,
  );
  expect(words).toContain("Edition: English");
  expect(words.some((line) => line.includes("The round is finished"))).toBe(true);
  expect(words).toContain("If your time runs out, you lose");
});
