/** What the texts of a rules page need to know. */
export interface Reading {
  game: string;
  /** The rule ids on the page. */
  ids: ReadonlySet<string>;
  /** The search words. */
  words: readonly string[];
}
