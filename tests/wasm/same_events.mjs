// The WebAssembly module and the native engine answer the same lines with the same bytes.
// usage: node same_events.mjs <tavola> <tavola_module.wasm> [games per kind]
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const [tavola, modulePath, gamesText = "20"] = process.argv.slice(2);
const games = Number(gamesText);

/** The module behind a function from line to line. */
async function load(path) {
  let memory;
  const fill = (at, size) => new Uint8Array(memory.buffer, at, size).fill(7);
  const refuse = () => 52; // WASI's ENOSYS: the module has no files
  const wasi = new Proxy({}, { get: (_, name) => (name === "proc_exit" ? (code) => { throw new Error(`exit ${code}`); } : refuse) });
  const { instance } = await WebAssembly.instantiate(readFileSync(path), {
    tavola: { entropy: fill },
    wasi_snapshot_preview1: wasi,
  });
  const { exports } = instance;
  memory = exports.memory;
  exports._initialize();
  return (line) => {
    const bytes = new TextEncoder().encode(line);
    const at = exports.tavola_buffer(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    const size = exports.tavola_answer();
    return new TextDecoder().decode(new Uint8Array(memory.buffer, exports.tavola_buffer(0), size));
  };
}

/** Lines that play whole games of every kind and look at everything on the way. */
function* script() {
  yield { cmd: "games" };
  const variants = [
    ["sunrise-lane", {}], ["sunrise-lane", { ties: "skip", areas_full: "round" }],
    ["all-on-one-card", {}], ["all-on-one-card", { variant: "advanced" }],
    ["construction-zone", {}],
  ];
  for (const [game, options] of variants) {
    for (let n = 0; n < games; ++n) {
      const players = 2 + (n % 3);
      const seed = (n + 1).toString(16).padStart(64, "5");
      yield { cmd: "new", game, players, options, seed };
      yield { cmd: "playout", seed: n, events: 40 };
      yield { cmd: "state" };
      yield { cmd: "moves" };
      for (let seat = 0; seat < players; ++seat) yield { cmd: "view", seat };
      yield { cmd: "deal", all: true };
      yield { cmd: "bot", bot: "greedy" };
      if (n < 3) {
        for (const bot of ["novice", "medium", "expert:iterations=200", "plain:iterations=200"]) {
          yield { cmd: "bot", bot, seed: n, ideas: true };
        }
      }
      yield { cmd: "playout", seed: n + 1000 };
      yield { cmd: "result" };
      yield { cmd: "record" };
    }
  }
}

const answer = await load(modulePath);
const lines = [...script()].map((request) => JSON.stringify(request));
const native = spawnSync(tavola, ["engine"], { input: lines.join("\n") + "\n", encoding: "utf8", maxBuffer: 1 << 30 });
if (native.status !== 0) throw new Error(`native engine: exit ${native.status} ${native.stderr}`);
const expected = native.stdout.trimEnd().split("\n");
let different = 0;
let events = 0;
lines.forEach((line, i) => {
  const got = answer(line);
  const parsed = JSON.parse(got);
  if (parsed.list) events += parsed.list.length;
  if (got !== expected[i] && ++different <= 3) console.error(`differs: ${line}\n  native: ${expected[i]?.slice(0, 300)}\n  wasm:   ${got.slice(0, 300)}`);
});
console.log(`${lines.length} lines, ${events} events of ${games * 5} games compared`);
if (different > 0 || expected.length !== lines.length) process.exit(1);
