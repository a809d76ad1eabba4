import { render } from "svelte/server";
import { afterAll, expect, test } from "vitest";
import { gameUi } from "../../games";
import { rulesAddress } from "../../games/rules_address";
import { named } from "../../i18n";
import { speak } from "../../i18n/language.svelte";
import { languages, PSEUDO } from "../../i18n/languages";
import { bookOf, marked, ruleOf, search, wordsOf, type Book } from "./book";
import { loadBook } from "./load";
import { plain, type Block, type Inline } from "./markup";
import Note from "./Note.svelte";

const LAST: [string, string, number][] = [
  ["sunrise-lane", "SL", 23],
  ["all-on-one-card", "AC", 16],
  ["construction-zone", "CZ", 11],
];
const SHARED = 7;
const LANGUAGES = languages.map(({ id }) => id);
const ids = (prefix: string, last: number): string[] => Array.from({ length: last }, (_, i) => `${prefix}-${i + 1}`);

const texts = (block: Block): Inline[][] =>
  block.kind === "list"
    ? block.items
    : block.kind === "table"
      ? [...block.head, ...block.rows.flat()]
      : block.kind === "code"
        ? []
        : [block.text];
const blocksOf = (book: Book): Block[] => [...book.intro, ...book.sections.flatMap((section) => section.blocks)];

test.each(LAST)(
  "%s: each rule of the game and each shared one stands once on its page, in order",
  async (game, prefix, last) => {
    for (const language of LANGUAGES) {
      const book = await loadBook(game, language);
      expect(book.rules.map((rule) => rule.id)).toEqual([...ids(prefix, last), ...ids("G", SHARED)]);
      for (const rule of book.rules) {
        expect(rule.title, rule.id).not.toBe("");
        expect(plain(rule.text), rule.id).not.toBe("");
      }
    }
  },
);

