// What happened, as a line of the log.
import type { AnyGameUi } from "../games";
import { t } from "../i18n";
import type { GameEvent, Seat } from "../net/messages";

/** A log line: shared words for events of every game, else the game's own; "" if the event needs no line. */
export function eventWords(
  game: Pick<AnyGameUi, "describe">,
  event: GameEvent,
  name: (seat: Seat) => string,
  content: Record<string, unknown>,
): string {
  if (event.by !== "chance" && event.undo) return t("log.undo", { name: name(event.by) });
  if (event.by !== "chance" && event.end) return t(`log.${event.end}`, { name: name(event.by) });
  return game.describe(event, name, content);
}
