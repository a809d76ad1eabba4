// The real engine in this thread, for tests.
import { readFileSync } from "node:fs";
import { answersOf, importsFor, type Engine, type EngineReply } from "./engine";

const MODULE = new WebAssembly.Module(readFileSync(new URL("../../../build/wasm/tavola_module.wasm", import.meta.url)));

export function realEngine(): Engine {
  let instance: WebAssembly.Instance | null = null;
  instance = new WebAssembly.Instance(
    MODULE,
    importsFor(() => instance!.exports["memory"] as WebAssembly.Memory),
  );
  const answer = answersOf(instance);
  return { ask: (request) => Promise.resolve(JSON.parse(answer(JSON.stringify(request))) as EngineReply) };
}
