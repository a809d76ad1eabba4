import type { AnyGameUi } from "../games";
import { t } from "../i18n";
import type { GameEvent, Seat } from "../net/messages";

/** A line of the log: in shared words what every game has, the rest in the game's own; "" for what needs no line. */
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
