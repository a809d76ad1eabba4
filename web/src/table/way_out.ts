import type { TableState } from "../net/table_state";

/** How a player can end their part in a game that is being played: give up where nobody else wants to play on, else leave. */
export function wayOut(known: Pick<TableState, "phase" | "seats" | "you">): "resign" | "leave" | null {
  if (known.phase !== "playing" || known.you.seats.length === 0) return null;
  const others = known.seats.filter((seat, s) => seat.kind === "person" && !known.you.seats.includes(s));
  if (known.seats.length === 2 || (others.length === 0 && known.you.seats.length === 1)) return "resign";
  return others.length > 0 ? "leave" : null;
}
