// Plays random games with the reference rules and compares every answer of `tavola engine` with them.
// usage: node compare.mjs <tavola> [games per kind, default 10] [seed, default 1] [game id]
// A kind is a game with a number of players. A failure prints the lines that reproduce it in `tavola engine`.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copy, generator, seatsFrom } from "./lists.mjs";
import { GAMES, anyMove, defaults, situations, tableOf } from "./tables.mjs";

const [binary, gamesPerKind = "10", firstSeed = "1", onlyGame] = process.argv.slice(2);
if (!binary) {
  console.error("usage: node compare.mjs <tavola> [games per kind] [seed] [game id]");
  process.exit(2);
}

/** The path of the first difference between two documents, or null. */
function difference(expected, got, place = "answer") {
  if (expected === got) return null;
  const found = () => `${place}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`;
  if (typeof expected !== "object" || typeof got !== "object" || !expected || !got) return found();
  const keys = Object.keys(expected);
  if (Object.keys(got).length !== keys.length || Array.isArray(expected) !== Array.isArray(got)) return found();
  for (const key of keys) {
    const inside = expected[key] === got[key] ? null : difference(expected[key], got[key], `${place}.${key}`);
    if (inside) return inside;
  }
  return null;
}

class Engine {
  constructor() {
    this.process = spawn(binary, ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
    this.rest = [];
    this.lines = [];
    this.process.stdout.setEncoding("utf8").on("data", (text) => {
      const parts = text.split("\n");
      this.rest.push(parts[0]);
      if (parts.length === 1) return;
      this.lines.push(this.rest.join(""), ...parts.slice(1, -1));
      this.rest = [parts.at(-1)];
      if (this.wanted && this.lines.length >= this.wanted.count) this.wanted.done();
    });
    this.process.on("close", (code) => this.wanted?.failed(new Error(`the engine ended with ${code}`)));
  }
  /** Sends all requests at once and returns as many answers. */
  async ask(requests) {
    const answered = new Promise((done, failed) => {
      this.wanted = { count: requests.length, done, failed };
    });
    this.process.stdin.write(requests.map((request) => JSON.stringify(request) + "\n").join(""));
    await answered;
    return this.lines.splice(0, requests.length);
  }
}

const tally = {};
const count = (what, n = 1) => {
  tally[what] = (tally[what] ?? 0) + n;
};

const fieldsOf = (position) =>
  Object.fromEntries(
    position.split(" ").map((field) => [field.slice(0, field.indexOf("=")), field.slice(field.indexOf("=") + 1)]),
  );
const texts = (fields) => Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, String(value)]));

/** The requests of one game, each with its expected answer, which the reference rules give. */
class Script {
  constructor(table, random) {
    Object.assign(this, { table, random, steps: [], events: 0, log: [], pool: [], moments: [], met: new Set() });
    const { id } = table.game;
    const { edition, content, players, options } = table;
    const request = {
      cmd: "new",
      game: id,
      players,
      options,
      seed: null,
      ...(edition && { edition }),
      ...(content && { content }),
    };
    const all = { ...defaultOptions[id], ...(edition && editions[id][edition]), ...options };
    this.game = new table.game(content ?? defaultContents[id], players, all);
    const expected = { ...this.head(this.game, 0), game: id, players, options: all, commitment: null };
    this.add(request, ({ content: _hash, ...rest }) => this.compare(expected, rest));
  }

  head(game, events) {
    return { ok: true, to_act: game.toAct(), events };
  }
  compare(expected, answer) {
    return difference(expected, answer);
  }
  add(request, check, refused = false) {
    this.steps.push({ request, check, refused });
    count("answers compared");
  }
  expect(request, members) {
    const expected = { ...this.head(this.game, this.events), ...members };
    this.add(request, (answer) => this.compare(expected, answer));
  }
  viewers() {
    return [...seatsFrom(0, this.table.players), "spectator"];
  }

  /** The legal moves now, computed once per event. */
  legalMoves() {
    if (this.legal?.game !== this.game || this.legal.events !== this.events)
      this.legal = { game: this.game, events: this.events, moves: this.game.moves() };
    return this.legal.moves;
  }

