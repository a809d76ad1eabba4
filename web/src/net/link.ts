// The connection of a client to a table. Three kinds use the same messages: SocketLink to a server, LocalLink to the
// engine in a worker, and RecordLink to a recorded game.
import type { ClientMessage, ServerMessage } from "./messages";

/** "lost": it reconnects by itself. "gone": it does not, and `why` is the reason. */
export type LinkStatus = { kind: "opening" } | { kind: "open" } | { kind: "lost" } | { kind: "gone"; why: GoneReason };
export type GoneReason = "no-such-table" | "too-many-connections" | "damaged" | "old-rules" | "no-engine";

export interface LinkListener {
  message(message: ServerMessage): void;
  status(status: LinkStatus): void;
}

export interface Link {
  /** Sends a message with the version it was made for. `name` is the player who sends it, on one screen. */
  send(message: ClientMessage, name?: string): void;
  close(): void;
}

/** Random hex digits: a player's share in the deal. */
export function randomNonce(bytes = 16): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
