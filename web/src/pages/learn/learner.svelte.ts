// The learner's progress in a tutorial, and the current scene.
import { untrack } from "svelte";
import type { Tutorial } from "../../games/scene";
import { WorkerEngine } from "../../net/engine";
import { Lesson } from "./lesson.svelte";
import {
  after,
  changedSince,
  keepProgress,
  moved,
  progressOf,
  resumed,
  sceneAt,
  type Place,
  type Progress,
} from "./progress";

/** Create it when a component starts. */
export class Learner {
  progress: Progress;
  /** Null at the end. */
  place = $state.raw<Place | null>(null);
  /** Whether the tutorial has changed since the last visit. The page says so until the learner continues. */
  changed = $state(false);
  readonly part = $derived.by(() => (this.place ? (this.tutorial.sections[this.place.section] ?? null) : null));
  readonly scene = $derived.by(() => (this.place ? sceneAt(this.tutorial, this.place) : null));
  readonly lesson: Lesson;

  constructor(readonly tutorial: Tutorial) {
    // Its own engine, so that the tables' engine is not disturbed.
    const engine = new WorkerEngine();
    $effect(() => () => engine.close());
    this.lesson = new Lesson(engine, tutorial.game);
    this.progress = $state.raw(progressOf(tutorial.game));
    untrack(() => {
      this.changed = changedSince(tutorial, this.progress);
      void this.#open(resumed(tutorial, this.progress));
    });
  }

  #open(place: Place | null): Promise<void> {
    this.place = place;
    return this.scene ? this.lesson.begin(this.scene) : Promise.resolve();
  }
  /** Starts the same scene again. */
  again(): Promise<void> {
    return this.#open(this.place);
  }
  #go(to: Place | null, finished = false): void {
    if (!this.place) return;
    this.changed = false;
    this.progress = moved(this.tutorial, this.progress, this.place, to, finished);
    keepProgress(this.tutorial.game, this.progress);
    void this.#open(to);
  }
  /** Goes to the next scene. */
  next(finished: boolean): void {
    this.#go(this.place && after(this.tutorial, this.place), finished);
  }
  goTo(section: number): void {
    this.place ??= { section, scene: 0 };
    this.#go({ section, scene: 0 });
  }
  restart(): void {
    const { sections } = this.tutorial;
    const done = this.progress.done.filter((id) => !sections.some((section) => section.id === id));
    this.progress = { ...this.progress, done };
    this.goTo(0);
  }
}
