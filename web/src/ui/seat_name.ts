import { named } from "../i18n";
import type { Seat, SeatInfo } from "../net/messages";

/** How a player is called: people by their names, bots by level and seat. */
export function seatName(seats: readonly SeatInfo[], seat: Seat): string {
  const info = seats[seat];
  if (info?.kind === "bot") return `${named("level", info.level ?? "")} ${seat + 1}`;
  return info?.name ?? String(seat + 1);
}
