// What the pages share: one engine, one store.
import { WorkerEngine } from "./net/engine";
import { openLocalStore } from "./net/local_store";

export const engine = new WorkerEngine();
export const localStore = openLocalStore();
