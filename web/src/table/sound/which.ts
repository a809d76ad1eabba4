// Which sounds a change at the table makes. Every sound has a visible counterpart.
import type { Sound } from "../../browser/synth";
import type { Seat } from "../../net/messages";

/** What the sounds depend on. */
export interface Heard {
  table: string;
  over: boolean;
  /** Whether the person has to act. */
  mine: boolean;
  /** The types of all moves so far, with their players. */
  moves: readonly { by: Seat | "chance"; type: string }[];
  /** The viewer; on one screen it changes. */
  me: Seat | null;
  /** Their points. */
  points: number;
  /** The refusal that is shown, if any. */
  refusal: object | null;
}

/** At most two sounds: what happened, and that it is the person's turn now. Arriving at a table makes no sound. */
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

/** Of these sounds, those for a player who is looking at another page: only the ones that call them back. */
export function fromAfar(sounds: readonly Sound[]): Sound[] {
  return sounds.filter((sound) => sound === "turn" || sound === "end");
}
