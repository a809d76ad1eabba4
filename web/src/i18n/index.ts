// Texts, counts, lists and dates in the reader's language.
import { en, type Key } from "./en";
import { formOf } from "./form";
import { spoken } from "./language.svelte";

export type { Key } from "./en";
export type Values = Record<string, string | number>;

/** The string of a key, with {name}s filled in. */
export function t(key: Key, values: Values = {}): string {
  const { words, number } = spoken();
  return words[key].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return typeof value === "number" ? number.format(value) : (value ?? whole);
  });
}

/** The string for a count, which replaces {number}. In French, zero is singular. */
export function counted(key: string, number: number, values: Values = {}): string {
  const { words, plural } = spoken();
  return t(formOf(key, number, words, plural) as Key, { number, ...values });
}

/** "red, blue and green". */
export function listed(words: readonly string[]): string {
  return spoken().list.format(words);
}

/** "42%", from 0.42. */
export function percentage(part: number): string {
  return spoken().percent.format(part);
}

/** A date, such as "3 May 2026". */
export function dated(time: number): string {
  return spoken().day.format(time);
}

/** A date with the time. */
export function datedTime(time: number): string {
  return spoken().moment.format(time);
}

/** The same for a computed key, such as that of a level. Falls back to the text itself. */
export function named(prefix: string, name: string): string {
  const key = `${prefix}.${name}`;
  return Object.hasOwn(en, key) ? spoken().words[key as Key] : name;
}
