// The town as the content describes it: cells, scenery and the places of labels. No rules.
import type { Colour, Content } from "./types";

export type Area = "A1" | "B1" | "B2" | "A2";
export const AREAS: readonly Area[] = ["A1", "B1", "B2", "A2"];
export type Theme = "pond" | "garden" | "green";

interface Place {
  name: string;
  column: number;
  row: number;
  area: Area | null;
}
export interface Plot extends Place {
  kind: "plot";
  colour: Colour;
  dots: number;
}
export interface Obstacle extends Place {
  kind: "obstacle";
  theme: Theme;
}
export interface Fountain extends Place {
  kind: "fountain";
}
export type Cell = Plot | Obstacle | Fountain;

export interface Town {
  columns: number;
  rows: number;
  cells: Cell[];
  plots: Plot[];
  byName: Map<string, Cell>;
  /** The cell for the sign of each area. */
  signs: { area: Area; at: Cell }[];
}

const LETTERS: Record<string, Colour> = { y: "yellow", g: "green", r: "red", b: "blue", p: "pink" };
const THEMES: readonly Theme[] = ["pond", "green", "garden"];

export const nameOf = (column: number, row: number): string => `${String.fromCharCode(97 + column)}${row + 1}`;

function isArea(text: string | undefined): text is Area {
  return AREAS.some((area) => area === text);
}

export function besides(town: Town, cell: Cell): Cell[] {
  const around: [number, number][] = [
    [0, -1],
    [-1, 0],
    [1, 0],
    [0, 1],
  ];
  return around.flatMap(([x, y]) => town.byName.get(nameOf(cell.column + x, cell.row + y)) ?? []);
}

export function townOf(content: Content): Town {
  const areas = content.areas.map((row) => row.split(" "));
  const cells = content.board.flatMap((line, row) =>
    line.split(" ").map((text, column): Cell => {
      const area = areas[row]?.[column];
      const place = { name: nameOf(column, row), column, row, area: isArea(area) ? area : null };
      if (text === "()") return { ...place, kind: "fountain" };
      const colour = LETTERS[text.charAt(0)];
      return colour
        ? { ...place, kind: "plot", colour, dots: Number(text.charAt(1)) }
        : { ...place, kind: "obstacle", theme: "green" };
    }),
  );
  const town: Town = {
    columns: content.board[0]?.split(" ").length ?? 0,
    rows: content.board.length,
    cells,
    plots: cells.filter((cell) => cell.kind === "plot"),
    byName: new Map(cells.map((cell) => [cell.name, cell])),
    signs: [],
  };
  plantScenery(town);
  town.signs = AREAS.flatMap((area) => signOf(town, area));
  return town;
}

/** Adjacent obstacles form one pond, one garden or one green. */
function plantScenery(town: Town): void {
  const seen = new Set<Cell>();
  let next = 0;
  for (const start of town.cells) {
    if (start.kind !== "obstacle" || seen.has(start)) continue;
    const theme = THEMES[next++ % THEMES.length] ?? "green";
    const todo: Obstacle[] = [start];
    seen.add(start);
    for (let cell = todo.pop(); cell; cell = todo.pop()) {
      cell.theme = theme;
      for (const beside of besides(town, cell)) {
        if (beside.kind !== "obstacle" || seen.has(beside)) continue;
        seen.add(beside);
        todo.push(beside);
      }
    }
  }
}

/** The place of an area's sign: the obstacle nearest to the area's outer corner, or else its first plot. */
function signOf(town: Town, area: Area): { area: Area; at: Cell }[] {
  const inside = town.cells.filter((cell) => cell.area === area);
  const far = (cell: Cell): number =>
    Math.abs(cell.column - (town.columns - 1) / 2) + Math.abs(cell.row - (town.rows - 1) / 2);
  const free = inside.filter((cell) => cell.kind === "obstacle").sort((a, b) => far(b) - far(a));
  const at = free[0] ?? inside[0];
  return at ? [{ area, at }] : [];
}

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The next plot in the direction of an arrow key, skipping other cells; null if there is none. */
export function towards(town: Town, from: string, key: string): Plot | null {
  const step = STEPS[key];
  const start = town.byName.get(from);
  if (!step || !start) return null;
  for (let n = 1; n <= Math.max(town.columns, town.rows); ++n) {
    const cell = town.byName.get(nameOf(start.column + n * step[0], start.row + n * step[1]));
    if (cell?.kind === "plot") return cell;
  }
  return null;
}
