import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../net/messages";
import { eachOf, minus, missing, isNothing, plus, same, settled, shared, size } from "./cards";
import type { GameMove } from "./types";

const cost = (workers: number, cranes: number, materials: number, plans: number) => ({
  workers,
  cranes,
  materials,
  plans,
});

describe("cards", () => {
  it("adds and takes away, and leaves out what is used up", () => {
    expect(plus({ plan: 1 }, { plan: 1, worker: 1 })).toEqual({ plan: 2, worker: 1 });
    expect(minus({ plan: 2, worker: 1 }, { worker: 1 })).toEqual({ plan: 2 });
    expect(same({ plan: 1, crane: 0 }, { plan: 1 })).toBe(true);
    expect(size({ plan: 2, worker: 1 })).toBe(3);
    expect(eachOf({ worker: 1, material: 2 })).toEqual(["material", "material", "worker"]);
  });
});

describe("what several payments share", () => {
  it("is what each of them has", () => {
    expect(
      shared([
        { material: 4, crane: 2 },
        { material: 1, material_3: 1, crane: 2 },
      ]),
    ).toEqual({ material: 1, crane: 2 });
    expect(shared([])).toEqual({});
  });
});

describe("what a building lacks", () => {
  it("counts cards worth 3 as three of their resource", () => {
    expect(missing(cost(1, 1, 4, 0), { material_3: 1, material: 1, crane: 1 })).toEqual(cost(1, 0, 0, 0));
  });
  it("is never less than nothing", () => {
    expect(isNothing(missing(cost(0, 0, 1, 1), { material_3: 1, plan_3: 2, worker: 3 }))).toBe(true);
  });
  it("does not mix resources", () => {
    expect(missing(cost(0, 0, 3, 0), { plan_3: 2 })).toEqual(cost(0, 0, 3, 0));
  });
});

describe("the row's places", () => {
  const take: GameEvent<GameMove> = { by: 0, move: { type: "take", cards: { material: 1, plan: 1 } } };
  const start = settled([], { material: 2, plan: 2 }, []);

  it("gives each card a place of its own", () => {
    expect(start.map((place) => place?.kind)).toEqual(["material", "material", "plan", "plan"]);
    expect(new Set(start.map((place) => place?.id)).size).toBe(4);
  });
  it("keeps what stays and fills the gaps", () => {
    const after = settled(start, { material: 3, plan: 1 }, [take]);
    expect(after[1]).toEqual(start[1]);
    expect(after[3]).toEqual(start[3]);
    expect(after.filter((place) => place && !start.includes(place))).toHaveLength(2);
  });
  it("shows a card that was drawn in place of an equal one as new", () => {
    const after = settled(start, { material: 2, plan: 2 }, [take]);
    expect(after[0]?.id).not.toBe(start[0]?.id);
    expect(after[0]?.kind).toBe("material");
  });
  it("leaves gaps when nothing can be drawn", () => {
    expect(settled(start, { plan: 1 }, [take]).filter((place) => place !== null)).toHaveLength(1);
  });
});
