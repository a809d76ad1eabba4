// The engine of docs/engine-protocol.md, in WebAssembly: one line in, one line out.

export interface EngineReply {
  ok: boolean;
  error?: { name: string; what: string; where?: string };
  [member: string]: unknown;
}

/** Answers requests one after the other. */
export interface Engine {
  ask(request: Record<string, unknown>): Promise<EngineReply>;
}

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  tavola_buffer(size: number): number;
  tavola_answer(): number;
}

/** Runs the module in this thread. */
export function answersOf(instance: WebAssembly.Instance): (line: string) => string {
  const exports = instance.exports as unknown as Exports;
  exports._initialize();
  return (line) => {
    const bytes = new TextEncoder().encode(line);
    const at = exports.tavola_buffer(bytes.length);
    new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
    const size = exports.tavola_answer();
    return new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.tavola_buffer(0), size));
  };
}

/** What the module needs from its host: entropy and a clock, but no files. */
export function importsFor(memory: () => WebAssembly.Memory): WebAssembly.Imports {
  const refuse = (): number => 52; // WASI's ENOSYS
  const exit = (code: number): never => {
    throw new Error(`the engine ended (${code})`);
  };
  const clock = (_id: number, _precision: bigint, at: number): number => {
    new DataView(memory().buffer).setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true);
    return 0;
  };
  return {
    tavola: {
      entropy: (at: number, size: number) => void crypto.getRandomValues(new Uint8Array(memory().buffer, at, size)),
    },
    wasi_snapshot_preview1: {
      clock_time_get: clock,
      fd_close: refuse,
      fd_seek: refuse,
      fd_write: refuse,
      proc_exit: exit,
    },
  };
}

/** An engine in a worker, started with the first request. */
export class WorkerEngine implements Engine {
  #worker: Worker | null = null;
  #next = 0;
  readonly #waiting = new Map<number, { resolve: (reply: EngineReply) => void; reject: (why: Error) => void }>();

  ask(request: Record<string, unknown>): Promise<EngineReply> {
    this.#worker ??= this.#start();
    const id = ++this.#next;
    this.#worker.postMessage({ id, line: JSON.stringify(request) });
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  /** Ends the worker. Open requests stay unanswered. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting.clear();
  }

  #start(): Worker {
    const worker = new Worker(new URL("./engine_worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = (event: MessageEvent<{ id: number; text: string }>) => {
      const waiting = this.#waiting.get(event.data.id);
      this.#waiting.delete(event.data.id);
      waiting?.resolve(JSON.parse(event.data.text) as EngineReply);
    };
    worker.onerror = (event) => {
      for (const waiting of this.#waiting.values())
        waiting.reject(new Error(event.message || "the engine does not start"));
      this.#waiting.clear();
      this.#worker = null;
    };
    return worker;
  }
}
