// The buildings of the default content, for the pictures.
import content from "../../../../../content/construction-zone/default.json";
import type { Building, Content } from "../types";

const BUILDINGS = (content as Content).buildings;

/** The building with this number in the default content, from 1. */
export function building(number: number): Building {
  const { name, cost } = BUILDINGS[number - 1] ?? { cost: {} };
  return { number, ...(name && { name }), cost: { workers: 0, cranes: 0, materials: 0, plans: 0, ...cost } };
}
