// The table in words: what lies there as headings, lists and tables, for those who read it with their ears or fingers.
import type { Seat } from "../net/messages";

/** Row by row; each row has a name, and a cell for each column. */
export interface WordsTable {
  /** What the rows are. */
  rows: string;
  columns: string[];
  lines: { name: string; cells: string[] }[];
}

/** A heading, and what stands under it. */
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
  /** Whose own things may be told; null for somebody who watches. */
  me: Seat | null;
  nameOf: (seat: Seat) => string;
}

/** A game's part of it: what stands beside each player's points, and all that lies on the table. */
export interface GameInWords {
  players: { title: string; of: (seat: Seat) => string }[];
  parts: WordsPart[];
}
