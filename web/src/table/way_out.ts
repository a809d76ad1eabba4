// The way to leave a game in progress.
import type { TableState } from "../net/table_state";

/** How a player can leave a game in progress: resign where nobody else wants to continue, otherwise leave. */
export function wayOut(table: Pick<TableState, "phase" | "seats" | "you">): "resign" | "leave" | null {
  if (table.phase !== "playing" || table.you.seats.length === 0) return null;
  const others = table.seats.filter((seat, s) => seat.kind === "person" && !table.you.seats.includes(s));
  if (table.seats.length === 2 || (others.length === 0 && table.you.seats.length === 1)) return "resign";
  return others.length > 0 ? "leave" : null;
}
