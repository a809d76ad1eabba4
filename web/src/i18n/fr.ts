import { allOnOneCardFr } from "../games/all-on-one-card/strings.fr";
import { constructionZoneFr } from "../games/construction-zone/strings.fr";
import { sunriseLaneFr } from "../games/sunrise-lane/strings.fr";
import { guideFr } from "../guide/strings.fr";
import { learnFr } from "../learn/strings.fr";
import { mineFr } from "../mine/strings.fr";
import { pagesFr } from "../pages/strings.fr";
import { replayFr } from "../replay/strings.fr";
import { rulesFr } from "../rules/strings.fr";
import { uiFr } from "../ui/strings.fr";
import { wordsFr } from "../words/strings.fr";
import { baseFr } from "./strings.fr";
import type { Words } from "./en";

export const fr: Words = {
  ...baseFr,
  ...pagesFr,
  ...mineFr,
  ...uiFr,
  ...replayFr,
  ...guideFr,
  ...rulesFr,
  ...learnFr,
  ...wordsFr,
  ...sunriseLaneFr,
  ...allOnOneCardFr,
  ...constructionZoneFr,
};
