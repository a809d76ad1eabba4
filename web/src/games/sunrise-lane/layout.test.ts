import { describe, expect, it } from "vitest";
import { besides, towards, townOf } from "./layout";
import type { Content } from "./types";

const content: Content = {
  name: "Small",
  board: ["y1 .. b5", "g2 () p3", ".. r4 y2"],
  areas: ["A1 A1 B1", "-- -- --", "B2 -- A2"],
};

describe("townOf", () => {
  const town = townOf(content);
  it("reads plots, obstacles and the fountain", () => {
    expect([town.columns, town.rows]).toEqual([3, 3]);
    expect(town.byName.get("c1")).toMatchObject({ kind: "plot", colour: "blue", dots: 5, area: "B1" });
    expect(town.byName.get("b1")?.kind).toBe("obstacle");
    expect(town.byName.get("b2")).toMatchObject({ kind: "fountain", area: null });
    expect(town.plots.map((plot) => plot.name)).toEqual(["a1", "c1", "a2", "c2", "b3", "c3"]);
  });
  it("puts each sign at an obstacle of its area, else at a plot", () => {
    expect(town.signs.map((sign) => [sign.area, sign.at.name])).toEqual([
      ["A1", "b1"],
      ["B1", "c1"],
      ["B2", "a3"],
      ["A2", "c3"],
    ]);
  });
  it("makes one pond, garden or green of obstacles that touch", () => {
    const wide = townOf({
      name: "",
      board: [".. .. y1", ".. () y1", "y1 y1 .."],
      areas: ["-- -- A1", "-- -- --", "-- -- --"],
    });
    const themes = ["a1", "b1", "a2"].map((name) => {
      const cell = wide.byName.get(name);
      return cell?.kind === "obstacle" ? cell.theme : null;
    });
    expect(new Set(themes).size).toBe(1);
    expect(wide.signs).toHaveLength(1);
  });
  it("knows what lies beside a cell, at the edge too", () => {
    const cell = town.byName.get("a1");
    expect(cell && besides(town, cell).map((one) => one.name)).toEqual(["b1", "a2"]);
  });
  it("goes with the arrow keys over what is no plot", () => {
    expect(towards(town, "a1", "ArrowRight")?.name).toBe("c1");
    expect(towards(town, "a2", "ArrowRight")?.name).toBe("c2");
    expect(towards(town, "a1", "ArrowUp")).toBeNull();
    expect(towards(town, "a1", "Enter")).toBeNull();
  });
});
