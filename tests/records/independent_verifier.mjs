// A second verifier, written only from docs/records.md and docs/protocol/*.md. It shares no code with the product and
// uses Node's SHA-256, HMAC and ChaCha20. It checks every random event of a record against the seed.
// usage: node independent_verifier.mjs <tavola> [games per kind]
import { spawnSync } from "node:child_process";
import { createCipheriv, createHash, createHmac } from "node:crypto";

const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");

function sized(bytes) {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

/** A number from 0 to n-1 for (kind, shuffle, index). */
function dealerOf(record) {
  const seed = Buffer.from(record.seed, "hex");
  const message = Buffer.concat([
    Buffer.from("tavola-deal-1"),
    sized(Buffer.from(record.match)),
    ...record.nonces.map((nonce) => sized(Buffer.from(nonce, "hex"))),
  ]);
  const key = createHmac("sha256", seed).update(message).digest();
  return (n, kind, shuffle, index) => {
    const iv = Buffer.alloc(16); // Node's ChaCha20 takes the block counter, then the nonce
    [0, kind, shuffle, index].forEach((word, i) => iv.writeUInt32LE(word, 4 * i));
    const stream = createCipheriv("chacha20", key, iv).update(Buffer.alloc(64 * 8));
    const limit = Math.floor(2 ** 32 / n) * n;
    for (let at = 0; at < stream.length; at += 4) {
      const word = stream.readUInt32LE(at);
      if (word < limit) return word % n;
    }
    throw new Error("no number in eight blocks");
  };
}

const FIRST = 1,
  PILE = 2,
  DICE = 3,
  BUILDINGS = 4;

/** A pile of cards, as a list in canonical order. */
class Pile {
  constructor(cards, canonical) {
    this.canonical = canonical;
    this.shuffle = -1;
    this.discards = cards;
  }
  draw(deal) {
    if (!this.cards || this.cards.length === 0) this.reshuffle(this.discards.splice(0));
    const [card] = this.cards.splice(deal(this.cards.length, PILE, this.shuffle, this.index++), 1);
    // Later discards are not part of this shuffle.
    if (this.cards.length === 0 && this.discards.length > 0) this.reshuffle(this.discards.splice(0));
    return card;
  }
  reshuffle(cards) {
    this.cards = cards.sort((a, b) => this.canonical(a) - this.canonical(b));
    this.shuffle++;
    this.index = 0;
  }
}

const repeated = (card, count) => Array(count).fill(card);
const kinds = (words) =>
  words.flatMap((word) => {
    const [, count, sign] = /^(\d\d?(?=[a-z]))?(.+)$/.exec(word);
    return repeated(sign, Number(count ?? 1));
  });

/** The expected random events of each game: a function from the events to the expected texts. */
const expectations = {
  "sunrise-lane": (deal, record, content) => {
    const order = "ygrbp";
    const pile = new Pile(
      [...order].flatMap((c) => repeated(c, 11)),
      (c) => order.indexOf(c),
    );
    const colourOf = (plot) => content.board[Number(plot.slice(1)) - 1].trim().split(/\s+/)[plot.charCodeAt(0) - 97][0];
    return ([word, a, b]) => {
      if (word === "card") return `card ${pile.draw(deal)}`;
      if (word === "house") pile.discards.push(...repeated(colourOf(a), Number(b)));
      if (word === "park") pile.discards.push(b);
      if (word === "discard") pile.discards.push(...a);
    };
  },
  "all-on-one-card": (deal, record, content) => {
    const pile = new Pile(
      content.cards.map((_, i) => i + 1),
      (card) => card,
    );
    const returned = [];
    let turn = -1,
      roll = 0,
      last = "";
    return ([word, a, b]) => {
      const before = last;
      last = word;
      if (word === "card") {
        if (before === "show") pile.reshuffle([...pile.cards, ...returned]);
        return `card c${pile.draw(deal)}`;
      }
      if (word === "return") returned.push(Number(a.slice(1)), Number(b.slice(1)));
      if (word !== "roll") return undefined;
      if (before === "reroll") roll++;
      else {
        turn++;
        roll = 0;
      }
      const faces = [...a].map((_, j) => deal(6, DICE, turn, 5 * roll + j)).sort();
      return `roll ${faces.map((face) => "ygropb"[face]).join("")}`;
    };
  },
  "construction-zone": (deal, record, content) => {
    const signs = ["m", "p", "m3", "p3", "c", "w"];
    const pile = new Pile([...repeated("m", 16), ...repeated("p", 16)], (sign) => signs.indexOf(sign));
    const n = content.buildings.length;
    const left = content.buildings.map((_, i) => i + 1);
    const order = left.slice().map((_, i) => left.splice(deal(n - i, BUILDINGS, 0, i), 1)[0]);
    const turned = { a: 0, b: 0, c: 0 };
    return ([word, a, ...rest]) => {
      if (word === "card") return `card ${pile.draw(deal)}`;
      if (word === "top") return `top ${a} b${order["abc".indexOf(a) * (n / 3) + turned[a]++]}`;
      if (word === "trade") pile.discards.push(...kinds([a, ...rest].slice(0, [a, ...rest].indexOf("for"))));
      if (word === "build") pile.discards.push(...kinds(rest));
    };
  },
};

/** The events that were not undone, each with its index. Random events are never undone. */
function standing(events) {
  const left = [];
  events.forEach((event, i) => {
    if (event === "undo") left.pop();
    else if (!/^(resign|timeout) /.test(event)) left.push({ event, i });
  });
  return left;
}

function check(record, content) {
  if (sha256(Buffer.from(record.seed, "hex")) !== record.commitment)
    throw new Error("the seed is not the committed one");
  const { checksum, ...rest } = record;
  if (sha256(JSON.stringify(rest)) !== checksum) throw new Error("the checksum is wrong");
  const deal = dealerOf(record);
  const expected = expectations[record.game](deal, record, content);
  let random = 0;
  standing(record.events).forEach(({ event, i }) => {
    const words = event.split(" ");
    const right = words[0] === "first" ? `first ${deal(record.players.length, FIRST, 0, 0)}` : expected(words);
    if (right === undefined) return;
    random++;
    if (right !== event) throw new Error(`${record.game} events[${i}]: "${event}", but the seed gives "${right}"`);
  });
  return random;
}

const [tavola, gamesText = "10"] = process.argv.slice(2);
const tables = [
  ["sunrise-lane", {}],
  ["all-on-one-card", {}],
  ["all-on-one-card", { variant: "advanced" }],
  ["construction-zone", {}],
];
const requests = tables.flatMap(([game, options]) => [
  { cmd: "content", game },
  ...Array.from({ length: Number(gamesText) }, (_, n) => {
    const players = 2 + (n % 3);
    return [
      {
        cmd: "new",
        game,
        options,
        players,
        match: `match ${n}`,
        seed: sha256(`${game} ${n}`),
        nonces: repeated("", players).map((_, s) => sha256(`${n} ${s}`).slice(0, 2 * s)),
      },
      { cmd: "playout", seed: n },
      { cmd: "record" },
    ];
  }).flat(),
]);
const engine = spawnSync(tavola, ["engine"], {
  input: requests.map((r) => JSON.stringify(r)).join("\n"),
  encoding: "utf8",
  maxBuffer: 1 << 30,
});
let content,
  random = 0,
  records = 0;
for (const line of engine.stdout.trimEnd().split("\n")) {
  const answer = JSON.parse(line);
  if (!answer.ok) throw new Error(line);
  if (answer.hash) content = answer.content;
  if (answer.record) {
    random += check(answer.record, content);
    records++;
  }
}
if (records !== tables.length * Number(gamesText)) throw new Error(`only ${records} records`);
console.log(`${records} records, ${random} random events, each as the seed gives it`);
