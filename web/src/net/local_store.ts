// Tables without a server, stored in this browser. Without storage, they last until the page is closed.
import type { Glance } from "./glance";

export interface KeptTable {
  id: string;
  opening: string;
  entries: string[];
  changed: number;
  /** The table at that time; missing in data from an earlier version. */
  glance?: Glance;
}

export interface LocalStore {
  /** Whether the tables survive a reload. */
  readonly lasting: boolean;
  list(): Promise<KeptTable[]>;
  get(id: string): Promise<KeptTable | null>;
  put(table: KeptTable): Promise<void>;
  remove(id: string): Promise<void>;
}

class MemoryStore implements LocalStore {
  readonly lasting = false;
  readonly #tables = new Map<string, KeptTable>();
  list = (): Promise<KeptTable[]> => Promise.resolve([...this.#tables.values()]);
  get = (id: string): Promise<KeptTable | null> => Promise.resolve(this.#tables.get(id) ?? null);
  put = (table: KeptTable): Promise<void> => Promise.resolve(void this.#tables.set(table.id, structuredClone(table)));
  remove = (id: string): Promise<void> => Promise.resolve(void this.#tables.delete(id));
}

const TABLES = "tables";

class DatabaseStore implements LocalStore {
  readonly lasting = true;
  constructor(private readonly database: IDBDatabase) {}

  list = (): Promise<KeptTable[]> => this.#ask("readonly", (tables) => tables.getAll() as IDBRequest<KeptTable[]>);
  get = async (id: string): Promise<KeptTable | null> =>
    (await this.#ask("readonly", (tables) => tables.get(id) as IDBRequest<KeptTable | undefined>)) ?? null;
  put = async (table: KeptTable): Promise<void> => void (await this.#ask("readwrite", (tables) => tables.put(table)));
  remove = async (id: string): Promise<void> => void (await this.#ask("readwrite", (tables) => tables.delete(id)));

  #ask<T>(mode: IDBTransactionMode, what: (tables: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction(TABLES, mode);
      const request = what(transaction.objectStore(TABLES));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = transaction.onabort = () =>
        reject(transaction.error ?? new Error("the browser's storage failed"));
    });
  }
}

export function memoryStore(): LocalStore {
  return new MemoryStore();
}

/** Keeps in memory what could not be written (storage is full or forbidden), so that the game can continue. */
export class ForgivingStore implements LocalStore {
  readonly #unwritten = memoryStore();
  #failed = false;
  constructor(private readonly store: LocalStore) {}

  get lasting(): boolean {
    return this.store.lasting && !this.#failed;
  }
  async list(): Promise<KeptTable[]> {
    const kept = await this.store.list().catch(() => []);
    const unwritten = await this.#unwritten.list();
    return [...kept.filter((table) => !unwritten.some((other) => other.id === table.id)), ...unwritten];
  }
  async get(id: string): Promise<KeptTable | null> {
    return (await this.#unwritten.get(id)) ?? (await this.store.get(id).catch(() => null));
  }
  async put(table: KeptTable): Promise<void> {
    try {
      await this.store.put(table);
      await this.#unwritten.remove(table.id);
    } catch {
      this.#failed = true;
      await this.#unwritten.put(table);
    }
  }
  async remove(id: string): Promise<void> {
    await this.#unwritten.remove(id);
    await this.store.remove(id).catch(() => undefined);
  }
}

/** The browser's storage, or memory where there is none. */
export function openLocalStore(): Promise<LocalStore> {
  return new Promise((resolve) => {
    const without = (): void => resolve(memoryStore());
    try {
      const request = indexedDB.open("tavola", 1);
      request.onupgradeneeded = () => request.result.createObjectStore(TABLES, { keyPath: "id" });
      request.onsuccess = () => {
        // A newer version in another tab changes the storage. It would wait, without any tables, for this tab to close.
        request.result.onversionchange = () => request.result.close();
        resolve(new ForgivingStore(new DatabaseStore(request.result)));
      };
      request.onerror = request.onblocked = without;
    } catch {
      without();
    }
  });
}
