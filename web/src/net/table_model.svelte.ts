// A table as a page shows it: what is known, how the connection is, and what was refused last.
import type { Link, LinkStatus } from "./link";
import type { ClientMessage, GameEvent, Refusal, ServerMessage } from "./messages";
import { merged, type TableState } from "./table_state";

export class TableModel {
  state = $state.raw<TableState | null>(null);
  /** The events of the last update, for what is animated. */
  fresh = $state.raw<GameEvent[]>([]);
  status = $state.raw<LinkStatus>({ kind: "opening" });
  refusal = $state.raw<Refusal | null>(null);
  /** A message is on its way. */
  busy = $state(false);
  #link: Link;

  constructor(open: (listener: { message(message: ServerMessage): void; status(status: LinkStatus): void }) => Link) {
    this.#link = open({
      message: (message) => this.#hear(message),
      status: (status) => {
        this.status = status;
      },
    });
  }

  say(message: ClientMessage, name?: string): void {
    this.busy = true;
    this.refusal = null;
    this.#link.send(message, name);
  }

  close(): void {
    this.#link.close();
  }

  #hear(message: ServerMessage): void {
    this.state = merged(this.state, message, Date.now());
    if (message.t === "welcome") this.fresh = [];
    if (message.t === "update" && message.events) this.fresh = message.events;
    if (message.t === "error") this.refusal = message.error;
    if (message.t !== "here") this.busy = false;
  }
}
