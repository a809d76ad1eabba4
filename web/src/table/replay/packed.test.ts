import { expect, test } from "vitest";
import { packed, unpacked } from "./packed";

const record = {
  format: "tavola-record",
  players: [{ name: "Zoë 🎲" }],
  events: Array.from({ length: 300 }, (_, i) => `house e${i % 9} 2`),
};

test("what was packed is unpacked the same, and goes into an address as it is", async () => {
  const text = await packed(record);
  expect(text).toMatch(/^[\w-]+$/);
  expect(text.length).toBeLessThan(1000);
  expect(await unpacked(text)).toEqual({ record });
});

test("what is cut, altered or something else is told so", async () => {
  const text = await packed(record);
  for (const wrong of [
    text.slice(0, text.length / 2),
    "not base64 at all!",
    "",
    await packed({ format: "pgn" }),
    await packed(null),
  ]) {
    expect(await unpacked(wrong)).toEqual({ problem: "cut" });
  }
});

test("a small text that unpacks to something huge is not unpacked, and told so", async () => {
  expect(await unpacked(await packed({ ...record, more: "a".repeat(2_000_000) }))).toEqual({ problem: "huge" });
});
