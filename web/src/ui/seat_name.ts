// How players are called. What is kept or sent is the same in every language; the words come when it is shown.
import { named, t } from "../i18n";
import type { Seat, SeatInfo } from "../net/messages";

const LEVELS = ["novice", "easy", "medium", "hard", "expert"];
/** Who gave no name. Games that were kept before have the word of the language that was spoken then. */
const NAMELESS = /^(?:Player|Giocatore|Joueur) (\d)$/;
const BOT = new RegExp(`^(${LEVELS.join("|")}) (\\d)$`);

/** What is kept for somebody who gave no name. */
export const nameless = (seat: Seat): string => `Player ${seat + 1}`;

/** People by their names, bots by level and seat: the same in every language. */
export function keptName(seats: readonly SeatInfo[], seat: Seat): string {
  const info = seats[seat];
  if (info?.kind === "bot") return `${info.level ?? info.name ?? ""} ${seat + 1}`; // a list of tables has the level as the name
  return info?.name || nameless(seat);
}

/** A kept name in the words of who looks. */
export function shownName(name: string): string {
  const [, number] = NAMELESS.exec(name) ?? [];
  if (number) return t("local.player", { number });
  const [, level, place] = BOT.exec(name) ?? [];
  return level && place ? `${named("level", level)} ${place}` : name;
}

export function seatName(seats: readonly SeatInfo[], seat: Seat): string {
  return shownName(keptName(seats, seat));
}
