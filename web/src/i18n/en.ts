// Every visible string, by key. {name} is replaced; a key with .one has a plural without it. The words of a part stand
// in its folder: those of English are gathered here by hand, since the keys are a type; a strings.<language>.ts of this folder finds its others.
import { allOnOneCardEn } from "../games/all-on-one-card/strings.en";
import { constructionZoneEn } from "../games/construction-zone/strings.en";
import { sunriseLaneEn } from "../games/sunrise-lane/strings.en";
import { guideEn } from "../guide/strings.en";
import { learnEn } from "../learn/strings.en";
import { mineEn } from "../mine/strings.en";
import { pagesEn } from "../pages/strings.en";
import { replayEn } from "../replay/strings.en";
import { rulesEn } from "../rules/strings.en";
import { uiEn } from "../ui/strings.en";
import { wordsEn } from "../words/strings.en";
import { baseEn } from "./strings.en";

export const en = {
  ...baseEn,
  ...pagesEn,
  ...mineEn,
  ...uiEn,
  ...replayEn,
  ...guideEn,
  ...rulesEn,
  ...learnEn,
  ...wordsEn,
  ...sunriseLaneEn,
  ...allOnOneCardEn,
  ...constructionZoneEn,
} as const satisfies Record<string, string>;

export type Key = keyof typeof en;
export type Words = Record<Key, string>;

type Counted<P> = { [K in keyof P]: K extends `${infer C}.one` ? C : never }[keyof P];
/** The words of a part in another language: all of English, and for what is counted the forms that English has not. */
export type Part<P> = Record<keyof P, string> & Partial<Record<`${Counted<P>}.${"zero" | "two" | "few" | "many"}`, string>>;
