// The names of players, as they are shown.
import { named, t } from "../i18n";
import type { Seat, SeatInfo } from "../net/messages";

/** Older stored games have this name in the language of that time. */
const NAMELESS = /^(?:Player|Giocatore|Joueur) (\d)$/;

/** The stored name of a player without a name: the same in every language, and translated when shown. */
export const nameless = (seat: Seat): string => `Player ${seat + 1}`;

/** A player's name in the viewer's language: people by name, bots by level and seat. */
export function seatName(seats: readonly SeatInfo[], seat: Seat): string {
  const info = seats[seat];
  // In a list of tables, a bot's name is its level.
  if (info?.kind === "bot") return `${named("level", info.level ?? info.name ?? "")} ${seat + 1}`;
  const name = info?.name || nameless(seat);
  const [, number] = NAMELESS.exec(name) ?? [];
  return number ? t("local.player", { number }) : name;
}
