// Every scene on the real engine: it can be set up and played, and what its text claims is true.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GAMES } from "../../games";
import type { Scene, Tutorial } from "../../games/scene";
import { en } from "../../i18n/en";
import { languages } from "../../i18n/languages";
import type { Engine } from "../../net/engine";
import { realEngine } from "../../net/real_engine";
import { Lesson } from "./lesson.svelte";
import { sentenceFor } from "./words";

const scenesOf = (tutorial: Tutorial): Scene[] => tutorial.sections.flatMap((section) => section.scenes);
const TUTORIALS = await Promise.all(GAMES.map(({ tutorial }) => tutorial()));
const tutorialOf = (game: string): Tutorial => TUTORIALS.find((tutorial) => tutorial.game === game)!;
const SCENES = TUTORIALS.flatMap((tutorial) =>
  scenesOf(tutorial).map((scene) => ({ name: `${tutorial.game}: ${scene.id}`, tutorial, scene })),
);
const member = (from: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], from);

/** Plays the scene; `way` says which of the right moves to use. */
async function played(
  tutorial: Tutorial,
  scene: Scene,
  way: (right: readonly string[]) => string,
  each?: (lesson: Lesson) => void,
): Promise<{ lesson: Lesson; engine: Engine }> {
  const engine = realEngine();
  const lesson = new Lesson(engine, tutorial.game);
  await lesson.begin(scene);
  for (const step of scene.steps) {
    expect(lesson.stage).toBe("ask");
    each?.(lesson);
    const choice = lesson.shown?.choices.find(({ text }) => text === way(step.right));
    expect(choice, `${way(step.right)} is legal`).toBeDefined();
    if (step.point) expect(step.right).toEqual(expect.arrayContaining([...step.point]));
    if (step.points !== undefined) expect(choice!.preview.points).toBe(step.points);
    await lesson.play(choice!.text);
  }
  expect(lesson.stage).toBe("done");
  return { lesson, engine };
}

test.each(SCENES)("$name: what is asked for can be done, and brings what is said", async ({ tutorial, scene }) => {
  const { lesson, engine } = await played(tutorial, scene, (right) => right[0]!);
  for (const [path, value] of Object.entries(scene.view ?? {}))
    expect(member(lesson.shown?.view, path), path).toEqual(value);
  const { result } = (await engine.ask({ cmd: "result" })) as unknown as {
    result: { over: boolean; winners: number[]; lines: { name: string; points: number[] }[] };
  };
  for (const [name, points] of Object.entries(scene.lines ?? {}))
    expect(result.lines.find((line) => line.name === name)?.points, name).toEqual(points);
  if (scene.winners) expect(result.winners).toEqual(scene.winners);
  expect(result.over).toBe(scene.sheet === true);
  expect(lesson.result !== null).toBe(scene.sheet === true);
});

test.each(SCENES)("$name: each of several right moves leads to the end", async ({ tutorial, scene }) => {
  const most = Math.max(...scene.steps.map((step) => step.right.length));
  for (let i = 1; i < most; ++i) await played(tutorial, scene, (right) => right[i] ?? right[0]!);
});

test.each(SCENES)(
  "$name: everything else that is allowed gets a sentence, and can be taken back",
  async ({ tutorial, scene }) => {
    await played(
      tutorial,
      scene,
      (right) => right[0]!,
      (lesson) => {
        for (const choice of lesson.shown?.choices ?? []) {
          if (!lesson.asked?.right.includes(choice.text))
            expect(sentenceFor(tutorial, lesson.asked ?? undefined, choice), choice.text).not.toBeNull();
        }
      },
    );
    const lesson = new Lesson(realEngine(), tutorial.game);
    await lesson.begin(scene);
    const before = lesson.shown;
    const other = before?.choices.find(({ text }) => !scene.steps[0]?.right.includes(text));
    if (!other) return;
    await lesson.play(other.text);
    expect(lesson.stage).toBe("other");
    await lesson.takeBack();
    expect(lesson.stage).toBe("ask");
    expect(lesson.shown).toMatchObject({ view: before?.view, choices: before?.choices });
  },
);

