import { expect, test } from "vitest";
import { ForgivingStore, memoryStore, type KeptTable, type LocalStore } from "./local_store";

const table = (id: string, ...entries: string[]): KeptTable => ({ id, opening: "{}", entries, changed: 1 });

/** A store whose disk can be full. */
function fullAtWill(): LocalStore & { full: boolean } {
  const store = memoryStore();
  return {
    full: false,
    lasting: true,
    list: () => store.list(),
    get: (id) => store.get(id),
    remove: (id) => store.remove(id),
    put(one) {
      return this.full ? Promise.reject(new Error("full")) : store.put(one);
    },
  };
}

test("what can't be written is kept as long as the page, and that is said", async () => {
  const disk = fullAtWill();
  const store = new ForgivingStore(disk);
  await store.put(table("a"));
  expect(store.lasting).toBe(true);
  disk.full = true;
  await store.put(table("a", "one"));
  await store.put(table("b"));
  expect(store.lasting).toBe(false);
  expect((await store.get("a"))?.entries).toEqual(["one"]);
  expect((await store.list()).map((one) => one.id)).toEqual(["a", "b"]);
});

test("when there is room again it is written", async () => {
  const disk = fullAtWill();
  const store = new ForgivingStore(disk);
  disk.full = true;
  await store.put(table("a", "one"));
  disk.full = false;
  await store.put(table("a", "one", "two"));
  expect((await disk.get("a"))?.entries).toEqual(["one", "two"]);
  await store.remove("a");
  expect(await store.list()).toEqual([]);
});