  askMoves() {
    const { game } = this;
    if (game.toAct() === "chance") {
      const outcomes = game.outcomes().map(([text, weight]) => ({ text, move: game.moveJson(text), weight }));
      const total_weight = outcomes.reduce((total, outcome) => total + outcome.weight, 0);
      this.expect({ cmd: "moves" }, { outcomes, total_weight });
    } else if (game.toAct() !== "nobody") {
      this.expect(
        { cmd: "moves" },
        { moves: this.legalMoves().map((text) => ({ text, move: game.moveJson(text), preview: game.preview(text) })) },
      );
      count("lists of moves compared");
    }
  }

  askState() {
    const expected = {
      ...this.head(this.game, this.events),
      state: copy(this.game.state()),
      position: texts(this.game.position()),
    };
    this.add({ cmd: "state" }, (answer) => this.compare(expected, { ...answer, position: fieldsOf(answer.position) }));
  }

  askView(viewer) {
    this.expect({ cmd: "view", seat: viewer }, { view: copy(this.game.view(viewer)) });
  }
  askResult() {
    const expected = { ok: true, result: this.game.result() };
    this.add({ cmd: "result" }, (answer) => this.compare(expected, { ok: answer.ok, result: answer.result }));
  }

  /** Tries moves from other moments and made-up ones: they must be refused by the documented rule, or be legal. */
  askStrangeMove() {
    const { game, random } = this;
    const text =
      this.pool.length > 0 && random.chance(0.5)
        ? random.oneOf(this.pool)
        : anyMove[this.table.game.id](random, game.fixed);
    if (game.toAct() === "chance") {
      const legal = game.outcomes().some(([outcome]) => outcome === text);
      this.askWhyNot({ cmd: "why_not", move: text }, legal ? null : "G-2");
      return;
    }
    const other = random.chance(0.15) ? random.below(this.table.players) : null;
    const rule = game.refusal(text, other ?? game.toAct());
    this.askWhyNot(
      { cmd: "why_not", move: random.chance(0.5) ? text : game.moveJson(text), ...(other !== null && { seat: other }) },
      rule,
    );
    if (rule === null || other !== null) return;
    const expected = { ok: false, name: game.toAct() === "nobody" ? "game-over" : "illegal-move", rule };
    this.add(
      { cmd: "apply", move: text },
      ({ ok, error }) => this.compare(expected, { ok, name: error?.name, rule: error?.rule }),
      true,
    );
    count("illegal moves refused");
  }

  askWhyNot(request, rule) {
    this.add(request, (answer) => {
      const { reason, ...rest } = answer;
      if (rule !== null && !reason) return "reason: expected a sentence";
      return this.compare(
        { ...(rule === null ? { legal: true } : { legal: false, rule }), ok: true },
        { ok: rest.ok, legal: rest.legal, ...(rest.rule && { rule: rest.rule }) },
      );
    });
  }

  /** Tries texts that are not moves, and one with spaces around it. */
  askMalformed() {
    const text = this.random.oneOf(this.pool);
    const wrong = this.random.oneOf([
      text.toUpperCase(),
      `${text} x`,
      text.slice(1),
      "",
      `${text} ${text}`,
      text.replace(" ", "  ") + "?",
      `${text},`,
    ]);
    this.add({ cmd: "why_not", move: wrong }, ({ ok, error }) =>
      this.compare({ ok: false, name: "bad-notation" }, { ok, name: error?.name }),
    );
    this.add({ cmd: "why_not", move: ` ${text}  ` }, ({ ok }) =>
      ok ? null : "spaces around a move are not tolerated",
    );
  }

  askEvents(viewer) {
    const list = this.log.map(({ by, text, seen, game }) => {
      const shown = viewer === null ? text : seen[this.viewers().indexOf(viewer)];
      return { by, text: shown, move: game.moveJson(shown) };
    });
    this.add({ cmd: "events", ...(viewer !== null && { seat: viewer }) }, (answer) => this.compare(list, answer.list));
  }

