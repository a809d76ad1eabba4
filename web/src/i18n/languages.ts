// The available languages. English is built in; the others are loaded on demand.
import { en, type Words } from "./en";

export interface Language {
  id: string;
  /** Its name in the language itself; "" keeps it out of the menu. */
  name: string;
  /** The locale for numbers, plurals, lists and the page. */
  locale: string;
  load: () => Words | Promise<Words>;
}

/** For tests: longer texts, in brackets. */
export const PSEUDO = "xx";

interface File {
  default: Record<string, string>;
  parts: Record<string, Record<string, string>>;
}

const FILES = import.meta.glob<File>(["./strings.*.ts", "!./strings.en.ts"]);

/** The strings of all parts, in one file. */
async function gathered(id: string): Promise<Words> {
  const { default: own, parts } = await FILES[`./strings.${id}.ts`]!();
  return Object.assign({}, own, ...Object.values(parts)) as Words;
}

/** To add a language, add a line here and a file in the folder of each part. */
const LANGUAGES: readonly Language[] = [
  { id: "en", name: "English", locale: "en-GB", load: () => en },
  { id: "it", name: "Italiano", locale: "it", load: () => gathered("it") },
  { id: "fr", name: "Français", locale: "fr", load: () => gathered("fr") },
  { id: PSEUDO, name: "", locale: "en-GB-x-pseudo", load: async () => (await import("./pseudo")).pseudo(en) },
];

/** The languages that people can choose. */
export const languages = LANGUAGES.filter(({ name }) => name !== "");
export const languageOf = (id: string): Language | null => LANGUAGES.find((language) => language.id === id) ?? null;

/** The first available of the preferred tags (such as "it-CH"), or English. */
export function bestLanguage(wished: readonly string[]): string {
  const ids = wished.map((tag) => tag.toLowerCase().split("-")[0]);
  return ids.find((id) => languages.some((language) => language.id === id)) ?? "en";
}
