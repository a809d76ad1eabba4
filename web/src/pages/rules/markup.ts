// Parses the markup of the rules into a tree: headings, rules, lists, tables, code, **bold**, `code`, links.
export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "bold"; parts: Inline[] }
  | { kind: "link"; parts: Inline[]; href: string }
  /** Matches rule ids, such as SL-9. */
  | { kind: "rule"; id: string };

export interface Rule {
  kind: "rule";
  id: string;
  title: string;
  text: Inline[];
}
export type Block =
  | Rule
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "list"; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "code"; text: string };

export interface Section {
  title: string;
  blocks: Block[];
}
export interface Document {
  title: string;
  intro: Block[];
  sections: Section[];
}

const MARK = /`([^`]+)`|\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)|\b([A-Z]{1,3}-\d+)\b/g;
const RULE = /^\*\*([A-Z]+-\d+)\s*([^*]*?)\.?\*\*\s*(.*)$/;

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > from) parts.push({ kind: "text", text: text.slice(from, match.index) });
    from = match.index + match[0].length;
    const [, code, bold, link, href, id] = match;
    if (code !== undefined) parts.push({ kind: "code", text: code });
    else if (bold !== undefined) parts.push({ kind: "bold", parts: inline(bold) });
    else if (link !== undefined) parts.push({ kind: "link", parts: inline(link), href: href ?? "" });
    else if (id !== undefined) parts.push({ kind: "rule", id });
  }
  if (from < text.length) parts.push({ kind: "text", text: text.slice(from) });
  return parts;
}

/** The text without markup. */
export function plain(parts: readonly Inline[]): string {
  return parts
    .map((part) =>
      part.kind === "rule" ? part.id : part.kind === "text" || part.kind === "code" ? part.text : plain(part.parts),
    )
    .join("");
}

const cells = (line: string): Inline[][] =>
  line
    .replace(/^\||\|\s*$/g, "")
    .split("|")
    .map((cell) => inline(cell.trim()));

/** The lines of a paragraph, list or table, up to an empty line or the start of another block. */
function blockOf(lines: readonly string[]): Block[] {
  const first = lines[0] ?? "";
  if (first.startsWith("|")) {
    const [head = "", , ...rows] = lines;
    return [{ kind: "table", head: cells(head), rows: rows.map(cells) }];
  }
  if (!first.startsWith("- ")) return [{ kind: "paragraph", text: inline(lines.map((line) => line.trim()).join(" ")) }];
  const items: string[] = [];
  for (const line of lines) {
    if (line.startsWith("- ")) items.push(line.slice(2).trim());
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  const blocks: Block[] = [];
  for (const item of items) {
    const rule = RULE.exec(item);
    const last = blocks.at(-1);
    if (rule) blocks.push({ kind: "rule", id: rule[1] ?? "", title: rule[2] ?? "", text: inline(rule[3] ?? "") });
    else if (last?.kind === "list") last.items.push(inline(item));
    else blocks.push({ kind: "list", items: [inline(item)] });
  }
  return blocks;
}

const sort = (line: string): string => (line.startsWith("|") ? "table" : line.startsWith("- ") ? "list" : "text");

export function read(text: string): Document {
  const document: Document = { title: "", intro: [], sections: [] };
  let open: string[] = [];
  let fenced: string[] | null = null;
  const put = (...blocks: Block[]): void => void (document.sections.at(-1)?.blocks ?? document.intro).push(...blocks);
  const close = (): void => {
    if (open.length > 0) put(...blockOf(open));
    open = [];
  };
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith("```")) {
      close();
      if (fenced) put({ kind: "code", text: fenced.join("\n") });
      fenced = fenced ? null : [];
    } else if (fenced) {
      fenced.push(line);
    } else if (line.startsWith("#")) {
      close();
      const title = line.replace(/^#+\s*/, "").trim();
      if (line.startsWith("# ")) document.title = title;
      else document.sections.push({ title, blocks: [] });
    } else if (line.trim() === "") {
      close();
    } else {
      // A table or list may directly follow a paragraph. Indented lines belong to the item before.
      if (open.length > 0 && sort(line) !== "text" && sort(line) !== sort(open[0] ?? "")) close();
      open.push(line);
    }
  }
  close();
  return document;
}
