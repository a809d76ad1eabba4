// A new version of the pages. A tab notices it and says so, and keeps its own version until the reader presses a
// button: whatever is half-written stays. The service worker keeps the files of both versions meanwhile.
const HOUR_MS = 3_600_000;
const PATIENCE_MS = 5_000;

/** What an update needs of the browser. */
export interface Surroundings {
  /** The service worker; null where the browser allows none, as over plain HTTP. */
  register(): Promise<ServiceWorkerRegistration | null>;
  /** Whether the server has other pages than those that run here. */
  differs(): Promise<boolean>;
  reload(): void;
}

export class Update {
  /** Whether to say that a new version is here. */
  ready = $state(false);
  #registration: ServiceWorkerRegistration | null = null;
  #watching = false;
  #looked = 0;
  #quietUntil = 0;
  /** Whether another tab has changed to the new version: this one lives on, with its own files. */
  #overtaken = false;

  constructor(private readonly outside: Surroundings) {}

  /** Starts to watch. Until then, and in a page under development, there are no updates. */
  async watch(): Promise<void> {
    this.#registration = await this.outside.register();
    this.#watching = true;
    const found = this.#registration;
    if (!found) return;
    found.addEventListener("updatefound", () => this.#follow(found.installing));
    this.#follow(found.installing);
    this.#see();
  }

  /** Asks whether there is a new version. */
  async look(): Promise<void> {
    if (!this.#watching) return;
    this.#looked = Date.now();
    if (!this.#registration) {
      if (await this.outside.differs().catch(() => false)) this.show();
      return;
    }
    await this.#registration.update().catch(() => undefined); // offline: there is a next time
    this.#see();
  }

  /** The reader is back at this tab, which they may be many times an hour. */
  async lookAgain(): Promise<void> {
    if (Date.now() - this.#looked >= HOUR_MS / 60) await this.look();
  }

  /** Another tab has changed to the new version. */
  overtake(): void {
    this.#overtaken = true;
    this.#see();
  }

  show(): void {
    if (Date.now() >= this.#quietUntil) this.ready = true;
  }

  /** Says nothing for an hour. */
  putOff(): void {
    this.ready = false;
    this.#quietUntil = Date.now() + HOUR_MS;
  }

  /** Changes to the new version, at the same address. */
  apply(): void {
    const waiting = this.#registration?.waiting;
    if (!waiting) return this.outside.reload();
    const { reload } = this.outside;
    const late = setTimeout(reload, PATIENCE_MS);
    waiting.addEventListener("statechange", () => {
      if (waiting.state !== "activated") return;
      clearTimeout(late);
      reload();
    });
    waiting.postMessage("update");
  }

  #follow(worker: ServiceWorker | null): void {
    worker?.addEventListener("statechange", () => this.#see());
  }

  /** The worker of a first visit replaces none. That of a new version waits until a tab changes to it. */
  #see(): void {
    if (this.#overtaken || (this.#registration?.waiting && this.#registration.active)) this.show();
  }
}

/** Whether the page at this address starts with another script than this one did. */
async function differs(): Promise<boolean> {
  const script = document.querySelector("script[type=module][src]")?.getAttribute("src");
  const reply = await fetch("./", { cache: "no-cache" });
  const page = reply.ok ? await reply.text() : "";
  return script != null && page.includes('type="module"') && !page.includes(script);
}

export const update = new Update({
  register: async () =>
    "serviceWorker" in navigator
      ? ((await navigator.serviceWorker.register("./sw.js").catch(() => null)) ?? null)
      : null,
  differs,
  reload: () => location.reload(),
});

/** Keeps an eye on new versions: now and then, when the reader comes back, and when a piece of this one is missing. */
export async function watchForUpdates(): Promise<void> {
  const workers = "serviceWorker" in navigator ? navigator.serviceWorker : null;
  let controlled = workers?.controller != null;
  workers?.addEventListener("controllerchange", () => {
    if (controlled) update.overtake();
    controlled = true; // by the worker of a first visit
  });
  await update.watch();
  workers?.controller?.postMessage("begun");
  setInterval(() => void update.look(), HOUR_MS);
  addEventListener("vite:preloadError", () => void update.look());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void update.lookAgain();
  });
}
