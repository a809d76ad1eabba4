// A table as a page shows it: what is known of it, the connection, the last refusal, and open requests.
import type { Link, LinkStatus } from "./link";
import {
  isQuestion,
  type ClientMessage,
  type Course,
  type GameEvent,
  type Hint,
  type Moment,
  type Refusal,
  type Seat,
  type ServerMessage,
} from "./messages";
import { merged, type TableState } from "./table_state";

export class TableModel {
  table = $state.raw<TableState | null>(null);
  /** The events of the last update, for animations. */
  fresh = $state.raw<GameEvent[]>([]);
  status = $state.raw<LinkStatus>({ kind: "opening" });
  refusal = $state.raw<Refusal | null>(null);
  /** Whether a message is waiting for its answer. */
  busy = $state(false);
  /** The earlier moment that is shown; null for now. */
  moment = $state.raw<Moment | null>(null);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  course = $state.raw<Course | null>(null);
  /** The next game at this table, if it was created while this page was open. The page follows it. */
  next = $state<string | null>(null);
  #link: Link;
  /** Whose view is shown; null for the viewer's own. After the game it can be any player's, or all at once. */
  viewpoint = $state<Seat | "all" | null>(null);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache: nothing is drawn from it
  readonly #moments = new Map<string, Moment>();
  #wanted: number | null = null;
  #asked = "";
  /** The version that the last move was made for, until the move is refused. */
  #moved: number | null = null;
  #looking = false;
  #recordWanted: { resolve: (record: unknown) => void; reject: (why: Error) => void }[] = [];

  constructor(open: (listener: { message(message: ServerMessage): void; status(status: LinkStatus): void }) => Link) {
    this.#link = open({
      message: (message) => this.#hear(message),
      status: (status) => {
        const wasLost = this.status.kind === "lost";
        this.status = status;
        this.hinting = this.#looking = false; // requests over the old connection get no answer
        if (status.kind === "gone") this.#noRecord("the table is gone");
        if (status.kind !== "open") return;
        if (this.#wanted !== null) this.look(this.#wanted);
        if (wasLost && this.#recordWanted.length > 0) this.say({ t: "record" });
      },
    });
  }

  say(message: ClientMessage, name?: string): void {
    if (!isQuestion(message)) {
      if (message.t === "move") {
        if (this.#moved === this.table?.version) return; // pressed twice
        this.#moved = this.table?.version ?? null;
      }
      this.busy = true;
      this.refusal = null;
    }
    if (message.t === "hint") this.hinting = true;
    this.#link.send(message, name);
  }

  /** Shows the table after `at` events; null for now. */
  look(at: number | null): void {
    this.#wanted = at;
    if (at === null) {
      this.moment = null;
      return;
    }
    const key = `${at} ${this.viewpoint}`;
    const known = this.#moments.get(key);
    if (known) {
      this.moment = known;
    } else if (!this.#looking) {
      this.#looking = true;
      this.#asked = key;
      this.say({ t: "look", at, ...(this.viewpoint === null ? {} : { seat: this.viewpoint }) });
    }
  }

  /** The record of a finished game; rejects if it is refused. */
  record(): Promise<unknown> {
    this.say({ t: "record" });
    return new Promise((resolve, reject) => this.#recordWanted.push({ resolve, reject }));
  }

  close(): void {
    this.#link.close();
  }

  #noRecord(why: string): void {
    for (const { reject } of this.#recordWanted.splice(0)) reject(new Error(why));
  }

  #hear(message: ServerMessage): void {
    const before = this.table;
    this.table = merged(before, message, Date.now());
    if (before && !before.nextTable) this.next = this.table?.nextTable ?? null;
    switch (message.t) {
      case "welcome":
        this.fresh = [];
        this.#moments.clear();
        break;
      case "update":
        if (message.events) {
          this.fresh = message.events;
          this.hint = null;
        }
        break;
      case "moment":
        this.#moments.set(this.#asked, message);
        this.#looking = false;
        if (this.#wanted !== null) this.look(this.#wanted);
        return;
      case "hint":
        this.hinting = false;
        if (message.at === this.table?.events.length) this.hint = message;
        return;
      case "course":
        this.course = message;
        return;
      case "record":
        for (const { resolve } of this.#recordWanted.splice(0)) resolve(message.record);
        return;
      case "error":
        this.refusal = message.error;
        this.#moved = null;
        if (message.to === "hint") this.hinting = false;
        if (message.to === "look") this.#looking = false;
        if (message.to === "record") this.#noRecord(message.error.what);
        break;
      default:
        return;
    }
    this.busy = false;
  }
}
