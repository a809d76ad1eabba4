// Every string that people see, by key. {name} is replaced; a key with a count has a singular, with .one appended. Each
// part keeps its strings in its own folder, as strings.<language>.ts, and adds its keys to Parts.

/** The strings of each part, by folder. Each strings.en.ts adds its own. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface Parts {}

export type Key = { [P in keyof Parts]: keyof Parts[P] }[keyof Parts];
export type Words = Record<Key, string>;

const parts = import.meta.glob<Record<string, string>>("../**/strings.en.ts", { eager: true, import: "default" });

export const en: Words = Object.assign({}, ...Object.values(parts));

type Counted<P> = { [K in keyof P]: K extends `${infer C}.one` ? C : never }[keyof P];
/** The strings of a part in another language: the English keys, and plural forms that English lacks. */
export type Part<P> = Record<keyof P, string> &
  Partial<Record<`${Counted<P>}.${"zero" | "two" | "few" | "many"}`, string>>;
