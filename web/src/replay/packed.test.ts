import { expect, test } from "vitest";
import { packed, unpacked } from "./packed";

const record = { format: "tavola-record", players: [{ name: "Zoë 🎲" }], events: Array.from({ length: 300 }, (_, i) => `house e${i % 9} 2`) };

test("what was packed is unpacked the same, and goes into an address as it is", async () => {
  const text = await packed(record);
  expect(text).toMatch(/^[\w-]+$/);
  expect(text.length).toBeLessThan(1000);
  expect(await unpacked(text)).toEqual(record);
});

test("what is cut, altered or something else is nothing", async () => {
  const text = await packed(record);
  expect(await unpacked(text.slice(0, text.length / 2))).toBeNull();
  expect(await unpacked("not base64 at all!")).toBeNull();
  expect(await unpacked("")).toBeNull();
});

test("a small text that unpacks to something huge is not unpacked", async () => {
  expect(await unpacked(await packed("a".repeat(2_000_000)))).toBeNull();
});
