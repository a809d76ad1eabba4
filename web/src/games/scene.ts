// A tutorial is data: sections of scenes, each a position of the real engine with the moves to be made there.
import type { Key } from "../i18n";
import type { Seat } from "../net/messages";

/** One move of the person. */
export interface Step {
  /** What is asked for. */
  do: Key;
  /** The moves that are right, as text. */
  right: readonly string[];
  /** Those of them that are pointed at, where the words name one; left out: all. */
  point?: readonly string[];
  /** What happens next: other players' moves and random events. */
  then?: readonly string[];
  /** The points of the move. */
  points?: number;
  /** What is said to another move that is allowed, by its text or type; what is left out, the tutorial says. */
  no?: Readonly<Record<string, Key>>;
}

export interface Scene {
  /** Never changes: what people have done is kept by it. */
  id: string;
  title: Key;
  say: Key;
  steps: readonly Step[];
  done: Key;
  rules: readonly string[];
  players: number;
  first: Seat;
  position: string;
  /** Options of the table besides the first player, such as the variant. */
  options?: Readonly<Record<string, string>>;
  /** The worked example of the rules that this is. */
  example?: number;
  /** The score sheet is shown in the end. */
  sheet?: boolean;
  /** What the words claim, for the tests: members of the final view by their path, and lines of the score sheet. */
  view?: Readonly<Record<string, unknown>>;
  lines?: Readonly<Record<string, readonly number[]>>;
  winners?: readonly Seat[];
}

export interface Section {
  /** Never changes, as that of a scene. */
  id: string;
  title: Key;
  scenes: readonly Scene[];
}

export interface Tutorial {
  game: string;
  sections: readonly Section[];
  /** What is said to a move that is allowed and not right, by its type. */
  no: Readonly<Record<string, Key>>;
}

/** The person sits here in every scene; the others are called by these names. */
export const ME: Seat = 0;
export const OTHERS: readonly string[] = ["Mira", "Leo"];
