// Who this browser is at the server. "offline": there is none.
import { api, type Me } from "./api";
import type { Refusal } from "./messages";

type Where = "asking" | "offline" | "online";

/** The most that the server takes, whatever the script: it counts characters, and at most three bytes for each. */
export const NAME_LENGTH = 40;

class Who {
  where = $state<Where>("asking");
  me = $state.raw<Me | null>(null);

  /** Asks the server; called once when the page begins, and after whatever changes it. */
  async ask(): Promise<void> {
    const reply = await api.me();
    this.where = reply.ok ? "online" : "offline";
    if (reply.ok) this.me = reply.value.player; // who can't be asked stays who they were
  }

  /** Has a name from now on, as a guest if need be. The error says what is wrong with the name. */
  async call(name: string): Promise<Refusal | null> {
    const reply = this.me === null ? await api.beGuest(name) : this.me.name === name ? { ok: true as const } : await api.rename(name);
    if (!reply.ok) return reply.error;
    await this.ask();
    return null;
  }
}

export const who = new Who();
