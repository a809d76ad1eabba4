import { en, type Key } from "./en";

export type { Key } from "./en";
export type Values = Record<string, string | number>;

/** The words for a key, with {name}s filled in. */
export function t(key: Key, values: Values = {}): string {
  return en[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Words for a number of things, which is {number}: one thing has a key of its own. */
export function counted(key: string, number: number, values: Values = {}): string {
  return t((number === 1 ? `${key}.one` : key) as Key, { number, ...values });
}

const LIST = new Intl.ListFormat("en-GB");

/** "red, blue and green". */
export function listed(words: readonly string[]): string {
  return LIST.format(words);
}

/** The same for a key that is put together, as that of a level; the text itself where there is none. */
export function named(prefix: string, name: string): string {
  const key = `${prefix}.${name}`;
  return key in en ? en[key as Key] : name;
}
