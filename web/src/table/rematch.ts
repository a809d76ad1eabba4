// Who wants another game.
import { t } from "../i18n";
import type { Seat, SeatInfo } from "../net/messages";

export interface RematchLine {
  seat: Seat;
  wants: boolean;
  text: string;
}

/** Who wants another game and who hasn't answered yet: a line per person, once someone has asked. Bots always play. */
export function rematchLines(
  seats: readonly SeatInfo[],
  own: readonly Seat[],
  nameOf: (seat: Seat) => string,
): RematchLine[] {
  if (!seats.some(({ rematch }) => rematch)) return [];
  return seats.flatMap(({ kind, rematch }, seat) => {
    if (kind !== "person") return [];
    const wants = rematch === true;
    const you = own.length === 1 && own[0] === seat;
    return [
      {
        seat,
        wants,
        text: you
          ? t(wants ? "rematch.youWant" : "rematch.youWait")
          : t(wants ? "rematch.wants" : "rematch.waits", { name: nameOf(seat) }),
      },
    ];
  });
}
