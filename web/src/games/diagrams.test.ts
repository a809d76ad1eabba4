// The pictures show parts of the real boards and cards, and their captions name what they show.
import { expect, test } from "vitest";
import { cardWith } from "./all-on-one-card/diagrams/cards";
import { building } from "./construction-zone/diagrams/buildings";
import { TOWN } from "./sunrise-lane/diagrams/town";

const plot = (name: string): string => {
  const cell = TOWN.byName.get(name);
  return cell?.kind === "plot" ? `${cell.colour} ${cell.dots}` : (cell?.kind ?? "");
};

test("Sunrise Lane: the plots are those that the captions speak of", () => {
  expect(["i6", "i5", "h5", "g5"].map(plot)).toEqual(["red 4", "pink 1", "yellow 2", "green 3"]);
  expect(plot("j5")).toMatch(/^blue/);
  expect(["h3", "g3", "f3"].map(plot)).toEqual(["pink 3", "yellow 2", "green 5"]);
  expect(plot("f6")).toBe("fountain");
  for (const name of [
    "e6",
    "f5",
    "f7",
    "g5",
    "g6",
    "g7",
    "h6",
    "h2",
    "j6",
    "a6",
    "b6",
    "c6",
    "d6",
    "e6",
    "b7",
    "c7",
    "d7",
    "e7",
  ]) {
    expect(TOWN.byName.get(name)?.kind, name).toBe("plot");
  }
});

test("All on 1 Card: the rows are those that the captions speak of", () => {
  const rows = (number: number): string[] =>
    cardWith(number).rows.map((row) => `${row.colour} ${row.boxes}${row.sun ? " sun" : ""}`);
  expect(rows(1)).toEqual(["yellow 3 sun", "green 2", "red 6", "purple 5", "blue 4 sun"]);
  expect(rows(2)).toEqual(["green 4", "red 4 sun", "orange 4", "purple 4", "blue 4 sun"]);
  expect(rows(3)).toEqual(expect.arrayContaining(["yellow 6 sun", "purple 3"]));
});

test("Construction Zone: the costs are those that the captions speak of", () => {
  expect(building(4).cost).toEqual({ workers: 1, cranes: 0, materials: 3, plans: 3 });
  expect(building(9).cost).toEqual({ workers: 1, cranes: 1, materials: 4, plans: 0 });
});
