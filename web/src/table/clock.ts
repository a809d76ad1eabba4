// The players' time, in numbers and in words.
import { t } from "../i18n";
import type { Seat } from "../net/messages";
import type { TableState } from "../net/table_state";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** The milliseconds that a seat has left at `now`, by our clock. */
export function timeLeft(clock: NonNullable<TableState["clock"]>, seat: Seat, now: number): number {
  const left = clock.left[seat] ?? 0;
  return clock.running === seat ? Math.max(left - (now - clock.at), 0) : left;
}

/** "9:59", "1:02:03", "2 d 5 h". */
export function clockWords(left: number): string {
  if (left >= 2 * DAY) return t("clock.days", { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  const seconds = Math.ceil(left / SECOND);
  const two = (number: number): string => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
