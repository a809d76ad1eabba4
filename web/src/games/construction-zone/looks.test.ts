import { describe, expect, it } from "vitest";
import { mainResource, paintOf, shapeOf } from "./looks";

const cost = (workers: number, cranes: number, materials: number, plans: number) => ({
  workers,
  cranes,
  materials,
  plans,
});
const look = (number: number): string =>
  JSON.stringify([shapeOf(number), paintOf({ number, cost: cost(0, 0, 10, 0) })]);

describe("looks", () => {
  it("gives each of thirty buildings a look of its own", () => {
    expect(new Set(Array.from({ length: 30 }, (_, i) => look(i + 1))).size).toBe(30);
  });
  it("paints by what the building mostly costs", () => {
    expect(mainResource(cost(0, 0, 10, 0))).toBe("materials");
    expect(mainResource(cost(1, 2, 1, 1))).toBe("cranes");
    expect(mainResource(cost(0, 0, 5, 7))).toBe("plans");
    expect(paintOf({ number: 3, cost: cost(3, 0, 0, 0) }).wall).not.toBe(
      paintOf({ number: 3, cost: cost(0, 0, 0, 10) }).wall,
    );
  });
});
