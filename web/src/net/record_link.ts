// A game from a record: the engine shows it as a finished table.
import type { Engine, EngineReply } from "./engine";
import type { Link, LinkListener } from "./link";
import type { ClientMessage, Refusal, ServerMessage } from "./messages";

export class RecordLink implements Link {
  #work: Promise<void>;
  #closed = false;

  /** `refused`: the record can't be shown. */
  constructor(
    private readonly engine: Engine,
    record: unknown,
    private readonly listener: LinkListener,
    refused: (why: Refusal) => void,
  ) {
    this.#work = this.#run(async () => {
      const opened = await engine.ask({ cmd: "open_record", record });
      if (opened.ok) {
        if (this.#closed) return;
        listener.status({ kind: "open" });
        await this.#ask({ cmd: "join" });
      } else if (!this.#closed) {
        this.#closed = true;
        refused(opened.error ?? { name: "bad-record", what: "" });
      }
    });
  }

  send(message: ClientMessage): void {
    const said = JSON.stringify({ ...message, version: 1 }); // a record does not change
    this.#work = this.#work.then(() => this.#run(() => this.#ask({ cmd: "say", name: "", message: said })));
  }

  close(): void {
    this.#closed = true;
  }

  async #run(what: () => Promise<void>): Promise<void> {
    if (this.#closed) return;
    try {
      await what();
    } catch {
      this.close();
      this.listener.status({ kind: "gone", why: "no-engine" });
    }
  }

  async #ask(request: Record<string, unknown>): Promise<void> {
    const reply = (await this.engine.ask({ ...request, now: Date.now() })) as EngineReply & { messages?: string[] };
    if (!reply.ok) throw new Error(reply.error?.what ?? "the engine refused");
    if (this.#closed) return;
    for (const text of reply.messages ?? []) this.listener.message(JSON.parse(text) as ServerMessage);
  }
}
