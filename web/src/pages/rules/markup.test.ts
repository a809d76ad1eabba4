import { expect, test } from "vitest";
import { inline, plain, read } from "./markup";

test("a page has a title, an introduction and sections", () => {
  const page = read("# A game\n\nOne player\nrolls.\n\n## Set-up\n\nWords.\n\n## A turn\n");
  expect(page.title).toBe("A game");
  expect(page.intro).toEqual([{ kind: "paragraph", text: [{ kind: "text", text: "One player rolls." }] }]);
  expect(page.sections.map((section) => section.title)).toEqual(["Set-up", "A turn"]);
});

test("an item with an id in bold is a rule, on as many lines as it likes; other items are a list", () => {
  const [section] = read(
    "## A turn\n- **XY-4 Take (a must).** Take 2\n  cards.\n- **XY-5** Stop.\n- a\n- b\n  c\n",
  ).sections;
  expect(section?.blocks).toEqual([
    { kind: "rule", id: "XY-4", title: "Take (a must)", text: [{ kind: "text", text: "Take 2 cards." }] },
    { kind: "rule", id: "XY-5", title: "", text: [{ kind: "text", text: "Stop." }] },
    { kind: "list", items: [[{ kind: "text", text: "a" }], [{ kind: "text", text: "b c" }]] },
  ]);
});

test("tables and code are kept as they are laid out", () => {
  const blocks = read("Words:\n| a | b |\n|---|---|\n| 1 | `2` |\n\n```json\n{ **no** }\n\n# no\n```\n").intro;
  expect(blocks).toEqual([
    { kind: "paragraph", text: [{ kind: "text", text: "Words:" }] },
    {
      kind: "table",
      head: [[{ kind: "text", text: "a" }], [{ kind: "text", text: "b" }]],
      rows: [[[{ kind: "text", text: "1" }], [{ kind: "code", text: "2" }]]],
    },
    { kind: "code", text: "{ **no** }\n\n# no" },
  ]);
});

test("bold, code, links and ids are told from words", () => {
  const parts = inline("Take **one of `these`** (SL-5), see [there](https://example.org). **Open");
  expect(parts.map((part) => part.kind)).toEqual(["text", "bold", "text", "rule", "text", "link", "text"]);
  expect(plain(parts)).toBe("Take one of these (SL-5), see there. **Open");
});
