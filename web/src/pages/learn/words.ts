// What the teacher says at each moment of a scene.
import type { Scene, Step, Tutorial } from "../../games/scene";
import type { Why } from "../../games/why";
import { t, type Key } from "../../i18n";
import type { Choice } from "../../net/messages";
import type { Stage } from "./lesson.svelte";

export interface Moment {
  scene: Scene;
  stage: Stage;
  step: number;
  other: Choice | null;
  refusal: Why | null;
}

/** The reply to a legal move that is not the right one. */
export function sentenceFor(tutorial: Tutorial, step: Step | undefined, { text, move }: Choice): Key | null {
  return step?.no?.[text] ?? step?.no?.[move.type] ?? tutorial.no[move.type] ?? null;
}

/** The keys of a step's paragraphs. */
const asking = (scene: Scene, step: number): Key[] =>
  (step === 0 ? [scene.say] : []).concat(scene.steps[step]?.do ?? []);

export function paragraphs(tutorial: Tutorial, { scene, stage, step, other, refusal }: Moment): string[] {
  if (stage === "broken") return [t("learn.broken")];
  if (stage === "done") return [t(scene.done)];
  if (stage === "other" && other) {
    const key = sentenceFor(tutorial, scene.steps[step], other);
    return key ? [t(key)] : [];
  }
  const words = asking(scene, step).map((key) => t(key));
  return refusal ? [refusal.what, words.at(-1) ?? ""] : words;
}

/** All texts of these scenes, to keep room for the longest. */
export function everything(scenes: readonly Scene[]): string[][] {
  return scenes
    .flatMap((scene) => [...scene.steps.map((_, step) => asking(scene, step)), [scene.done]])
    .map((keys) => keys.map((key) => t(key)));
}
