// Turns in a log: what one seat does, with its random events, until another seat acts.
import type { GameEvent } from "../../net/messages";

/** The number of events at the start of each turn; the last is the end of the game. */
export function turnStarts(events: readonly GameEvent[]): number[] {
  const starts = [0];
  let acting: GameEvent["by"] = "chance";
  events.forEach(({ by }, i) => {
    if (by === "chance" || by === acting) return;
    if (i > 0) starts.push(i);
    acting = by;
  });
  if (events.length > 0) starts.push(events.length);
  return starts;
}

/** The start of the turn before this moment, or of the one after it. */
export function turnFrom(starts: readonly number[], at: number, way: -1 | 1): number {
  return way < 0 ? (starts.findLast((start) => start < at) ?? at) : (starts.find((start) => start > at) ?? at);
}

/** What happened in the current turn up to a moment. */
export function turnUntil<E extends GameEvent>(events: readonly E[], at: number): E[] {
  const past = events.slice(0, at);
  return past.slice(turnStarts(past).at(-2) ?? 0);
}
