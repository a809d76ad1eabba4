// The current leaders of the bonuses, counted from the houses on the board.
import { AREAS, besides, type Area, type Town } from "./layout";
import type { View } from "./types";

export interface Fact {
  /** The tallest house, the number of houses, or the size of the group. */
  value: number;
  /** How many houses are that tall; 0 if only the value counts. */
  times: number;
}

export interface Ranking {
  id: Area | "board";
  kind: "tallest" | "most" | "group";
  facts: Fact[];
  /** Plots without a house or a park. */
  free: number;
}

type House = View["houses"][number];

function tallest(houses: House[]): Fact {
  const value = Math.max(0, ...houses.map((house) => house.floors));
  return { value, times: houses.filter((house) => house.floors === value).length };
}

export function biggestGroup(town: Town, plots: readonly string[]): number {
  const left = new Set(plots);
  let biggest = 0;
  for (const start of plots) {
    if (!left.delete(start)) continue;
    const todo = [start];
    let size = 0;
    for (let plot = todo.pop(); plot; plot = todo.pop()) {
      ++size;
      const cell = town.byName.get(plot);
      if (cell)
        todo.push(
          ...besides(town, cell)
            .map((beside) => beside.name)
            .filter((name) => left.delete(name)),
        );
    }
    biggest = Math.max(biggest, size);
  }
  return biggest;
}

export function standing(town: Town, view: View): Ranking[] {
  const taken = new Set([...view.parks, ...view.houses.map((house) => house.plot)]);
  const inArea = (area: Area, plot: string): boolean => town.byName.get(plot)?.area === area;
  const housesOf = (seat: number): House[] => view.houses.filter((house) => house.seat === seat);
  const areas = AREAS.filter((area) => town.plots.some((plot) => plot.area === area)).map((area): Ranking => {
    const kind = area.startsWith("A") ? "tallest" : "most";
    const facts = view.players.map(({ seat }) => {
      const here = housesOf(seat).filter((house) => inArea(area, house.plot));
      return kind === "tallest" ? tallest(here) : { value: here.length, times: 0 };
    });
    return {
      id: area,
      kind,
      facts,
      free: town.plots.filter((plot) => plot.area === area && !taken.has(plot.name)).length,
    };
  });
  const board: Ranking = {
    id: "board",
    kind: "group",
    facts: view.players.map(({ seat }) => ({
      value: biggestGroup(
        town,
        housesOf(seat).map((house) => house.plot),
      ),
      times: 0,
    })),
    free: town.plots.filter((plot) => !taken.has(plot.name)).length,
  };
  return [...areas, board];
}

/** The seats that nobody is ahead of. A one-floor house never leads the tallest houses. */
export function leaders({ kind, facts }: Ranking): number[] {
  const worth = (fact: Fact): number => (kind === "tallest" && fact.value < 2 ? 0 : fact.value * 100 + fact.times);
  const best = Math.max(...facts.map(worth));
  return best === 0 ? [] : facts.flatMap((fact, seat) => (worth(fact) === best ? [seat] : []));
}
