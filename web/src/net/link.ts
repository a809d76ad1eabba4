// The connection of a client to a table. Three kinds speak the same messages: SocketLink to a server, LocalLink to the
// engine in a worker, and RecordLink to a game from its record.
import type { ClientMessage, ServerMessage } from "./messages";

/** "lost": it comes back by itself. "gone": it does not, and `why` says what can be done. */
export type LinkStatus = { kind: "opening" } | { kind: "open" } | { kind: "lost" } | { kind: "gone"; why: GoneReason };
export type GoneReason = "no-such-table" | "too-many-connections" | "damaged" | "old-rules" | "no-engine" | "closed";

export interface LinkListener {
  message(message: ServerMessage): void;
  status(status: LinkStatus): void;
}

export interface Link {
  /** Sends a message, with the version it was made against. `name`: the player who says it, around one screen. */
  send(message: ClientMessage, name?: string): void;
  close(): void;
}

/** Hex digits that nobody could know: the share of a player in the deal. */
export function randomNonce(bytes = 16): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
