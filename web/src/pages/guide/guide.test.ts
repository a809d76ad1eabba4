import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { en, type Key } from "../../i18n/en";
import { languages } from "../../i18n/languages";
import type { Block, Document, Inline } from "../rules/markup";
import { plain } from "../rules/markup";
import { loadGuide } from "./load";

const textOf = (language: string): string =>
  readFileSync(new URL(`../../../../docs/guide${language === "en" ? "" : `/${language}`}.md`, import.meta.url), "utf8");
const GUIDES = await Promise.all(
  languages.map(async ({ id, load }) => ({ id, words: await load(), guide: await loadGuide(id), text: textOf(id) })),
);
const ENGLISH = GUIDES.find(({ id }) => id === "en")!;

const parts = (block: Block): Inline[] =>
  block.kind === "paragraph" ? block.text : block.kind === "list" ? block.items.flat() : [];
const all = (guide: Document): Inline[] => guide.sections.flatMap((section) => section.blocks.flatMap(parts));
const bold = (guide: Document): string[] =>
  all(guide).flatMap((part) => (part.kind === "bold" ? [plain(part.parts)] : []));
const shape = ({ sections }: Document): string[][] =>
  sections.map(({ blocks }) =>
    blocks.map((block) => (block.kind === "list" ? `list of ${block.items.length}` : block.kind)),
  );

test.each(GUIDES)("$id: the same sections as in English, with the same parts", ({ id, guide }) => {
  expect(shape(guide)).toEqual(shape(ENGLISH.guide));
  expect(guide.intro).toHaveLength(1);
  for (const { title, blocks } of guide.sections) {
    expect(title).not.toBe("");
    expect(blocks, title).not.toEqual([]);
  }
  if (id !== "en")
    for (const [i, { title }] of guide.sections.entries()) expect(title).not.toBe(ENGLISH.guide.sections[i]?.title);
});

test.each(GUIDES)("$id: controls are called as they are on the page", ({ words, guide }) => {
  const keysOf = (text: string): Key[] => (Object.keys(en) as Key[]).filter((key) => en[key] === text);
  const here = bold(guide);
  let controls = 0;
  for (const [i, text] of bold(ENGLISH.guide).entries()) {
    const keys = keysOf(text);
    if (keys.length === 0) continue;
    controls += 1;
    expect(
      keys.map((key) => words[key]),
      text,
    ).toContain(here[i]);
  }
  expect(controls).toBeGreaterThan(20);
});

test.each(GUIDES)("$id: links lead somewhere, here and in the file", ({ guide, id, text }) => {
  for (const part of all(guide)) if (part.kind === "link") expect(part.href).toMatch(/^#\/rules\/[\w-]+$/);
  const folder = new URL(id === "en" ? "../../../../docs/" : "../../../../docs/guide/", import.meta.url);
  const targets = [...text.matchAll(/\]\(([^)#\s]+)\)/g)].map(([, target]) => target ?? "");
  expect(targets.length).toBeGreaterThan(6);
  for (const target of targets) expect(() => readFileSync(new URL(target, folder)), target).not.toThrow();
});

test.each(GUIDES)("$id: nobody reads marks instead of words", ({ guide }) => {
  for (const part of all(guide)) expect(plain([part])).not.toMatch(/\*\*|`|\]\(|!\[/);
});

test("a language without a guide has the English one", async () => {
  expect(await loadGuide("eo")).toEqual(ENGLISH.guide);
});
