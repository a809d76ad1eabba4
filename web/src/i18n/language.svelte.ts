// The current language.
import { en, type Words } from "./en";
import { languageOf } from "./languages";

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

/** The current language. Read it each time, since it may change. */
export const spoken = (): ReturnType<typeof speaker> => now;

/** Changes the language of the whole page. If its strings can't be loaded, the old language stays. */
export async function speak(id: string): Promise<void> {
  wanted = id;
  const language = languageOf(id);
  if (!language) return;
  const words = await Promise.resolve(language.load()).catch(() => null);
  if (!words || wanted !== id) return;
  now = speaker(id, language.locale, words);
  if (typeof document !== "undefined") document.documentElement.lang = language.locale;
}
