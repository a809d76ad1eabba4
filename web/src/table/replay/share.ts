// Links to a game, and to a moment of it.
import { addressOf } from "../../browser/address";
import type { TableModel } from "../../net/table_model.svelte";
import { packed } from "./packed";

/** Gives the link to the game after so many events; null: to its end. */
export interface GameLink {
  to(at: number | null): Promise<string>;
  /** The link is the game itself: it needs no server, and uploads nothing. */
  carries: boolean;
}

const whole = (address: string): string => new URL(address, location.href).href;

/** For a game that no server has, or not for everybody. */
export function carryingLink(model: TableModel): GameLink {
  let record: Promise<string> | null = null;
  return {
    carries: true,
    async to(at) {
      record ??= model.record().then(packed);
      record.catch(() => (record = null)); // asked again next time
      return whole(addressOf({ page: "replay", record: await record, at }));
    },
  };
}

export function serverLink(id: string): GameLink {
  return { carries: false, to: (at) => Promise.resolve(whole(addressOf({ page: "table", id, invitation: null, at }))) };
}
