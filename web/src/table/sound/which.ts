// Which sounds a change at the table makes. Everything they say can also be seen.
import type { Sound } from "../../browser/synth";
import type { Seat } from "../../net/messages";

/** What a person at the table would hear of it. */
export interface Heard {
  table: string;
  over: boolean;
  /** Whether something is asked of the person. */
  mine: boolean;
  /** The types of all moves so far, and who made them. */
  moves: readonly { by: Seat | "chance"; type: string }[];
  /** Whose eyes it is seen with: around one screen that changes. */
  me: Seat | null;
  /** Their points. */
  points: number;
  /** What was refused, if anything is shown as refused. */
  refusal: object | null;
}

/** At most two: what happened, and that it is the person's turn now. What was there on arrival makes no sound. */
export function soundsOf(before: Heard | null, now: Heard, lays: readonly string[]): Sound[] {
  if (before === null || before.table !== now.table) return [];
  if (now.refusal !== null && now.refusal !== before.refusal) return ["refused"];
  if (now.over) return before.over ? [] : ["end"];
  const happened = whatHappened(before, now, lays);
  const turn: Sound[] = now.mine && !before.mine ? ["turn"] : [];
  return [...happened, ...turn];
}

function whatHappened(before: Heard, now: Heard, lays: readonly string[]): Sound[] {
  const fresh = now.moves.slice(before.moves.length);
  if (fresh.length === 0) return [];
  if (now.me === before.me && now.points > before.points) return ["points"];
  if (fresh.some(({ type }) => lays.includes(type))) return ["piece"];
  return fresh.some(({ by, type }) => by === "chance" && type !== "first") ? ["cards"] : [];
}

/** Of these, the ones for a player who is looking at something else: only what calls them back. */
export function fromAfar(sounds: readonly Sound[]): Sound[] {
  return sounds.filter((sound) => sound === "turn" || sound === "end");
}
