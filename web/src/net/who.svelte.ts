// Who the user of this browser is on the server. "offline": there is no server.
import { api, type Me } from "./api";
import type { Refusal } from "./messages";

type Where = "asking" | "offline" | "online";

/** The longest name that the server accepts, in characters. It also limits the bytes, to 120. */
export const NAME_LENGTH = 40;

class Who {
  where = $state<Where>("asking");
  me = $state.raw<Me | null>(null);

  /** Asks the server: once when the page starts, and after each change. */
  async ask(): Promise<void> {
    const reply = await api.me();
    this.where = reply.ok ? "online" : "offline";
    if (reply.ok) this.me = reply.value.player; // otherwise the last answer is still valid
  }

  /** Sets the name, as a guest if needed. The error says what is wrong with the name. */
  async call(name: string): Promise<Refusal | null> {
    const reply =
      this.me === null
        ? await api.beGuest(name)
        : this.me.name === name
          ? { ok: true as const }
          : await api.rename(name);
    if (!reply.ok) return reply.error;
    await this.ask();
    return null;
  }
}

export const who = new Who();