  pick() {
    const { game, random } = this;
    if (game.toAct() !== "chance") return this.table.choose(game, this.legalMoves(), random);
    const outcomes = game.outcomes();
    let at = random.below(outcomes.reduce((total, [, weight]) => total + weight, 0));
    return outcomes.find(([, weight]) => (at -= weight) < 0)[0];
  }

  step() {
    const { game, random } = this;
    const text = this.pick();
    this.log.push({ by: game.toAct(), text, seen: this.viewers().map((viewer) => game.seen(text, viewer)), game });
    if (game.toAct() !== "chance" || random.chance(0.2)) this.pool.push(text);
    const move = random.chance(0.3) ? game.moveJson(text) : text;
    game.apply(text);
    this.events += 1;
    this.expect({ cmd: "apply", move }, {});
    count("events played");
  }

  look() {
    const { game, random } = this;
    for (const [what, met] of Object.entries(situations[this.table.game.id](game))) if (met) this.met.add(what);
    const long = game.phase === "roll" || game.phase === "tops"; // hundreds of outcomes
    const often = this.table.often;
    if (!long || random.chance(0.03)) this.askMoves();
    if (random.chance(often)) this.askState();
    if (random.chance(often)) this.askView(random.oneOf(this.viewers()));
    if (random.chance(often / 3)) this.askResult();
    if (random.chance(often / 2)) this.askStrangeMove();
    if (random.chance(this.events < 30 ? 0.06 : often / 20)) this.moments.push(copy(game));
  }

  /** Undoes some events, checks that the game is as it was, and applies them again. */
  askUndo() {
    const back = 1 + this.random.below(Math.min(10, this.events));
    const { game, events } = this;
    const { content, players } = this.table;
    this.game = new game.constructor(content ?? defaultContents[game.constructor.id], players, game.fixed.options);
    this.events -= back;
    for (const { text } of this.log.slice(0, this.events)) this.game.apply(text);
    this.expect({ cmd: "undo", count: back }, {});
    this.askState();
    this.game = game;
    this.events = events;
    this.expect({ cmd: "apply", moves: this.log.slice(-back).map(({ text }) => text) }, {});
  }

  play() {
    if (this.table.begin) {
      this.table.begin(this.game, this.random);
      this.expect({ cmd: "position", position: this.positionText() }, {});
    }
    this.look();
    while (this.game.toAct() !== "nobody") {
      this.step();
      this.look();
      if (!this.table.begin && this.events < 400 && this.random.chance(0.005)) this.askUndo();
    }
    this.askState();
    this.viewers().forEach((viewer) => this.askView(viewer));
    this.askResult();
    for (let i = 0; i < 3; i++) this.askStrangeMove();
    for (let i = 0; i < 3; i++) this.askMalformed();
    [null, ...this.viewers()].forEach((viewer) => this.askEvents(viewer));
    this.moments.forEach((moment) => this.askHidden(moment));
  }

  /** The position as text, with its fields in random order. Leaves out half of the fields that have their default. */
  positionText() {
    const fields = this.game.position();
    const known = defaults[this.table.game.id](fields);
    const written = Object.entries(fields).filter(
      ([key, value]) => String(known[key]) !== String(value) || this.random.chance(0.5),
    );
    return written
      .map((field) => [this.random.below(1000), field])
      .sort(([a], [b]) => a - b)
      .map(([, [key, value]]) => `${key}=${value}`)
      .join(" ");
  }

  /** Sets up the position twice, the second time with other cards where the viewer can't see them. View, moves and bot
   * must be the same, byte for byte. */
  askHidden(moment) {
    const viewer = this.random.oneOf(this.viewers());
    const before = {};
    const askAlike = (request, check) =>
      this.add(request, (answer, raw) => {
        before[request.cmd] ??= raw;
        return raw === before[request.cmd]
          ? check(answer)
          : `${request.cmd}: hidden cards change it\n  ${before[request.cmd]}\n  ${raw}`;
      });
    for (const changed of [false, true]) {
      this.game = copy(moment);
      if (changed) this.game.changeHidden(viewer, this.random);
      if (changed && difference(moment.state(), this.game.state())) count("changes of hidden cards");
      this.events = 0;
      this.expect({ cmd: "position", position: this.positionText() }, {});
      this.askState();
      this.askMoves();
      this.askResult();
      const expected = { ...this.head(this.game, 0), view: copy(this.game.view(viewer)) };
      askAlike({ cmd: "view", seat: viewer }, (answer) => this.compare(expected, answer));
      if (viewer !== this.game.toAct()) continue;
      const moves = this.game.moves();
      askAlike({ cmd: "moves" }, (answer) =>
        this.compare(
          moves,
          answer.moves.map(({ text }) => text),
        ),
      );
      askAlike({ cmd: "bot" }, ({ text }) => (moves.includes(text) ? null : `the bot's move ${text} is not legal`));
    }
  }
}

