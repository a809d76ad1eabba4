// A server that came back, or that speaks another protocol, may have a new version of these pages.
import type { LinkListener } from "./link";
import type { ServerMessage } from "./messages";

type Welcome = Extract<ServerMessage, { t: "welcome" }>;

/** The version of docs/server-protocol.md that this client speaks. */
export const PROTOCOL: Welcome["protocol"] = 1;

/** Passes everything on to the listener, and asks for a new version when there may be one. */
export function watched(listener: LinkListener, update: { look(): Promise<void>; show(): void }): LinkListener {
  let lost = false;
  return {
    message(message) {
      if (message.t === "welcome" && message.protocol !== PROTOCOL) void update.look().then(() => update.show());
      listener.message(message);
    },
    status(status) {
      if (lost && status.kind === "open") void update.look();
      lost = status.kind === "lost";
      listener.status(status);
    },
  };
}
