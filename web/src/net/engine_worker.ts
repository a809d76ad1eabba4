// The worker that runs the engine: loads the module and answers one line at a time.
import moduleUrl from "../../../build/wasm/tavola_module.wasm?url";
import { answersOf, importsFor } from "./engine";

async function load(): Promise<(line: string) => string> {
  let instance: WebAssembly.Instance | null = null;
  const imports = importsFor(() => instance!.exports["memory"] as WebAssembly.Memory);
  const source = await fetch(moduleUrl);
  if (!source.ok) throw new Error(`the engine could not be loaded (${source.status})`);
  ({ instance } = await WebAssembly.instantiate(await source.arrayBuffer(), imports));
  return answersOf(instance);
}

const loading = load();
onmessage = async (event: MessageEvent<{ id: number; line: string }>) => {
  const { id, line } = event.data;
  const answer = await loading.catch((why: unknown) => {
    setTimeout(() => {
      throw why;
    }); // reaches the page as an error of the worker
    return null;
  });
  if (answer) postMessage({ id, text: answer(line) });
};
