// A table on a server. After a lost connection it resumes from the version it has; a message that had no answer is
// said again with its old version, so that it can't happen twice.
import type { Link, LinkListener } from "./link";
import { isQuestion, type ClientMessage, type ServerMessage } from "./messages";

const RETRY_MS = [250, 500, 1000, 2000, 4000];
const GONE: Record<number, "no-such-table" | "too-many-connections"> = { 4404: "no-such-table", 4429: "too-many-connections" };

export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export class SocketLink implements Link {
  #socket: SocketLike | null = null;
  #version = 0;
  #waiting: { text: string; kind: string; resent: boolean } | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly open: () => SocketLike,
    private readonly listener: LinkListener,
    private readonly invitation: string | null,
  ) {
    this.#connect();
  }

  send(message: ClientMessage): void {
    const text = JSON.stringify({ ...message, version: this.#version });
    if (!isQuestion(message)) this.#waiting = { text, kind: message.t, resent: false };
    this.#socket?.send(text);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect(): void {
    const socket = this.open();
    socket.onopen = () => {
      socket.send(
        JSON.stringify({
          t: "join",
          ...(this.#version > 0 ? { since: this.#version } : { log: true }),
          ...(this.invitation ? { invitation: this.invitation } : {}),
        }),
      );
    };
    socket.onmessage = (event) => this.#hear(socket, JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #hear(socket: SocketLike, message: ServerMessage): void {
    if (message.t === "welcome" || message.t === "resumed") {
      this.#socket = socket;
      this.#tries = 0;
      this.listener.status({ kind: "open" });
      if (this.#waiting) {
        this.#waiting.resent = true;
        socket.send(this.#waiting.text);
      }
    }
    if (message.t === "update" && message.from !== this.#version) {
      this.#version = 0; // something was missed: everything anew
      socket.close();
      return;
    }
    if (message.t === "welcome" || message.t === "update") {
      this.#version = message.version;
      this.#waiting = null;
    }
    if (message.t === "error" && message.to === this.#waiting?.kind) {
      const repeated = this.#waiting?.resent === true && message.error.name === "stale";
      this.#waiting = null;
      if (repeated) return; // it had happened
    }
    this.listener.message(message);
  }

  #lost(code: number): void {
    this.#socket = null;
    if (this.#closed) return;
    const why = GONE[code];
    if (why) return this.listener.status({ kind: "gone", why });
    this.listener.status({ kind: "lost" });
    const wait = RETRY_MS[Math.min(this.#tries++, RETRY_MS.length - 1)] ?? 4000;
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }
}
