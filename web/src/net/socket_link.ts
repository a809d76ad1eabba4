// A table on a server. After a lost connection it resumes from its version. It repeats an unanswered message with the
// old version, so that nothing happens twice.
import type { GoneReason, Link, LinkListener } from "./link";
import { isQuestion, type ClientMessage, type ServerMessage } from "./messages";

const RETRY_MS = [250, 500, 1000, 2000, 4000];
const GONE: Record<number, "no-such-table" | "too-many-connections"> = {
  4404: "no-such-table",
  4429: "too-many-connections",
};

export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** A message from the server; null if it is malformed. */
function messageOf(data: unknown): ServerMessage | null {
  try {
    const message: unknown = JSON.parse(String(data));
    return typeof message === "object" && message !== null && "t" in message ? (message as ServerMessage) : null;
  } catch {
    return null;
  }
}

export class SocketLink implements Link {
  #socket: SocketLike | null = null;
  #version = 0;
  #waiting: { text: string; kind: string } | null = null;
  /** The kind of the message that was repeated after a lost connection. */
  #repeated: string | null = null;
  #opened = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly open: () => SocketLike,
    private readonly listener: LinkListener,
    private readonly invitation: string | null,
    /** Why the server refuses this table; null if it does not, or can't be reached. */
    private readonly whyGone: () => Promise<GoneReason | null>,
  ) {
    this.#connect();
  }

  send(message: ClientMessage): void {
    const text = JSON.stringify({ ...message, version: this.#version });
    if (!isQuestion(message)) this.#waiting = { text, kind: message.t };
    this.#socket?.send(text);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  async #ask(): Promise<void> {
    const why = await this.whyGone();
    if (why === null || this.#closed) return;
    this.close();
    this.listener.status({ kind: "gone", why });
  }

  #connect(): void {
    const socket = this.open();
    socket.onopen = () => {
      this.#opened = true;
      socket.send(
        JSON.stringify({
          t: "join",
          ...(this.#version > 0 ? { since: this.#version } : { log: true }),
          ...(this.invitation ? { invitation: this.invitation } : {}),
        }),
      );
    };
    socket.onmessage = (event) => {
      const message = messageOf(event.data);
      if (message) return this.#hear(socket, message);
      this.#version = 0; // malformed: start again
      socket.close();
    };
    socket.onclose = (event) => this.#lost(event.code);
  }

  #hear(socket: SocketLike, message: ServerMessage): void {
    if (message.t === "welcome" || message.t === "resumed") {
      this.#socket = socket;
      this.#tries = 0;
      this.listener.status({ kind: "open" });
      this.#repeated = this.#waiting?.kind ?? null;
      if (this.#waiting) socket.send(this.#waiting.text);
    }
    if (message.t === "update" && message.from !== this.#version) {
      this.#version = 0; // an update is missing: start again
      socket.close();
      return;
    }
    if (message.t === "welcome" || message.t === "update") {
      this.#version = message.version;
      this.#waiting = null;
    }
    if (message.t === "error" && message.to === this.#waiting?.kind) this.#waiting = null;
    if (message.t === "error" && message.to === this.#repeated && message.error.name === "stale") {
      this.#repeated = null;
      return; // the first message had arrived
    }
    this.listener.message(message);
  }

  #lost(code: number): void {
    this.#socket = null;
    if (this.#closed) return;
    const why = GONE[code];
    if (why) return this.listener.status({ kind: "gone", why });
    this.listener.status({ kind: "lost" });
    // Browsers don't say why a socket could not be opened. The table may not exist.
    if (!this.#opened) void this.#ask();
    const wait = RETRY_MS[Math.min(this.#tries++, RETRY_MS.length - 1)] ?? 4000;
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }
}
