// Single keys as shortcuts: which there are, and when a key counts as one.
import type { Key } from "../../i18n";

export const KEYS = {
  undo: "u",
  hint: "h",
  words: "w",
  log: "l",
  board: "b",
  mine: "m",
  chat: "c",
  prompt: "p",
  scores: "s",
} as const;
export type Deed = keyof typeof KEYS;
export const DEEDS = Object.keys(KEYS) as Deed[];
export const HELP = "?";

/** Keys and what they do, under a title: a section of the list of keys. */
export interface KeyGroup {
  title: Key;
  lines: readonly { keys: Key; does: Key }[];
}

interface Press {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  repeat: boolean;
  defaultPrevented: boolean;
  target: unknown;
}

const TYPED_IN =
  "input:not([type=checkbox], [type=radio], [type=range], [type=button]), textarea, select, [contenteditable], dialog";

/** Whether the focused element uses letters itself. */
function types(target: unknown): boolean {
  return (
    target !== null &&
    typeof target === "object" &&
    "closest" in target &&
    (target as Element).closest(TYPED_IN) !== null
  );
}

/** The shortcut of a key, or null. */
export function shortcutOf(press: Press): Deed | "help" | null {
  if (press.ctrlKey || press.altKey || press.metaKey || press.repeat || press.defaultPrevented || types(press.target))
    return null;
  if (press.key === HELP) return "help";
  return press.shiftKey ? null : (DEEDS.find((deed) => KEYS[deed] === press.key.toLowerCase()) ?? null);
}
