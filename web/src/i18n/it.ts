import { allOnOneCardIt } from "../games/all-on-one-card/strings.it";
import { constructionZoneIt } from "../games/construction-zone/strings.it";
import { sunriseLaneIt } from "../games/sunrise-lane/strings.it";
import { guideIt } from "../guide/strings.it";
import { learnIt } from "../learn/strings.it";
import { mineIt } from "../mine/strings.it";
import { pagesIt } from "../pages/strings.it";
import { replayIt } from "../replay/strings.it";
import { rulesIt } from "../rules/strings.it";
import { uiIt } from "../ui/strings.it";
import { wordsIt } from "../words/strings.it";
import { baseIt } from "./strings.it";
import type { Words } from "./en";

export const it: Words = {
  ...baseIt,
  ...pagesIt,
  ...mineIt,
  ...uiIt,
  ...replayIt,
  ...guideIt,
  ...rulesIt,
  ...learnIt,
  ...wordsIt,
  ...sunriseLaneIt,
  ...allOnOneCardIt,
  ...constructionZoneIt,
};
