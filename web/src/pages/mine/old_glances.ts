// Earlier versions stored the summaries apart from the tables. They are still used for tables not opened since.

export interface OldGlance {
  over: boolean;
  /** The name of the player whose turn it is, or "" for the only person. */
  toMove: string;
  winners: string[];
}

const KEY = "tavola.glances";

function asOldGlance(value: unknown): OldGlance {
  const { phase, toMove, winners } = Object(value) as Record<string, unknown>;
  return {
    over: phase === "over",
    toMove: typeof toMove === "string" ? toMove : "",
    winners: Array.isArray(winners) ? winners.filter((name) => typeof name === "string") : [],
  };
}

/** By table id. */
export function oldGlances(): Map<string, OldGlance> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return new Map(Object.entries(Object(kept) as object).map(([id, value]) => [id, asOldGlance(value)]));
  } catch {
    return new Map(); // storage is disabled, or the value is not ours
  }
}

/** To be called once each table has its own glance. */
export function forgetOldGlances(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // there are none
  }
}
