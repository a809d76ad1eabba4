// The table in words: everything on it as headings, lists and tables, for screen readers.
import type { Seat } from "../net/messages";

/** Row by row; each row has a name, and a cell for each column. */
export interface WordsTable {
  /** What the rows are. */
  rows: string;
  columns: string[];
  lines: { name: string; cells: string[] }[];
}

/** A heading, and what is under it. */
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
  /** The player whose own things may be told; null for a spectator. */
  me: Seat | null;
  nameOf: (seat: Seat) => string;
}

/** A game's part of it: what comes after each player's points, and everything on the table. */
export interface GameInWords {
  players: { title: string; of: (seat: Seat) => string }[];
  parts: WordsPart[];
}