test.each(LAST)("%s: nobody reads marks instead of words", async (game) => {
  for (const language of LANGUAGES) {
    for (const block of blocksOf(await loadBook(game, language))) {
      for (const text of texts(block)) expect(plain(text)).not.toMatch(/\*\*|`|\]\(|^[-#|]/);
    }
  }
});

test.each(LAST)("%s: every language has the same parts and names of options", async (game) => {
  const shape = (book: Book): string[] =>
    blocksOf(book).map((block) => (block.kind === "rule" ? block.id : block.kind));
  const options = (book: Book): string[] =>
    blocksOf(book)
      .flatMap((block) => texts(block).flat())
      .flatMap((part) => (part.kind === "code" ? [part.text] : []))
      .sort();
  const english = await loadBook(game, "en");
  for (const language of LANGUAGES) {
    const book = await loadBook(game, language);
    expect(shape(book), language).toEqual(shape(english));
    expect(options(book), language).toEqual(expect.arrayContaining(options(english)));
    if (language !== "en") expect(book.intro).not.toEqual(english.intro);
  }
});

test.each(LAST)("%s: what a text calls a rule is one of the page", async (game) => {
  for (const language of LANGUAGES) {
    const book = await loadBook(game, language);
    const known = new Set(book.rules.map((rule) => rule.id));
    for (const part of blocksOf(book).flatMap((block) => texts(block).flat())) {
      if (part.kind === "rule") expect(known).toContain(part.id);
    }
  }
});

test.each(LAST)("%s: every picture belongs to a rule of the page", async (game) => {
  const book = await loadBook(game, "en");
  const diagrams = await gameUi(game)!.diagrams();
  expect(diagrams.length).toBeGreaterThan(2);
  for (const { rule } of diagrams) expect(ruleOf(book, rule)?.id).toBe(rule);
});

// Where the published texts leave a question open, the rule says that the answer is ours, always in the same words.
const READING: Record<string, string> = {
  en: "Our reading: ",
  it: "Nostra interpretazione: ",
  fr: "Notre lecture\u00a0: ",
};
test.each([
  ["sunrise-lane", ["SL-2", "SL-5", "SL-6", "SL-21"]],
  ["all-on-one-card", ["AC-14", "AC-15"]],
  ["construction-zone", ["CZ-2", "CZ-5", "CZ-6", "CZ-8"]],
])("%s: where a rule is our reading of the published text, it says so in each language", async (game, ids) => {
  for (const language of LANGUAGES) {
    const book = await loadBook(game, language);
    const reading = READING[language] ?? "?";
    expect(
      book.rules.filter((rule) => plain(rule.text).includes(reading)).map((rule) => rule.id),
      language,
    ).toEqual(ids);
  }
});

const BEGINS: Record<string, RegExp> = {
  en: /^Who begins: .*at random.*\(G-1\)/,
  it: /^Chi comincia: .*la sorte.*\(G-1\)/,
  fr: /^Qui commence\u00a0: .*tiré au sort.*\(G-1\)/,
};
const YOUNGEST: Record<string, RegExp> = { en: /youngest/, it: /più giovane/, fr: /plus jeune/ };
test.each(LAST)("%s: the set-up says who begins, in each language", async (game) => {
  for (const language of LANGUAGES) {
    const [setUp] = (await loadBook(game, language)).sections;
    const said = setUp!.blocks
      .flatMap((block) => (block.kind === "paragraph" ? [plain(block.text)] : []))
      .filter((text) => BEGINS[language]?.test(text));
    expect(said, language).toHaveLength(1);
    // The other two have no such rule.
    expect(YOUNGEST[language]?.test(said[0]!), language).toBe(game === "sunrise-lane");
  }
});

const OURS: Record<string, RegExp> = {
  en: /\bour own\b|\bours\b/,
  it: /\bnostr[aoei]\b/,
  fr: /\bnous\b|\bnotre\b|nôtres/,
};
afterAll(() => speak("en"));

test.each(LAST)(
  "%s: before the rules stands what is reconstructed and which rule is our own, in each language",
  async (game) => {
    const said = new Set<string>();
    for (const language of LANGUAGES) {
      await speak(language);
      const made = named("rules.note.made", game);
      // The first sentence says that the wording is ours, so it is skipped.
      expect(made.split(". ").slice(1).join()).toMatch(OURS[language] ?? /./);
      said.add(made);
      const { body } = render(Note, { props: { game } });
      expect(body).toContain(made);
      expect(body).toContain(`href="#/rules/${game}?rule=G-3"`);
      const own = ruleOf(await loadBook(game, language), "G-3");
      expect(own && plain(own.text)).toMatch(OURS[language] ?? /./);
      for (const text of [body, plain(own!.text)]) expect(text).toMatch(/\b20\b/); // both name the same limit
    }
    expect(said.size).toBe(LANGUAGES.length);
  },
);

test.each(LAST)("%s: in the pseudo-language all words are marked, and the ids stay", async (game) => {
  const [english, pseudo] = [await loadBook(game, "en"), await loadBook(game, PSEUDO)];
  expect(pseudo.rules.map(({ id }) => id)).toEqual(english.rules.map(({ id }) => id));
  const words = [
    pseudo.title,
    ...pseudo.sections.map(({ title }) => title),
    ...blocksOf(pseudo).flatMap((block) =>
      texts(block).map((text) => plain(text.filter(({ kind }) => kind !== "code"))),
    ),
  ];
  for (const text of words) expect(text.replace(/\b[A-Z]{1,3}-\d+\b/g, "")).not.toMatch(/[aeiou]/);
});

test("a language that is not there yet is read in English", async () => {
  expect(await loadBook("sunrise-lane", "eo")).toEqual(await loadBook("sunrise-lane", "en"));
});

const book = bookOf(
  "# Game\n\n## Turn\n\n- **XY-1 Build.** A house or a **park**.\n- **XY-12 Draw.** Two cards.\n\n## Files\n\nA park in a file.\n",
  "# For all\n\n- **G-1 Seats.** Clockwise.\n",
);

test("the shared rules follow those of the game, before what is no rule", () => {
  expect(book.sections.map((section) => section.title)).toEqual(["Turn", "For all", "Files"]);
});

test("an id is found however it is written", () => {
  expect(ruleOf(book, "xy12")?.id).toBe("XY-12");
  expect(ruleOf(book, "XY-2")).toBeNull();
});

test("the search takes ids and words, all of which must be there", () => {
  const found = (query: string): [string[], number] => {
    const { sections, hits } = search(book, wordsOf(query));
    return [sections.map((section) => section.title), hits];
  };
  expect(found("park")).toEqual([["Turn", "Files"], 2]);
  expect(found(" HOUSE  park ")).toEqual([["Turn"], 1]);
  expect(found("xy12")).toEqual([["Turn"], 1]);
  expect(found("xy-1")).toEqual([["Turn"], 2]);
  expect(found("bridge")).toEqual([[], 0]);
  expect(search(book, wordsOf("  ")).sections).toEqual(book.sections);
});

test("what was searched for is marked in the text, whatever signs it has", () => {
  expect(marked("A Park (park)", ["park", "("])).toEqual([
    { text: "A ", hit: false },
    { text: "Park", hit: true },
    { text: " ", hit: false },
    { text: "(", hit: true },
    { text: "park", hit: true },
    { text: ")", hit: false },
  ]);
});

test("accents, apostrophes and ligatures may be typed or left out", () => {
  const page = bookOf(
    "# Gioco\n\n## Città\n\n- **XY-1 Costruire.** L’edificio più alto della città.\n- **XY-2 Nœud.** Le cœur d'un quartier.\n",
    "# Tutti\n",
  );
  const hits = (query: string): number => search(page, wordsOf(query)).hits;
  expect(
    ["citta", "CITTÀ", "l'edificio", "l’edificio", "piu alto", "d’un", "coeur", "noeud", "nœud"].map(hits),
  ).toEqual(Array(9).fill(1));
  expect(hits("cittb")).toBe(0);
  expect(marked("L’edificio della città, al cœur", wordsOf("l'edificio citta oe"))).toEqual([
    { text: "L’edificio", hit: true },
    { text: " della ", hit: false },
    { text: "città", hit: true },
    { text: ", al c", hit: false },
    { text: "œ", hit: true },
    { text: "ur", hit: false },
  ]);
});

test("a rule leads to the page of its game, a shared one to that of the game that is played", () => {
  expect(rulesAddress("SL-9", "sunrise-lane")).toBe("#/rules/sunrise-lane?rule=SL-9");
  expect(rulesAddress("CZ-4", "sunrise-lane")).toBe("#/rules/construction-zone?rule=CZ-4");
  expect(rulesAddress("G-3", "all-on-one-card")).toBe("#/rules/all-on-one-card?rule=G-3");
});
