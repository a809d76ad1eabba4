// What stands on the pages, from their own dictionary.
import { en, type Key, type Words } from "../../src/i18n/en";
import { languageOf, languages, PSEUDO } from "../../src/i18n/languages";

/** Those that people choose from, English first. */
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

/** The whole text of a key, with anything for its {values}. */
export function like(key: Key): RegExp {
  return new RegExp(`^${escaped(en[key]).replace(/\\\{\w+\\\}/g, ".+")}$`);
}

/** One of several texts. */
export function oneOf(...keys: Key[]): RegExp {
  return new RegExp(keys.map((key) => like(key).source).join("|"));
}

/** A name that has this text in it. */
export function having(...keys: Key[]): RegExp {
  return new RegExp(keys.map((key) => escaped(en[key])).join("|"));
}

/** A name that begins with one of these texts. */
export function beginning(...keys: Key[]): RegExp {
  return new RegExp(keys.map((key) => like(key).source.slice(0, -1)).join("|"));
}
