// A game's rules and the shared rules as one page, and the search in it.
import { plain, read, type Block, type Rule, type Section } from "./markup";

export interface Book {
  title: string;
  intro: Block[];
  sections: Section[];
  rules: Rule[];
}

const rulesIn = (sections: readonly Section[]): Rule[] =>
  sections.flatMap((section) => section.blocks.filter((block) => block.kind === "rule"));

/**
 * The shared rules come after the last section with rules of the game. What follows is about boards, cards and files.
 */
export function bookOf(game: string, common: string): Book {
  const own = read(game);
  const shared = read(common);
  const last = own.sections.findLastIndex((section) => section.blocks.some((block) => block.kind === "rule"));
  const sections = own.sections.toSpliced(
    last + 1,
    0,
    { title: shared.title, blocks: shared.intro },
    ...shared.sections,
  );
  return { title: own.title, intro: own.intro, sections, rules: rulesIn(sections) };
}

const bare = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, "");

/** "sl9" and "SL-9" are the same. */
export function ruleOf(book: Book, id: string): Rule | null {
  return book.rules.find((rule) => bare(rule.id) === bare(id)) ?? null;
}

function textOf(block: Block): string {
  switch (block.kind) {
    case "rule":
      return `${block.id} ${bare(block.id)} ${block.title} ${plain(block.text)}`;
    case "paragraph":
      return plain(block.text);
    case "list":
      return block.items.map(plain).join(" ");
    case "table":
      return [block.head, ...block.rows].flat().map(plain).join(" ");
    case "code":
      return block.text;
  }
}

const LIGATURES: Record<string, string> = { œ: "oe", æ: "ae" };
const APOSTROPHES = /[‘’ʼ´`]/g;

/** Folds a text for searching: lower case, no accents, one kind of apostrophe. */
export function folded(text: string): string {
  const letters = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return letters.replace(/[œæ]/g, (letter) => LIGATURES[letter] ?? letter).replace(APOSTROPHES, "'");
}

export const wordsOf = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

export interface Found {
  sections: Section[];
  hits: number;
}

/** The sections reduced to what contains all these words; everything if there are no words. */
export function search(book: Book, words: readonly string[]): Found {
  if (words.length === 0) return { sections: book.sections, hits: 0 };
  const fits = (block: Block): boolean => {
    const text = folded(textOf(block));
    return words.every((word) => text.includes(word));
  };
  const sections = book.sections
    .map((section) => ({ ...section, blocks: section.blocks.filter(fits) }))
    .filter((section) => section.blocks.length > 0);
  return { sections, hits: sections.reduce((sum, section) => sum + section.blocks.length, 0) };
}

/** A text split at the search words, which are folded. The text itself stays unchanged. */
export function marked(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
  if (words.length === 0) return [{ text, hit: false }];
  const letters = [...text];
  const shapes = letters.map(folded);
  // The original position of each folded letter.
  const from = shapes.flatMap((shape, i) => Array<number>(shape.length).fill(i));
  const any = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const pieces: { text: string; hit: boolean }[] = [];
  const cut = (start: number, end: number, hit: boolean): void => {
    if (end > start) pieces.push({ text: letters.slice(start, end).join(""), hit });
  };
  let done = 0;
  for (const match of shapes.join("").matchAll(new RegExp(any, "g"))) {
    const start = Math.max(done, from[match.index] ?? 0);
    const end = (from[match.index + match[0].length - 1] ?? start) + 1;
    cut(done, start, false);
    cut(start, end, true);
    done = Math.max(done, end);
  }
  cut(done, letters.length, false);
  return pieces;
}