test.each(SCENES)("$name: the points are told in every language", async ({ scene }) => {
  const points = scene.steps.reduce((sum, step) => sum + (step.points ?? 0), 0);
  if (points < 2) return; // too few to be written as a number
  const told = [scene.done, ...scene.steps.map((step) => step.do)];
  for (const { id, load } of languages) {
    const words = await load();
    expect(told.map((key) => words[key]).join(" "), id).toMatch(new RegExp(`\\b${points}\\b`));
  }
});

test("what the rules don't allow is refused with the rule, and changes nothing", async () => {
  const tutorial = tutorialOf("sunrise-lane");
  const lesson = new Lesson(realEngine(), tutorial.game);
  await lesson.begin(scenesOf(tutorial)[0]!);
  await lesson.play("house a6 1");
  expect(lesson.refusal).toMatchObject({ rule: "SL-5" });
  expect(lesson.stage).toBe("ask");
});

test("a position that this engine does not know breaks nothing else", async () => {
  const tutorial = tutorialOf("sunrise-lane");
  const lesson = new Lesson(realEngine(), tutorial.game);
  const [first, second] = scenesOf(tutorial);
  await lesson.begin({ ...first!, position: "hand0=zzz" });
  expect(lesson.stage).toBe("broken");
  await lesson.begin(second!);
  expect(lesson.stage).toBe("ask");
});

// The worked examples in the rules: five, five and none.
test.each([
  ["sunrise-lane", [1, 2, 3, 4, 5]],
  ["all-on-one-card", [1, 2, 3, 4, 5]],
  ["construction-zone", []],
])("%s: every worked example of the rules is a scene", (game, examples) => {
  expect(scenesOf(tutorialOf(game)).flatMap(({ example }) => example ?? [])).toEqual(examples);
});

test.each(TUTORIALS.map((tutorial) => [tutorial.game, tutorial] as const))(
  "%s: places have names of their own, rules are there",
  (_, tutorial) => {
    const sections = tutorial.sections.map(({ id }) => id);
    expect(new Set(sections).size).toBe(sections.length);
    for (const section of tutorial.sections)
      expect(new Set(section.scenes.map(({ id }) => id)).size).toBe(section.scenes.length);
    const book = ["common", tutorial.game]
      .map((name) => readFileSync(new URL(`../../../../docs/rules/${name}.md`, import.meta.url), "utf8"))
      .join("\n");
    for (const rule of scenesOf(tutorial).flatMap((scene) => scene.rules)) expect(book).toContain(rule);
  },
);

test("a part of a tutorial is short to read", () => {
  for (const scene of TUTORIALS.flatMap(scenesOf))
    expect((en[scene.say] + en[scene.steps[0]!.do]).length, scene.id).toBeLessThan(320);
});

test.each(TUTORIALS.map((tutorial) => [tutorial.game, tutorial] as const))(
  "%s: takes about five minutes, in every language, and scores in the end",
  async (_, tutorial) => {
    const scenes = scenesOf(tutorial);
    const steps = scenes.flatMap((scene) => scene.steps);
    for (const { id, load } of languages) {
      const words = await load();
      const text = scenes
        .flatMap((scene) => [scene.say, ...scene.steps.map((step) => step.do), scene.done])
        .map((key) => words[key]);
      // 200 words a minute, and 5 seconds per move.
      const minutes = text.join(" ").split(/\s+/).length / 200 + (5 * steps.length) / 60;
      expect(minutes, id).toBeGreaterThan(2);
      expect(minutes, id).toBeLessThan(7);
    }
    expect(scenes.filter((scene) => scene.sheet)).toHaveLength(1);
  },
);