/** The shortest script that leads to the last of these steps. Leaves out refused moves and undone events. */
function shortened(steps) {
  let lines = [],
    moves = [];
  for (const { request, refused } of steps.slice(0, -1)) {
    if (request.cmd === "new") lines = [request];
    if (request.cmd === "position") [lines, moves] = [[lines[0], request], []];
    if (request.cmd === "apply" && !refused) moves.push(...(request.moves ?? [request.move]));
    if (request.cmd === "undo") moves.splice(-request.count);
  }
  if (moves.length > 0) lines.push({ cmd: "apply", moves });
  return [...lines, steps.at(-1).request];
}

function report(script, failed, problem, raw) {
  const { table } = script;
  const write = (requests) => requests.map((request) => JSON.stringify(request) + "\n").join("");
  const whole = join(tmpdir(), "tavola-reference-failure.jsonl");
  writeFileSync(whole, write(script.steps.slice(0, failed + 1).map(({ request }) => request)));
  console.error(
    `FAILED ${table.game.id}, ${table.players} players, policy ${table.policy}, seed ${script.seed}: ${problem}`,
  );
  console.error(
    `\nTo see it again (all that was sent is in ${whole}):\n${write(shortened(script.steps.slice(0, failed + 1)))}`,
  );
  console.error(`Answer: ${raw.slice(0, 3000)}`);
  process.exit(1);
}

function check(script, answers) {
  script.steps.forEach((step, i) => {
    let problem;
    try {
      problem = step.check(JSON.parse(answers[i]), answers[i]);
    } catch (error) {
      problem = `${error.message}`;
    }
    if (problem) report(script, i, problem, answers[i]);
  });
}

const engine = new Engine();
const [gamesAnswer] = (await engine.ask([{ cmd: "games" }])).map((line) => JSON.parse(line));
const defaultOptions = {},
  editions = {},
  defaultContents = {};
for (const { id, options, editions: named } of gamesAnswer.games) {
  defaultOptions[id] = Object.fromEntries(options.map((option) => [option.name, option.default]));
  editions[id] = Object.fromEntries(named.map((edition) => [edition.name, edition.options]));
  [defaultContents[id]] = (await engine.ask([{ cmd: "content", game: id }])).map((line) => JSON.parse(line).content);
}

const started = Date.now();
let waiting = null; // the script whose answers are pending while the next one is built
async function finish() {
  if (waiting) check(waiting.script, await waiting.answers);
  waiting = null;
}
for (const kind of GAMES.filter(({ game }) => !onlyGame || game.id === onlyGame)) {
  for (const players of [2, 3, 4]) {
    for (let i = 0; i < Number(gamesPerKind); i++) {
      const seed = Number(firstSeed) * 1000003 + players * 100003 + i;
      const random = generator(seed);
      const script = new Script(tableOf(kind, players, i, random), random);
      script.seed = `${firstSeed} (game ${i})`;
      script.play();
      for (const what of script.met) count(`${kind.game.id}: ${what}`);
      count(`${kind.game.id} ended by ${script.log.at(-1).game.result().rule}`);
      await finish();
      waiting = { script, answers: engine.ask(script.steps.map(({ request }) => request)) };
    }
  }
}
await finish();
await engine.ask([{ cmd: "quit" }]).catch(() => undefined);
for (const [what, n] of Object.entries(tally).sort()) console.log(`${what}: ${n}`);
console.log(`all as the rules say, ${((Date.now() - started) / 1000).toFixed(1)} s`);
