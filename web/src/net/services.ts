// What all pages share: one engine, one store.
import { WorkerEngine } from "./engine";
import { openLocalStore } from "./local_store";

export const engine = new WorkerEngine();
export const localStore = openLocalStore();
