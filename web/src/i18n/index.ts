import { en, type Key } from "./en";

export type { Key } from "./en";
export type Values = Record<string, string | number>;

/** The words for a key, with {name}s filled in. */
export function t(key: Key, values: Values = {}): string {
  return en[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The same for a key that is put together, as that of a level; the text itself where there is none. */
export function named(prefix: string, name: string): string {
  const key = `${prefix}.${name}`;
  return key in en ? en[key as Key] : name;
}
