import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Update } from "./update.svelte";

/** A service worker, as far as an update uses it. */
class FakeWorker extends EventTarget {
  state = "installing";
  readonly told: unknown[] = [];
  postMessage(what: unknown): void {
    this.told.push(what);
  }
  becomes(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  /** The worker that the next look finds. */
  found: FakeWorker | null = null;
  looks = 0;
  update(): Promise<void> {
    ++this.looks;
    this.installing = this.found;
    if (this.found) this.dispatchEvent(new Event("updatefound"));
    return Promise.resolve();
  }
  install(): void {
    this.waiting = this.installing;
    this.installing = null;
    this.waiting?.becomes("installed");
  }
}

let registration: FakeRegistration;
let reloads: number;
let newPages: boolean;

function begin(withWorker = true): Promise<Update> {
  const update = new Update({
    register: () => Promise.resolve(withWorker ? (registration as unknown as ServiceWorkerRegistration) : null),
    differs: () => Promise.resolve(newPages),
    reload: () => void ++reloads,
  });
  return update.watch().then(() => update);
}

beforeEach(() => {
  vi.useFakeTimers();
  registration = new FakeRegistration();
  registration.active = new FakeWorker();
  reloads = 0;
  newPages = false;
});
afterEach(() => vi.useRealTimers());

test("a new version is announced once all its files are there, and nothing changes by itself", async () => {
  const update = await begin();
  await update.look();
  expect(update.ready).toBe(false);
  registration.found = new FakeWorker();
  await update.look();
  expect(update.ready).toBe(false);
  registration.install();
  expect(update.ready).toBe(true);
  expect([reloads, registration.waiting!.told]).toEqual([0, []]);
});

test("a version that waits since an earlier visit is announced at once", async () => {
  registration.waiting = new FakeWorker();
  expect((await begin()).ready).toBe(true);
});

test("the worker of a first visit is no new version", async () => {
  registration.active = null;
  registration.installing = new FakeWorker();
  const update = await begin();
  registration.install();
  expect(update.ready).toBe(false);
});

test("when asked, the new version takes over and the page loads again", async () => {
  registration.waiting = new FakeWorker();
  const update = await begin();
  update.apply();
  expect([reloads, registration.waiting.told]).toEqual([0, ["update"]]);
  registration.waiting.becomes("activating");
  expect(reloads).toBe(0);
  registration.waiting.becomes("activated");
  vi.runAllTimers();
  expect(reloads).toBe(1);
});

test("a worker that does not answer does not keep the page from loading again", async () => {
  registration.waiting = new FakeWorker();
  const update = await begin();
  update.apply();
  vi.runAllTimers();
  expect(reloads).toBe(1);
});

test("a tab that another one has overtaken says so, and only loads again", async () => {
  const update = await begin();
  update.overtake();
  expect(update.ready).toBe(true);
  update.apply();
  expect(reloads).toBe(1);
});

test("put off, it is quiet for an hour", async () => {
  registration.waiting = new FakeWorker();
  const update = await begin();
  update.putOff();
  await update.look();
  expect(update.ready).toBe(false);
  vi.advanceTimersByTime(3_600_000);
  await update.look();
  expect(update.ready).toBe(true);
});

test("a reader who comes back often is not a reason to look each time", async () => {
  const update = await begin();
  await update.lookAgain();
  await update.lookAgain();
  expect(registration.looks).toBe(1);
  vi.advanceTimersByTime(60_000);
  await update.lookAgain();
  expect(registration.looks).toBe(2);
});

test("without a service worker, it compares the pages", async () => {
  const update = await begin(false);
  await update.look();
  expect(update.ready).toBe(false);
  newPages = true;
  await update.look();
  expect(update.ready).toBe(true);
  update.apply();
  expect(reloads).toBe(1);
});

test("nothing is looked for in a page under development", async () => {
  newPages = true;
  const update = new Update({
    register: () => Promise.resolve(null),
    differs: () => Promise.resolve(newPages),
    reload: () => undefined,
  });
  await update.look();
  expect(update.ready).toBe(false);
});
