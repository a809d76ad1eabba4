// Who may do what with the seats of a table that waits for players.
import type { Seat, SeatInfo, You } from "../net/messages";

interface Table {
  seats: readonly SeatInfo[];
  you: You;
}

/** A seat reserved for the viewer is theirs, but they don't sit there yet. */
export function isSeated({ seats, you }: Table): boolean {
  return you.seats.some((seat) => seats[seat]?.kind === "person");
}

/** The seat reserved for the viewer after a game; -1 if there is none. */
export function keptSeat({ seats, you }: Table): Seat {
  return you.seats.find((seat) => seats[seat]?.kind === "reserved") ?? -1;
}

export function maySit(table: Table, seat: Seat): boolean {
  if (isSeated(table)) return false;
  return seat === keptSeat(table) || (table.you.may_sit && table.seats[seat]?.kind === "open");
}

/** The host can free any seat, everyone else their own. */
export function mayFree({ seats, you }: Table, seat: Seat): boolean {
  const kind = seats[seat]?.kind;
  return kind !== "open" && (you.host || (kind === "person" && you.seats.includes(seat)));
}
