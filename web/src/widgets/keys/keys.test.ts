import { expect, test } from "vitest";
import { DEEDS, KEYS, shortcutOf } from "./keys";

const plain = {
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
  defaultPrevented: false,
  target: null,
};
const inside = (kind: string | null): unknown => ({ closest: () => kind });

test("each key does one thing", () => {
  expect(new Set(Object.values(KEYS)).size).toBe(DEEDS.length);
  for (const deed of DEEDS) expect(shortcutOf({ ...plain, key: KEYS[deed] })).toBe(deed);
  expect(shortcutOf({ ...plain, key: "U" })).toBe("undo"); // caps lock is on
  expect(shortcutOf({ ...plain, key: "?", shiftKey: true })).toBe("help");
  expect(shortcutOf({ ...plain, key: "x" })).toBe(null);
});

test("not while a key is held with another, repeats, or has been used", () => {
  for (const held of ["ctrlKey", "altKey", "metaKey", "shiftKey", "repeat", "defaultPrevented"])
    expect(shortcutOf({ ...plain, key: "u", [held]: true }), held).toBe(null);
});

test("not where letters are typed", () => {
  expect(shortcutOf({ ...plain, key: "u", target: inside("input") })).toBe(null);
  expect(shortcutOf({ ...plain, key: "u", target: inside(null) })).toBe("undo");
});
