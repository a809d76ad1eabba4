// The WebAssembly module and the native engine answer the same lines with the same bytes.
// usage: node same_events.mjs <tavola> <tavola_module.wasm> [games per kind]
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const [tavola, modulePath, gamesText = "20"] = process.argv.slice(2);
const games = Number(gamesText);

/** Loads the module as a function from line to line. */
async function load(path) {
  let memory;
  const fill = (at, size) => new Uint8Array(memory.buffer, at, size).fill(7);
  const refuse = () => 52; // WASI's ENOSYS: the module has no files
  const wasi = new Proxy(
    {},
    {
      get: (_, name) =>
        name === "proc_exit"
          ? (code) => {
              throw new Error(`exit ${code}`);
            }
          : refuse,
    },
  );
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

/** Requests that play whole games of every kind and ask for everything on the way. */
function* script() {
  yield { cmd: "games" };
  const variants = [
    ["sunrise-lane", {}],
    ["sunrise-lane", { ties: "skip", areas_full: "round" }],
    ["all-on-one-card", {}],
    ["all-on-one-card", { variant: "advanced" }],
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

/** Plays whole games at a local table with bots. The person takes the first choice. Answers to `tell` are compared,
 * those to `ask` are not. */
function playTables(ask, tell) {
  const kinds = [
    { game: "sunrise-lane", edition: "fr" },
    { game: "all-on-one-card", options: { variant: "advanced" } },
    { game: "construction-zone" },
  ];
  for (const kind of kinds) {
    const settings = { ...kind, players: 3, seats: ["open", "novice", "medium"], early: false };
    const { opening } = ask({ cmd: "open_table", settings, now: 1000 }); // has a random seed, so it is not compared
    const entries = [];
    let now = 1000;
    let known = {};
    const step = (request) => {
      const reply = tell({ ...request, now: ++now });
      if (!reply.ok) throw new Error(JSON.stringify(reply));
      entries.push(...(reply.entries ?? []));
      for (const message of (reply.messages ?? []).map(JSON.parse)) {
        if (message.t === "welcome" || message.t === "update") known = message;
      }
      return reply;
    };
    const say = (message) =>
      step({ cmd: "say", name: "Anna", message: JSON.stringify({ ...message, version: known.version }) });
    const begin = () => {
      step({ cmd: "restore_table", opening, entries: [...entries] });
      return step({ cmd: "join" });
    };
    begin();
    let reply = say({ t: "sit", seat: 0, nonce: "00112233445566778899" });
    for (let steps = 0; known.state !== "over"; ++steps) {
      if (steps === 30) {
        reply = begin();
        say({ t: "look", at: 10 });
        if (!reply.bot) say({ t: "hint" });
      }
      reply = reply.bot ? step({ cmd: "think" }) : say({ t: "move", move: known.choices[0].text });
    }
  }
}

const answer = await load(modulePath);
const lines = [];
const answers = [];
const tell = (request) => {
  lines.push(JSON.stringify(request));
  answers.push(answer(lines.at(-1)));
  return JSON.parse(answers.at(-1));
};
let events = 0;
for (const request of script()) events += tell(request).list?.length ?? 0;
playTables((request) => JSON.parse(answer(JSON.stringify(request))), tell);

const native = spawnSync(tavola, ["engine"], { input: lines.join("\n") + "\n", encoding: "utf8", maxBuffer: 1 << 30 });
if (native.status !== 0) throw new Error(`native engine: exit ${native.status} ${native.stderr}`);
const expected = native.stdout.trimEnd().split("\n");
let different = 0;
lines.forEach((line, i) => {
  if (answers[i] !== expected[i] && ++different <= 3)
    console.error(`differs: ${line}\n  native: ${expected[i]?.slice(0, 300)}\n  wasm:   ${answers[i].slice(0, 300)}`);
});
console.log(`${lines.length} lines, ${events} events of ${games * 5} games and 3 tables compared`);
if (different > 0 || expected.length !== lines.length) process.exit(1);
