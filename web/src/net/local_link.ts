// A table in this browser, with the engine as the server. Every change is stored before anyone sees it.
import type { Engine, EngineReply } from "./engine";
import { asGlance, glanceAfter } from "./glance";
import type { Link, LinkListener } from "./link";
import type { KeptTable, LocalStore } from "./local_store";
import type { ClientMessage, ServerMessage, Settings } from "./messages";

interface Outcome extends EngineReply {
  entries?: string[];
  messages?: string[];
  bot?: boolean;
  due?: number | null;
  next?: string;
}

/** Creates and stores a table, and returns its id. Its error says what is wrong with the settings. */
export async function makeLocalTable(engine: Engine, store: LocalStore, settings: Settings): Promise<string> {
  const now = Date.now();
  const made = await engine.ask({ cmd: "open_table", settings: { hints: true, ...settings }, now });
  if (!made.ok) throw new Error(made.error?.what ?? "the table could not be made");
  const id = String(made["id"]);
  await store.put({ id, opening: String(made["opening"]), entries: [], changed: now });
  return id;
}

export class LocalLink implements Link {
  #kept: KeptTable | null = null;
  #version = 0;
  #work: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  /** `pause`: milliseconds between bot moves, so that people can follow them. */
  constructor(
    private readonly engine: Engine,
    private readonly store: LocalStore,
    private readonly id: string,
    private readonly listener: LinkListener,
    private readonly pause: () => number,
  ) {
    this.#do(() => this.#begin());
  }

  send(message: ClientMessage, name = ""): void {
    const said = JSON.stringify({ ...message, version: this.#version });
    this.#do(() => this.#ask({ cmd: "say", name, message: said }));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** Handles one request at a time, since the engine holds one table. */
  #do(what: () => Promise<void>): void {
    this.#work = this.#work.then(async () => {
      if (this.#closed) return;
      try {
        await what();
      } catch {
        this.listener.status({ kind: "gone", why: "no-engine" });
        this.close();
      }
    });
  }

  async #begin(): Promise<void> {
    this.#kept = await this.store.get(this.id);
    if (!this.#kept) return this.#gone("no-such-table");
    const { opening, entries } = this.#kept;
    const restored = await this.engine.ask({ cmd: "restore_table", opening, entries, now: Date.now() });
    if (!restored.ok) return this.#gone(restored.error?.name === "old-rules" ? "old-rules" : "damaged");
    this.listener.status({ kind: "open" });
    await this.#ask({ cmd: "join" });
  }

  #gone(why: "no-such-table" | "damaged" | "old-rules"): void {
    this.listener.status({ kind: "gone", why });
    this.close();
  }

  async #ask(request: Record<string, unknown>): Promise<void> {
    const outcome = (await this.engine.ask({ ...request, now: Date.now() })) as Outcome;
    if (!outcome.ok) throw new Error(outcome.error?.what ?? "the engine refused");
    const messages = (outcome.messages ?? []).map((text) => JSON.parse(text) as ServerMessage);
    await this.#keep(outcome, messages);
    for (const message of messages) {
      if (message.t === "welcome" || message.t === "update") this.#version = message.version;
      this.listener.message(message);
    }
    this.#plan(outcome);
  }

  async #keep(outcome: Outcome, messages: readonly ServerMessage[]): Promise<void> {
    const kept = this.#kept;
    if (!kept) return;
    const { entries = [] } = outcome;
    kept.entries.push(...entries);
    if (entries.length > 0) kept.changed = Date.now();
    const before = asGlance(kept.glance);
    const glance = messages.reduce((known, message) => glanceAfter(known, message, kept.changed), before);
    if (glance) kept.glance = glance;
    if (entries.length === 0 && JSON.stringify(glance) === JSON.stringify(before)) return;
    await this.store.put(kept);
    if (outcome.next) {
      const id = (JSON.parse(outcome.next) as { id: string }).id;
      await this.store.put({ id, opening: outcome.next, entries: [], changed: kept.changed });
    }
  }

  #plan(outcome: Outcome): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    if (outcome.bot) {
      this.#timer = setTimeout(() => this.#do(() => this.#ask({ cmd: "think" })), this.pause());
    } else if (outcome.due != null) {
      const wait = Math.min(Math.max(outcome.due - Date.now(), 0), 2 ** 30);
      this.#timer = setTimeout(() => this.#do(() => this.#ask({ cmd: "tick" })), wait);
    }
  }
}
