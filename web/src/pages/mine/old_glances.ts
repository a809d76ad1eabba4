// Before a table was kept with how it stood, that was kept apart. It still serves for tables not opened since.

export interface OldGlance {
  over: boolean;
  /** The name of the player whose turn it is, or "" for the one person there. */
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

/** By the ids of the tables. */
export function oldGlances(): Map<string, OldGlance> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return new Map(Object.entries(Object(kept) as object).map(([id, value]) => [id, asOldGlance(value)]));
  } catch {
    return new Map(); // switched off, or not ours
  }
}

/** When each table has its own. */
export function forgetOldGlances(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // there are none
  }
}
