// Links to a game, and to its moments.
import { addressOf } from "../../browser/address";
import type { TableModel } from "../../net/table_model.svelte";
import { packed } from "./packed";

/** Returns the link to the game after `at` events; null for its end. */
export interface GameLink {
  to(at: number | null): Promise<string>;
  /** Whether the link contains the game: it needs no server and uploads nothing. */
  carries: boolean;
}

const whole = (address: string): string => new URL(address, location.href).href;

/** For a game that is not on a server, or not open to everyone. */
export function carryingLink(model: TableModel): GameLink {
  let record: Promise<string> | null = null;
  return {
    carries: true,
    async to(at) {
      record ??= model.record().then(packed);
      record.catch(() => (record = null)); // try again next time
      return whole(addressOf({ page: "replay", record: await record, at }));
    },
  };
}

export function serverLink(id: string): GameLink {
  return { carries: false, to: (at) => Promise.resolve(whole(addressOf({ page: "table", id, invitation: null, at }))) };
}
