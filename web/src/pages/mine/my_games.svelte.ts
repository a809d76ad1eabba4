// The viewer's games: those of this browser and those of the server, each as they arrive.
import { api, type ListedTable } from "../../net/api";
import { localStore } from "../../net/services";
import { who } from "../../net/who.svelte";
import type { Game } from "./game";
import { gamesHere } from "./here";

/** Without a name, the server knows no games. */
const NOBODYS = { ok: true, value: { tables: [] as ListedTable[] } } as const;

export class MyGames {
  /** Null until they are known. */
  here = $state.raw<Game[] | null>(null);
  there = $state.raw<ListedTable[] | null>(null);
  /** The server could not be asked; what it said before stays. */
  failed = $state(false);
  /** Whether what is kept in this browser outlasts the visit. */
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
