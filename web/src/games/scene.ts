// A tutorial is data: sections of scenes. Each scene is a position in the real engine and the moves to make there.
import type { Key } from "../i18n";
import type { Seat } from "../net/messages";

/** One move of the learner. */
export interface Step {
  /** What the learner is asked to do. */
  do: Key;
  /** The right moves, as text. */
  right: readonly string[];
  /** The right moves to point at, if the text names one; by default all. */
  point?: readonly string[];
  /** What happens next: other players' moves and random events. */
  then?: readonly string[];
  /** The points that the move scores. */
  points?: number;
  /** The reply to other legal moves, by their text or type. The tutorial's `no` is the fallback. */
  no?: Readonly<Record<string, Key>>;
}

export interface Scene {
  /** Must never change: the stored progress refers to it. */
  id: string;
  title: Key;
  say: Key;
  steps: readonly Step[];
  done: Key;
  rules: readonly string[];
  players: number;
  first: Seat;
  position: string;
  /** Table options other than the first player, such as the variant. */
  options?: Readonly<Record<string, string>>;
  /** The number of the worked example in the rules. */
  example?: number;
  /** Whether to show the score sheet at the end. */
  sheet?: boolean;
  /** What the text claims, checked by tests: members of the final view by path, and lines of the score sheet. */
  view?: Readonly<Record<string, unknown>>;
  lines?: Readonly<Record<string, readonly number[]>>;
  winners?: readonly Seat[];
}

export interface Section {
  /** Must never change, like the id of a scene. */
  id: string;
  title: Key;
  scenes: readonly Scene[];
}

export interface Tutorial {
  game: string;
  sections: readonly Section[];
  /** The reply to a legal move that is not right, by its type. */
  no: Readonly<Record<string, Key>>;
}

/** The learner's seat in every scene, and the names of the other players. */
export const ME: Seat = 0;
export const OTHERS: readonly string[] = ["Mira", "Leo"];
