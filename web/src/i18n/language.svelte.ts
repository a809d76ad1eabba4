// The language that is spoken now. English is always there; the others are loaded when somebody wants them.
import { en, type Words } from "./en";

interface Language {
  id: string;
  /** As its speakers call it; "" keeps it out of the menu. */
  name: string;
  /** For numbers, plurals, lists and the page. */
  locale: string;
  load: () => Words | Promise<Words>;
}

/** A further language is one more line, and a file in the folder of each part. */
const LANGUAGES: readonly Language[] = [
  { id: "en", name: "English", locale: "en-GB", load: () => en },
  { id: "it", name: "Italiano", locale: "it", load: async () => (await import("./it")).it },
  { id: "fr", name: "Français", locale: "fr", load: async () => (await import("./fr")).fr },
  { id: "xx", name: "", locale: "en-GB-x-pseudo", load: async () => (await import("./pseudo")).pseudo(en) },
];

export const languages = LANGUAGES.filter(({ name }) => name !== "");
export const isLanguage = (id: string): boolean => LANGUAGES.some((language) => language.id === id);

/** The first of the wished tags ("it-CH") that is there; English where none is. */
export function bestLanguage(wished: readonly string[]): string {
  const ids = wished.map((tag) => tag.toLowerCase().split("-")[0]);
  return ids.find((id) => languages.some((language) => language.id === id)) ?? "en";
}

function speaker(id: string, locale: string, words: Words) {
  return {
    id,
    locale,
    words,
    number: new Intl.NumberFormat(locale),
    percent: new Intl.NumberFormat(locale, { style: "percent" }),
    day: new Intl.DateTimeFormat(locale, { dateStyle: "medium" }),
    moment: new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }),
    list: new Intl.ListFormat(locale),
    plural: new Intl.PluralRules(locale),
  };
}

let now = $state.raw(speaker("en", "en-GB", en));
let wanted = "en";

/** What speaks; to be asked each time, since it may change. */
export const spoken = (): ReturnType<typeof speaker> => now;

/** Changes the language of the whole page. Where its words can't be had, the old one stays. */
export async function speak(id: string): Promise<void> {
  wanted = id;
  const language = LANGUAGES.find((one) => one.id === id);
  if (!language) return;
  const words = await Promise.resolve(language.load()).catch(() => null);
  if (!words || wanted !== id) return;
  now = speaker(id, language.locale, words);
  if (typeof document !== "undefined") document.documentElement.lang = language.locale;
}
