// How a table of this browser stood when it was last looked at, so that the list of games needs no engine.
import { seatName } from "../ui/seat_name";
import type { TableState } from "../net/table_state";
import type { Phase } from "../net/messages";

export interface Glance {
  phase: Phase;
  /** Who is to move, or "" for the one person there. */
  toMove: string | null;
  winners: string[];
}

const KEY = "tavola.glances";

export function glanceOf(state: TableState): Glance {
  const { toAct, you, seats } = state;
  const nameOf = (seat: number): string => seatName(seats, seat);
  const alone = typeof toAct === "number" && you.seats.length === 1 && you.seats[0] === toAct;
  return {
    phase: state.phase,
    toMove: typeof toAct !== "number" ? null : alone ? "" : nameOf(toAct),
    winners: (state.result?.winners ?? []).map(nameOf),
  };
}

export function readGlances(): Record<string, Glance> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Glance>;
  } catch {
    return {}; // switched off, or not ours
  }
}

/** Remembers how a table stands; null forgets it. */
export function keepGlance(id: string, glance: Glance | null): void {
  const { [id]: _, ...others } = readGlances();
  try {
    localStorage.setItem(KEY, JSON.stringify(glance === null ? others : { ...others, [id]: glance }));
  } catch {
    // the list says less
  }
}
