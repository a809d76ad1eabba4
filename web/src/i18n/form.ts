/** The key for a count: `key.one`, `key.few`, ... if the language has that form, otherwise `key`. */
export function formOf(key: string, number: number, words: Record<string, string>, plural: Intl.PluralRules): string {
  const form = `${key}.${plural.select(number)}`;
  return Object.hasOwn(words, form) ? form : key;
}
