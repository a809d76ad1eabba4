/** How a page is being read: what the texts need to know. */
export interface Reading {
  game: string;
  /** The ids that are on the page. */
  ids: ReadonlySet<string>;
  /** What is searched for. */
  words: readonly string[];
}
