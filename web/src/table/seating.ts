// Who may do what with the seats of a table that waits for its players.
import type { Seat, SeatInfo, You } from "../net/messages";

interface Table {
  seats: readonly SeatInfo[];
  you: You;
}

/** A seat that is kept for us is ours, but we don't sit there yet. */
export function isSeated({ seats, you }: Table): boolean {
  return you.seats.some((seat) => seats[seat]?.kind === "person");
}

/** The seat that is kept for us after a game; -1 when there is none. */
export function keptSeat({ seats, you }: Table): Seat {
  return you.seats.find((seat) => seats[seat]?.kind === "reserved") ?? -1;
}

export function maySit(table: Table, seat: Seat): boolean {
  if (isSeated(table)) return false;
  return seat === keptSeat(table) || (table.you.may_sit && table.seats[seat]?.kind === "open");
}

/** The host may free any seat, everybody else their own. */
export function mayFree({ seats, you }: Table, seat: Seat): boolean {
  const kind = seats[seat]?.kind;
  return kind !== "open" && (you.host || (kind === "person" && you.seats.includes(seat)));
}
