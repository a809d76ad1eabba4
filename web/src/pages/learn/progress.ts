// Progress in each tutorial, stored in this browser. Data unknown to this version is kept and ignored.
import type { Scene, Tutorial } from "../../games/scene";

const KEY = "tavola.learn";
const ASIDE = "tavola.learn.aside";

export interface Progress {
  /** The ids of finished sections. */
  done: string[];
  /** The last place: section and scene, as "chains/row"; "" at the start and after the end. */
  at: string;
  /** Another version stored it in a way that can't be read here. */
  foreign?: true;
}

type Kept = Record<string, unknown>;
type Shelf = Pick<Storage, "getItem" | "setItem">;

export interface Place {
  section: number;
  scene: number;
}

/** Null if the stored data can't be read here. */
function readAll(shelf: Shelf | undefined): Kept | null {
  let text: string | null = null;
  try {
    text = (shelf ?? localStorage).getItem(KEY);
    const kept: unknown = JSON.parse(text ?? "{}");
    return isMembers(kept) ? kept : null;
  } catch {
    return text === null ? {} : null; // storage is disabled, or the value is not ours
  }
}

const isMembers = (kept: unknown): kept is Kept => typeof kept === "object" && kept !== null && !Array.isArray(kept);
const membersOf = (kept: unknown): Kept => (isMembers(kept) ? kept : {});
const list = (kept: unknown): unknown[] => (Array.isArray(kept) ? kept : []);
const isId = (id: unknown): id is string => typeof id === "string";

export function progressOf(game: string, shelf?: Shelf): Progress {
  const all = readAll(shelf);
  const kept = all?.[game];
  const { done, at } = membersOf(kept);
  const readable = all !== null && (kept === undefined || (Array.isArray(done) && isId(at)));
  return { done: list(done).filter(isId), at: isId(at) ? at : "", ...(readable ? {} : { foreign: true }) };
}

/** Stores the progress. Data of another version stays; unreadable data is moved aside. */
export function keepProgress(game: string, { done, at }: Progress, shelf?: Shelf): void {
  try {
    const place = shelf ?? localStorage;
    const all = readAll(place);
    if (all === null) place.setItem(ASIDE, place.getItem(KEY) ?? "");
    const old = membersOf(all?.[game]);
    const others = list(old["done"]).filter((id) => !isId(id));
    place.setItem(KEY, JSON.stringify({ ...all, [game]: { ...old, done: [...others, ...done], at } }));
  } catch {
    // kept until the page is closed
  }
}

export function sceneAt({ sections }: Tutorial, { section, scene }: Place): Scene | null {
  return sections[section]?.scenes[scene] ?? null;
}

export function nameOfPlace({ sections }: Tutorial, { section, scene }: Place): string {
  const part = sections[section];
  return part ? `${part.id}/${part.scenes[scene]?.id ?? ""}` : "";
}

/** Where to continue: the last place, else the first unfinished section; null if all are finished. */
export function resumed(tutorial: Tutorial, { done, at }: Progress): Place | null {
  const [part, name] = at.split("/");
  const { sections } = tutorial;
  const section = sections.findIndex(({ id }) => id === part);
  if (section >= 0)
    return {
      section,
      scene: Math.max(
        0,
        sections[section]!.scenes.findIndex(({ id }) => id === name),
      ),
    };
  const next = sections.findIndex(({ id }) => !done.includes(id));
  return next < 0 ? null : { section: next, scene: 0 };
}

/** Whether the last place no longer exists or can't be read, because of an update. */
export function changedSince({ sections }: Tutorial, { at, foreign }: Progress): boolean {
  const [part, name] = at.split("/");
  return (
    foreign === true ||
    (at !== "" && !sections.some(({ id, scenes }) => id === part && scenes.some((scene) => scene.id === name)))
  );
}

/** The scene after this one; null after the last. */
export function after({ sections }: Tutorial, { section, scene }: Place): Place | null {
  if (scene + 1 < (sections[section]?.scenes.length ?? 0)) return { section, scene: scene + 1 };
  return section + 1 < sections.length ? { section: section + 1, scene: 0 } : null;
}

/** The progress after a change of place; `finished`: the section was completed, not skipped. */
export function moved(
  tutorial: Tutorial,
  progress: Progress,
  from: Place,
  to: Place | null,
  finished: boolean,
): Progress {
  const left = tutorial.sections[from.section]?.id;
  const closes = finished && left !== undefined && to?.section !== from.section && !progress.done.includes(left);
  return { done: closes ? [...progress.done, left] : progress.done, at: to ? nameOfPlace(tutorial, to) : "" };
}
