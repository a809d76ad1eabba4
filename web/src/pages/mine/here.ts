// The games stored in this browser.
import type { LocalStore } from "../../net/local_store";
import { localGame, type Game } from "./game";
import { forgetOldGlances, oldGlances } from "./old_glances";

export async function gamesHere(store: LocalStore): Promise<Game[]> {
  const tables = await store.list();
  const old = oldGlances();
  if (old.size > 0 && tables.every((table) => table.glance)) forgetOldGlances();
  return tables.flatMap((table) => localGame(table, old) ?? []);
}
