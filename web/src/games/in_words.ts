// The table in words: everything on it as headings, lists and tables, for screen readers.
import type { Seat } from "../net/messages";

/** A table with a name for each row and a cell for each column. */
export interface WordsTable {
  /** The heading of the row names. */
  rows: string;
  columns: string[];
  lines: { name: string; cells: string[] }[];
}

/** A heading and its content. */
export interface WordsPart {
  title: string;
  says?: string[];
  list?: string[];
  table?: WordsTable;
  parts?: WordsPart[];
}

export interface WordsOf<V, C> {
  view: V;
  content: C;
  /** The player whose private things may be told; null for a spectator. */
  me: Seat | null;
  nameOf: (seat: Seat) => string;
}

/** A game's part of it: more columns for the players, and everything on the table. */
export interface GameInWords {
  players: { title: string; of: (seat: Seat) => string }[];
  parts: WordsPart[];
}
