// A table as a page shows it: what is known, how the connection is, what was refused last, and what was asked for.
import type { Link, LinkStatus } from "./link";
import { isQuestion, type ClientMessage, type GameEvent, type Hint, type Moment, type Refusal, type Seat, type ServerMessage } from "./messages";
import { merged, type TableState } from "./table_state";

export class TableModel {
  state = $state.raw<TableState | null>(null);
  /** The events of the last update, for what is animated. */
  fresh = $state.raw<GameEvent[]>([]);
  status = $state.raw<LinkStatus>({ kind: "opening" });
  refusal = $state.raw<Refusal | null>(null);
  /** A message is on its way. */
  busy = $state(false);
  /** The earlier moment that is looked at; null: now. */
  moment = $state.raw<Moment | null>(null);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  /** How the points of the seats stood after each event. */
  course = $state.raw<number[][] | null>(null);
  record = $state.raw<unknown>(null);
  #link: Link;
  /** Whose view is looked at; null: one's own. When the game is over it can be anybody's. */
  lookAs = $state<Seat | null>(null);
  readonly #moments = new Map<string, Moment>();
  #wanted: number | null = null;
  #asked = "";
  /** The version that the last move was made against, until it is refused. */
  #moved: number | null = null;
  #looking = false;

  constructor(open: (listener: { message(message: ServerMessage): void; status(status: LinkStatus): void }) => Link) {
    this.#link = open({
      message: (message) => this.#hear(message),
      status: (status) => {
        this.status = status;
        this.hinting = this.#looking = false; // what was asked over another connection has no answer
        if (status.kind === "open" && this.#wanted !== null) this.look(this.#wanted);
      },
    });
  }

  say(message: ClientMessage, name?: string): void {
    if (!isQuestion(message)) {
      if (message.t === "move") {
        if (this.#moved === this.state?.version) return; // pressed twice
        this.#moved = this.state?.version ?? null;
      }
      this.busy = true;
      this.refusal = null;
    }
    if (message.t === "hint") this.hinting = true;
    this.#link.send(message, name);
  }

  /** Shows the table after so many events; null: as it is now. */
  look(at: number | null): void {
    this.#wanted = at;
    if (at === null) {
      this.moment = null;
      return;
    }
    const key = `${at} ${this.lookAs}`;
    const known = this.#moments.get(key);
    if (known) {
      this.moment = known;
    } else if (!this.#looking) {
      this.#looking = true;
      this.#asked = key;
      this.say({ t: "look", at, ...(this.lookAs === null ? {} : { seat: this.lookAs }) });
    }
  }

  close(): void {
    this.#link.close();
  }

  #hear(message: ServerMessage): void {
    this.state = merged(this.state, message, Date.now());
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
        if (message.at === this.state?.events.length) this.hint = message;
        return;
      case "course":
        this.course = message.totals;
        return;
      case "record":
        this.record = message.record;
        return;
      case "error":
        this.refusal = message.error;
        this.#moved = null;
        if (message.to === "hint") this.hinting = false;
        if (message.to === "look") this.#looking = false;
        break;
      default:
        return;
    }
    this.busy = false;
  }
}
