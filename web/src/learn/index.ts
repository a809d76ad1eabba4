// The tutorials. That of a fourth game is one more line.
import { allOnOneCardTutorial } from "./all-on-one-card";
import { constructionZoneTutorial } from "./construction-zone";
import type { Tutorial } from "./scene";
import { sunriseLaneTutorial } from "./sunrise-lane";

export const TUTORIALS: readonly Tutorial[] = [sunriseLaneTutorial, allOnOneCardTutorial, constructionZoneTutorial];

export function tutorialOf(game: string): Tutorial | null {
  return TUTORIALS.find((tutorial) => tutorial.game === game) ?? null;
}
