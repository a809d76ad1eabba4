// The guide for players, from docs/guide.md and docs/guide/<language>.md; loaded when someone opens it.
import { addressOf } from "../../browser/address";
import { PSEUDO } from "../../i18n/languages";
import { read, type Block, type Document, type Inline } from "../rules/markup";

const FILES = import.meta.glob<string>(["../../../../docs/guide.md", "../../../../docs/guide/*.md"], {
  query: "?raw",
  import: "default",
});

const RULES = /rules\/(?:\w+\/)?([\w-]+)\.md$/;
const PICTURE = /^!\[.*$/gm;

/** Links to the rules lead to their pages. Other files are not here, so their links become plain text. */
function linked(part: Inline): Inline[] {
  if (part.kind === "bold") return [{ kind: "bold", parts: part.parts.flatMap(linked) }];
  if (part.kind !== "link" || !part.href.endsWith(".md")) return [part];
  const game = RULES.exec(part.href)?.[1];
  return game ? [{ ...part, href: addressOf({ page: "rules", game, rule: null }) }] : part.parts;
}

function withLinks(block: Block): Block {
  if (block.kind === "paragraph") return { ...block, text: block.text.flatMap(linked) };
  return block.kind === "list" ? { ...block, items: block.items.map((item) => item.flatMap(linked)) } : block;
}

/** The guide for this page, without what only readers of the file need: links to other languages and pictures. */
function guideOf(text: string): Document {
  const { title, intro, sections } = read(text.replace(PICTURE, ""));
  return {
    title,
    intro: intro.slice(0, 1),
    sections: sections.map((section) => ({ ...section, blocks: section.blocks.map(withLinks) })),
  };
}

/** Falls back to English if there is no translation. */
export async function loadGuide(language: string): Promise<Document> {
  const file = FILES[`../../../../docs/guide/${language}.md`] ?? FILES["../../../../docs/guide.md"];
  if (!file) throw new Error("docs has no guide.md");
  const guide = guideOf(await file());
  return language === PSEUDO ? (await import("../rules/pseudo")).pseudoDocument(guide) : guide;
}
