// The texts of the pages, from their own dictionary.
import { en, type Key, type Words } from "../../src/i18n/en";
import { languageOf, languages, PSEUDO } from "../../src/i18n/languages";

/** The languages that people can choose, English first. */
export const LANGUAGES = languages.map(({ id }) => id);
export { PSEUDO };
const WORDS = new Map(
  await Promise.all([...LANGUAGES, PSEUDO].map(async (id) => [id, await languageOf(id)!.load()] as const)),
);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The text of a key, with its {values} filled in. */
export function t(key: Key, values: Record<string, string | number> = {}): string {
  return en[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** All texts of a language. */
export const inLanguage = (language: string): Words => WORDS.get(language) ?? en;

/** Matches the whole text of a key, with anything for its {values}. */
export function like(key: Key): RegExp {
  return new RegExp(`^${escaped(en[key]).replace(/\\\{\w+\\\}/g, ".+")}$`);
}

/** Matches one of several texts. */
export function oneOf(...keys: Key[]): RegExp {
  return new RegExp(keys.map((key) => like(key).source).join("|"));
}

/** Matches a name that contains this text. */
export function having(...keys: Key[]): RegExp {
  return new RegExp(keys.map((key) => escaped(en[key])).join("|"));
}

/** Matches a name that begins with one of these texts. */
export function beginning(...keys: Key[]): RegExp {
  return new RegExp(keys.map((key) => like(key).source.slice(0, -1)).join("|"));
}
