// How buildings look. The number sets the shape, the cost sets the colours. Custom content gets the same shapes in its
// own order.
import { RESOURCES, type Resource } from "./cards";
import type { Building } from "./types";
import { SHAPES, type Part, type Role } from "./shapes";

export function shapeOf(number: number): readonly Part[] {
  return SHAPES[(((number - 1) % SHAPES.length) + SHAPES.length) % SHAPES.length] ?? [];
}

/** The resource that dominates the cost. Workers and cranes are about twice as hard to get, so they weigh more. */
export function mainResource(cost: Building["cost"]): Resource {
  const weight = (resource: Resource): number =>
    cost[resource] * (resource === "workers" || resource === "cranes" ? 2 : 0.7);
  return RESOURCES.reduce((best, resource) => (weight(resource) > weight(best) ? resource : best), "workers");
}

const WALLS: Record<Resource, readonly [wall: string, roof: string][]> = {
  workers: [
    ["#eec25f", "#a34a2c"],
    ["#f2d492", "#7c4a63"],
    ["#e3a04f", "#5d4037"],
  ],
  cranes: [
    ["#8fc0a4", "#2f5d62"],
    ["#a9c7b0", "#7a4b3a"],
    ["#79b0b0", "#34495e"],
  ],
  materials: [
    ["#cf7a57", "#553b3b"],
    ["#dd9a78", "#3f5564"],
    ["#b9644f", "#3d3a4b"],
  ],
  plans: [
    ["#9dbfe6", "#2f4d80"],
    ["#c6d5ee", "#a1483f"],
    ["#86a6d6", "#403d6b"],
  ],
};
const ACCENTS = ["#d8493a", "#f2c230", "#3a7fc6", "#5da744", "#e2603c"] as const;

/** At night, walls are darker and windows are lit. */
const night = (colour: string): string => `light-dark(${colour}, color-mix(in oklab, ${colour}, #101628 26%))`;

export function paintOf(building: Pick<Building, "number" | "cost">): Record<Role, string> {
  const walls = WALLS[mainResource(building.cost)];
  const [wall, roof] = walls[building.number % walls.length] ?? ["#ccc", "#555"];
  return {
    wall: night(wall),
    shade: night(`color-mix(in oklab, ${wall}, #2a2030 22%)`),
    roof: night(roof),
    glass: "light-dark(#dff1f7, #ffd873)",
    trim: "light-dark(#fff7e6, #d9d2c4)",
    water: "light-dark(#5aa6cc, #33679a)",
    dark: "light-dark(#3c3440, #16151d)",
    accent: night(ACCENTS[building.number % ACCENTS.length] ?? ACCENTS[0]),
  };
}
