// The viewer's games: those in this browser and those on the server, each as they arrive.
import { api, type ListedTable } from "../../net/api";
import { localStore } from "../../net/services";
import { who } from "../../net/who.svelte";
import type { Game } from "./game";
import { gamesHere } from "./here";

/** Without a name, the server has no games. */
const NOBODYS = { ok: true, value: { tables: [] as ListedTable[] } } as const;

export class MyGames {
  /** Null until they are loaded. */
  here = $state.raw<Game[] | null>(null);
  there = $state.raw<ListedTable[] | null>(null);
  /** Whether the server could not be reached; its last answer stays. */
  failed = $state(false);
  /** Whether this browser keeps the games after the visit. */
  lasting = $state(true);

  async lookHere(): Promise<void> {
    const store = await localStore;
    this.lasting = store.lasting;
    this.here = await gamesHere(store);
  }
  async lookThere(): Promise<void> {
    const reply = who.me ? await api.myTables() : NOBODYS;
    this.failed = !reply.ok;
    if (reply.ok) this.there = reply.value.tables;
  }
  remove = async ({ id }: { id: string }): Promise<void> => {
    await (await localStore).remove(id);
    await this.lookHere();
  };
}
