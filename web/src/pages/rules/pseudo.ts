// The rules and the guide in the pseudo-language; ids and code stay as they are.
import { pseudoText } from "../../i18n/pseudo";
import type { Book } from "./book";
import type { Block, Document, Inline, Section } from "./markup";

const inText = (text: string): string => (/\p{L}/u.test(text) ? pseudoText(text) : text);

function inWords(parts: readonly Inline[]): Inline[] {
  return parts.map((part) => {
    if (part.kind === "text") return { ...part, text: inText(part.text) };
    return part.kind === "bold" || part.kind === "link" ? { ...part, parts: inWords(part.parts) } : part;
  });
}

function inBlock(block: Block): Block {
  switch (block.kind) {
    case "rule":
      return { ...block, title: inText(block.title), text: inWords(block.text) };
    case "paragraph":
      return { ...block, text: inWords(block.text) };
    case "list":
      return { ...block, items: block.items.map(inWords) };
    case "table":
      return { ...block, head: block.head.map(inWords), rows: block.rows.map((row) => row.map(inWords)) };
    case "code":
      return block;
  }
}

const inSection = ({ title, blocks }: Section): Section => ({ title: inText(title), blocks: blocks.map(inBlock) });

export function pseudoDocument({ title, intro, sections }: Document): Document {
  return { title: inText(title), intro: intro.map(inBlock), sections: sections.map(inSection) };
}

export function pseudoBook(book: Book): Book {
  const page = pseudoDocument(book);
  return {
    ...page,
    rules: page.sections.flatMap((section) => section.blocks.filter((block) => block.kind === "rule")),
  };
}
