// axe finds no violations on any page, in any theme, language or palette.
import { expect } from "vitest";
import { fullScene, openHouse } from "./kit/room";
import { allSights } from "./kit/sights";
import { DESK, PHONE, THEMES, violations, walk } from "./kit/walk";
import { LANGUAGES } from "./kit/words";

openHouse();

for (const theme of THEMES) {
  for (const language of LANGUAGES) {
    fullScene(`axe finds nothing on any page: ${theme}, ${language}`, async (room) => {
      const anna = await room.person("Anna", DESK);
      const sights = await allSights(anna, theme === "light" && language === "en" ? "whole" : "half");
      const desk = await walk(anna, sights, { name: "desk", theme, language }, violations);
      const phone = await walk(anna, sights, { name: "phone", theme, language, size: PHONE }, violations);
      expect([...desk, ...phone]).toEqual([]);
    });
  }
}

fullScene("axe finds nothing in the dark with more contrast, and in the colours for the colour-blind", async (room) => {
  const anna = await room.person("Anna", DESK);
  const sights = await allSights(anna, "half");
  const tables = sights.filter(({ name }) => / in play$/.test(name));
  const problems: string[] = [];
  for (const palette of ["protan", "deutan", "tritan"]) {
    for (const theme of THEMES)
      problems.push(
        ...(await walk(anna, tables, { name: `${palette}, ${theme}`, language: "en", theme, palette }, violations)),
      );
  }
  problems.push(
    ...(await walk(
      anna,
      sights,
      {
        name: "more contrast in the dark",
        language: "en",
        theme: "auto",
        device: { contrast: "more", colorScheme: "dark" },
      },
      violations,
    )),
  );
  expect(problems).toEqual([]);
});
