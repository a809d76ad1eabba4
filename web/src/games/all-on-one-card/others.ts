// The order in which the other players are shown.
import type { Seat } from "../../net/messages";

/** The other seats, clockwise from the viewer; all of them for a spectator. */
export function othersOf(count: number, me: Seat | null): Seat[] {
  const seats = Array.from({ length: count }, (_, i) => ((me ?? 0) + i) % count);
  return me === null ? seats : seats.slice(1);
}
