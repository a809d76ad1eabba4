// A summary of a table in this browser, updated with each message, so that lists of games need no engine.
import type { Changes, Phase, Seat, SeatInfo, ServerMessage } from "./messages";

export interface Glance {
  phase: Phase;
  toAct: Seat | null;
  seats: SeatInfo[];
  winners: Seat[];
  totals: number[];
  ended: number | null;
}

/** The glance after a message; `at` is the time of the last change. */
export function glanceAfter(before: Glance | null, message: ServerMessage, at: number): Glance | null {
  if (message.t === "welcome") {
    const fresh: Glance = {
      phase: message.state,
      toAct: null,
      seats: [],
      winners: [],
      totals: [],
      ended: before?.ended ?? null,
    };
    return changed(fresh, message, at);
  }
  return message.t === "update" && before ? changed(before, message, at) : before;
}

function changed(before: Glance, changes: Changes, at: number): Glance {
  const next = { ...before };
  if (changes.state) next.phase = changes.state;
  if (changes.seats) next.seats = changes.seats.map(named);
  if (changes.to_act !== undefined) next.toAct = typeof changes.to_act === "number" ? changes.to_act : null;
  if (changes.result) {
    next.winners = changes.result.winners;
    next.totals = changes.result.totals;
  }
  next.ended = next.phase === "over" ? (before.ended ?? at) : null;
  return next;
}

function named({ kind, name, level }: SeatInfo): SeatInfo {
  return { kind, ...(name !== undefined && { name }), ...(level !== undefined && { level }) };
}

const PHASES: readonly unknown[] = ["open", "playing", "over"] satisfies Phase[];
const KINDS: readonly unknown[] = ["open", "reserved", "person", "bot"] satisfies SeatInfo["kind"][];

const isText = (value: unknown): boolean => value === undefined || typeof value === "string";
const isSeatInfo = (value: unknown): value is SeatInfo => {
  const seat = value as SeatInfo | null;
  return (
    typeof seat === "object" && seat !== null && KINDS.includes(seat.kind) && isText(seat.name) && isText(seat.level)
  );
};
const areNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => Number.isFinite(one));
const isNumberOrNull = (value: unknown): boolean => value === null || Number.isFinite(value);

/** The stored value as a glance, if it is one. */
export function asGlance(value: unknown): Glance | null {
  if (typeof value !== "object" || value === null) return null;
  const glance = value as Glance;
  const sound =
    PHASES.includes(glance.phase) &&
    isNumberOrNull(glance.toAct) &&
    isNumberOrNull(glance.ended) &&
    Array.isArray(glance.seats) &&
    glance.seats.every(isSeatInfo) &&
    [glance.winners, glance.totals].every(areNumbers);
  return sound ? glance : null;
}
