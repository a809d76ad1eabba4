// The tables on which the games are compared: players, options, contents and policies.
import { AllOnOneCard } from "./all-on-one-card.mjs";
import { ConstructionZone } from "./construction-zone.mjs";
import { howMany } from "./lists.mjs";
import { SunriseLane } from "./sunrise-lane.mjs";

const COLOURS = ["yellow", "green", "red", "orange", "purple", "blue"];

/** A small town of width x height with obstacles, in which every plot can be reached. */
function smallTown(random) {
  for (;;) {
    const [width, height] = [3 + random.below(4), 3 + random.below(4)];
    const [fx, fy] = [random.below(width), random.below(height)];
    const each = (cell) =>
      Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => cell(x, y)).join(" "));
    const board = each((x, y) =>
      x === fx && y === fy ? "()" : random.chance(0.2) ? ".." : random.oneOf([..."ygrbp"]) + (1 + random.below(5)),
    );
    const areas = each((x, y) => (x === fx && y === fy ? "--" : random.oneOf(["A1", "A2", "B1", "B2", "--"])));
    if (!allReached(board)) continue;
    if (!areas.some((row, y) => row.split(" ").some((area, x) => area !== "--" && board[y].split(" ")[x] !== "..")))
      continue;
    return { game: "sunrise-lane", format: 1, id: "small", name: "Small town", version: 1, board, areas };
  }
}

function allReached(board) {
  const cells = board.map((row) => row.split(" "));
  const waiting = cells.flatMap((row, y) => row.map((cell, x) => [cell, x, y])).filter(([cell]) => cell === "()");
  const reached = new Set();
  while (waiting.length > 0) {
    const [cell, x, y] = waiting.pop();
    if (cell === undefined || cell === ".." || reached.has(`${x},${y}`)) continue;
    reached.add(`${x},${y}`);
    for (const [u, v] of [
      [x + 1, y],
      [x - 1, y],
      [x, y + 1],
      [x, y - 1],
    ])
      waiting.push([cells[v]?.[u], u, v]);
  }
  return reached.size === cells.flat().filter((cell) => cell !== "..").length;
}

function fewCards(count) {
  return (random) => {
    const card = () => {
      const missing = random.below(6);
      const rows = COLOURS.filter((_, i) => i !== missing);
      const sun = random.below(5);
      return {
        rows: Object.fromEntries(rows.map((colour) => [colour, 2 + random.below(random.oneOf([2, 5]))])),
        suns: [rows[sun], rows[(sun + 1 + random.below(4)) % 5]],
      };
    };
    return { game: "all-on-one-card", format: 1, cards: Array.from({ length: count }, card) };
  };
}

function fewBuildings(count, cheap) {
  return (random) => {
    const cost = () => {
      const some = () => (random.chance(0.5) ? random.below(cheap ? 3 : 11) : 0);
      const parts = { workers: some(), cranes: some(), materials: some(), plans: some() };
      return Object.values(parts).some((n) => n > 0) ? parts : { materials: 1 + random.below(cheap ? 2 : 10) };
    };
    return { game: "construction-zone", format: 1, buildings: Array.from({ length: count }, () => ({ cost: cost() })) };
  };
}

const begins =
  (...starts) =>
  (text) =>
    starts.some((start) => text.startsWith(start));

/** A policy that prefers moves that fulfil a wish. It tries the wishes in order, each with its probability; else any
 * move is fine. */
const prefers =
  (...wishes) =>
  (game, moves, random) => {
    for (const [wanted, probability] of wishes) {
      const fit = moves.filter((move) => wanted(move, game));
      if (fit.length > 0 && random.chance(probability)) return random.oneOf(fit);
    }
    return random.oneOf(moves);
  };
const anything = prefers();

/** All players decline for 19 or 20 rounds. After that they may do anything. */
const lull = (decline) => (game, moves, random) => {
  const idle = game.idle < 19 || random.chance(0.9);
  return random.oneOf(idle ? moves.filter(decline) : moves);
};

const inArea = (move, game) => begins("house", "park")(move) && game.plot(move.split(" ")[1]).area !== "--";
const low = (move, game) => inArea(move, game) && (move.endsWith(" 1") || move.startsWith("park"));
const tall = (move) => begins("house")(move) && Number(move.split(" ")[2]) >= 2;
const towering = (move) => begins("house")(move) && Number(move.split(" ")[2]) >= 4;
const highest = (move, game) =>
  begins("house")(move) && !game.moves().includes(move.replace(/.$/, (floors) => Number(floors) + 1));
const keepsMost = (move, game) => {
  const hand = game.hands[game.turn];
  const most = Math.max(...hand.map((card) => howMany(hand, card)));
  return begins("discard")(move) && [...move.split(" ")[1]].every((card) => howMany(hand, card) < most);
};
const scores = (move, game) => game.preview(move).points > 0;
const coversSoon = (move, game) => {
  const get = move.split(" ").at(-1);
  const wanted = { m3: "materials", p3: "plans", c: "cranes", w: "workers" }[get];
  return begins("trade")(move) && game.tops.some((number) => number && (game.cost(number)[wanted] ?? 0) > 0);
};

/** A town that is nearly full, and players with few pieces left, so that both endings are near. */
function nearTheEnd(game, random) {
  game.first ??= random.below(game.fixed.players);
  game.turn = game.first;
  game.phase = "choose";
  game.drawsLeft = 0;
  for (const hand of game.hands)
    for (let i = 0; i < 5; i++) hand.push(...game.pile.splice(random.below(game.pile.length), 1));
  const free = 1 + random.below(2 * game.fixed.players);
  const left = 3 + random.below(2);
  const order = game.fixed.plots
    .map((plot) => ({ ...plot, key: random.below(1000) + (plot.area === "--" ? 1000 : 0) }))
    .sort((a, b) => a.key - b.key);
  for (const { name } of order.slice(free)) {
    const seat = random.below(game.fixed.players);
    if (game.piecesLeft(seat) > left) game.houses[name] = [seat, 1];
    else if (game.parks.length < 18) game.parks.push(name);
  }
  for (const house of Object.values(game.houses))
    while (house[1] < 5 && game.piecesLeft(house[0]) > left) house[1] += 1;
}

const someOf = (list, count, random) =>
  Array.from({ length: Math.min(count, list.length) }, () => list.splice(random.below(list.length), 1)[0]);

/** The draw pile has only a few cards left. It runs out in the next turns, perhaps between two draws or just before a
 * discard (SL-15). */
function thinPile(game, random) {
  game.first ??= random.below(game.fixed.players);
  game.turn = game.first;
  game.phase = "choose";
  game.drawsLeft = 0;
  for (const hand of game.hands) hand.push(...someOf(game.pile, 3 + random.below(3), random));
  const left = someOf(game.pile, 1 + random.below(4), random);
  for (const card of game.pile) random.oneOf(game.discarded).push(card);
  game.pile = left;
  if (random.chance(0.5)) return;
  game.shuffles = 1 + random.below(3);
  game.kept = game.hands.map((hand) => [...hand].slice(0, random.below(hand.length + 1)));
  for (const card of game.kept.flat()) game.shuffled.splice(game.shuffled.indexOf(card), 1);
}

/** The same for CZ-8, with many, few or no discards. Without discards the row may be short. */
function thinPileOfResources(game, random) {
  game.first ??= random.below(game.fixed.players);
  game.turn = game.first;
  game.phase = "take";
  game.tops = someOf(game.unseen, 3, random);
  game.under = game.under.map((height) => height - 1);
  for (const hidden of game.hidden) hidden.push(...someOf(game.pile, 4, random));
  game.row = someOf(game.pile, 4, random);
  const left = someOf(game.pile, random.below(4), random);
  const discards = random.oneOf([0, 0, 0.1, 0.6]);
  for (const card of game.pile) (random.chance(discards) ? game.discard : random.oneOf(game.known)).push(card);
  if (discards > 0) game.discard.push(...someOf(game.open, random.below(6), random));
  game.pile = left;
  game.drawn = 32 - left.length;
  if (left.length === 0) random.oneOf(game.known).push(...someOf(game.row, random.below(5), random));
  if (random.chance(0.5)) return;
  game.shuffles = 1 + random.below(3);
  game.pile.push(...someOf(game.open, random.below(3), random));
  game.drawn = (game.pile.length > 0 ? 0 : 1) + random.below(40);
  if (game.pile.length > 0 && game.row.length < 4) game.row.push(...someOf(game.open, 4 - game.row.length, random));
}

const declineSunrise = begins("draw", "stop", "discard"),
  declineZone = begins("take", "no ");
const declineCard = begins("keep", "pass", "return", "take", "draw");

/** `often` is the probability of comparing the state, a view and so on after an event. Legal moves always are. */
export const GAMES = [
  {
    game: SunriseLane,
    often: 0.35,
    options: [{}, { ties: "skip" }, { areas_full: "round" }, { ties: "skip", areas_full: "round" }],
    contents: [null, smallTown, null, smallTown, smallTown],
    beginnings: { brink: nearTheEnd, thin: thinPile },
    policies: {
      anything,
      builder: prefers([begins("house"), 0.9]),
      brink: prefers([tall, 0.6], [inArea, 0.6], [begins("house"), 0.7]),
      thin: prefers([begins("draw"), 0.6]),
      low: prefers([low, 0.95], [inArea, 0.95], [begins("house", "park"), 0.9]),
      tall: prefers([tall, 0.9], [begins("draw"), 0.7]),
      spender: prefers([highest, 0.95], [begins("stop"), 0.9]),
      tower: prefers([towering, 1], [keepsMost, 1], [begins("draw", "stop"), 0.93]),
      parks: prefers([begins("park"), 0.8]),
      idle: prefers([declineSunrise, 1]),
      lull: lull(declineSunrise),
    },
  },
  {
    game: AllOnOneCard,
    often: 0.1,
    options: [{ variant: "basic" }, { variant: "advanced" }],
    contents: [null, null, fewCards(20), fewCards(8), null, fewCards(21), fewCards(64), fewCards(9)],
    fits: (content, players, options) =>
      !content || content.cards.length >= players * (options.variant === "advanced" ? 5 : 2),
    policies: {
      anything,
      scorer: prefers([scores, 0.9], [begins("cross"), 0.95]),
      crosser: prefers([begins("keep", "cross"), 0.9]),
      unseen: prefers([begins("draw"), 0.8], [scores, 0.9], [begins("cross"), 0.95]),
      picky: prefers([begins("keep"), 0.5], [scores, 0.5], [begins("cross"), 0.6]),
      idle: prefers([declineCard, 1]),
      lull: lull(declineCard),
    },
  },
  {
    game: ConstructionZone,
    often: 0.25,
    options: [{}],
    contents: [
      null,
      null,
      fewBuildings(3, false),
      fewBuildings(3, true),
      null,
      fewBuildings(30, true),
      fewBuildings(12, false),
    ],
    beginnings: { thin: thinPileOfResources },
    policies: {
      anything,
      builder: prefers([begins("build"), 0.95], [coversSoon, 0.9]),
      patient: prefers([begins("build"), 0.9], [begins("no trade"), 0.7]),
      trader: prefers([begins("trade"), 0.95], [begins("no build"), 0.98]),
      thin: prefers([begins("no trade"), 0.5]),
      idle: prefers([declineZone, 1]),
      lull: lull(declineZone),
    },
  },
];

/** The i-th table of a game. Policies take turns: one game in five uses a declining policy, and one (if the game has
 * any) a policy with its own beginning. Options and contents are random. */
export function tableOf(kind, players, i, random) {
  const declining = ["idle", "lull"];
  const beginning = Object.keys(kind.beginnings ?? {});
  const lively = Object.keys(kind.policies).filter((name) => !declining.includes(name) && !beginning.includes(name));
  const turn = Math.floor(i / 5);
  const special = { 2: beginning, 4: declining }[i % 5] ?? [];
  const policy = special.length > 0 ? special[turn % special.length] : lively[(i + turn) % lively.length];
  const options = { ...random.oneOf(kind.options) };
  if (random.chance(0.5)) options.first = String(random.below(players));
  const edition = random.chance(0.3) ? random.oneOf(["en", "it", "fr"]) : null;
  let content;
  do {
    const make = random.oneOf(kind.contents);
    content = make && make(random);
  } while (kind.fits && !kind.fits(content, players, options));
  const begin = kind.beginnings?.[policy] ?? null;
  return {
    game: kind.game,
    begin,
    often: kind.often,
    players,
    options,
    edition,
    content,
    policy,
    choose: kind.policies[policy],
  };
}

/** Rare situations, so that a run can report which of them occurred. */
export const situations = {
  "sunrise-lane": (game) => ({
    "the discards were shuffled": game.shuffles > 0,
    "a shuffle between two draws":
      game.phase === "draw" && game.shuffles > 0 && game.pile.length === game.shuffled.length,
    "a shuffle, then a discard to the hand limit":
      game.phase === "discard" && game.shuffles > 0 && game.pile.length === game.shuffled.length,
    "no park token left": game.parks.length === 20,
    "no pieces left": game.seats().some((seat) => game.piecesLeft(seat) === 0),
    "two discards": game.phase === "discard" && game.hands[game.turn].length === 7,
    "five floors": Object.values(game.houses).some(([, floors]) => floors === 5),
    "areas full, the turn goes on": game.phase === "chain" && game.closing === "SL-17",
    "last round by SL-16": game.phase === "choose" && game.closing === "SL-16",
    "areas full in the last round": game.closing === "SL-16" && game.areasFull(),

    "shared victory": game.phase === "over" && game.result().winners.length > 1,
    "won by cards in hand":
      game.phase === "over" &&
      howMany(game.result().totals, Math.max(...game.result().totals)) > game.result().winners.length,
  }),
  "all-on-one-card": (game) => ({
    "no card to draw": game.pile.length === 0 && game.turn > 0,
    "an unseen card instead of a face-up one": game.fixed.advanced && game.phase === "draw",
    "the last unseen card": game.fixed.advanced && game.phase === "draw" && game.pile.length === 1,
    "face-up cards without a pile": game.phase === "take" && game.pile.length === 0,
    "fewer than three face up": game.fixed.advanced && game.phase === "roll" && game.faceUp.length < 3,
    "a seat without cards": game.phase === "pick" && game.cards[game.seat].length === 0,
    "two seats due": game.due.length > 1,
    "all five rows full": game.scored.flat().some((card) => game.fullRows(card).length === 5),
    "both suns": game.scored.flat().some((card) => game.scoredPoints(card) === game.openPoints(card) + 5),
    "no sun": game.scored.flat().some((card) => game.scoredPoints(card) === game.openPoints(card)),
    "a fourth card before the last pick": game.phase === "pick" && game.scored.some((cards) => cards.length === 4),
    "two fourth cards":
      howMany(
        game.scored.map((cards) => cards.length),
        4,
      ) > 1,
    "shared victory": game.phase === "over" && game.result().winners.length > 1,
  }),
  "construction-zone": (game) => ({
    "the discards were shuffled": game.shuffles > 0,
    "short row": game.phase === "take" && game.row.length < 4,
    "one card in the row": game.phase === "take" && game.row.length === 1,
    "empty row": game.phase === "take" && game.row.length === 0,
    "a shuffle within a fill": game.phase === "fill" && game.shuffles > 0 && game.drawn === 0,
    "a shuffle with the last card of a fill": game.phase === "trade" && game.shuffles > 0 && game.drawn === 0,
    "a shuffle when a card must be drawn": game.phase === "fill" && game.pile.length === 0,
    "nothing to shuffle when the pile ran out": game.phase === "trade" && game.pile.length + game.discard.length === 0,
    "advanced cards in the row": game.row.some((kind) => !["m", "p"].includes(kind)),
    "an open pile is empty": ["m3", "p3", "c", "w"].some((kind) => !game.open.includes(kind)),
    "a building pile is used up": game.phase === "take" && game.tops.includes(null),
    "all buildings are built": game.phase === "take" && game.tops.every((top) => top === null),
    "shared victory": game.phase === "over" && game.result().winners.length > 1,
  }),
};

/** Position fields that may be left out if they have this value, as the game's protocol page says. */
export const defaults = {
  "sunrise-lane": ({ phase, first, ...rest }) => ({
    turn: first,
    parks: "",
    last: "-",
    idle: 0,
    placed: phase === "chain" ? 1 : 0,
    draws_left: ["deal", "draw"].includes(phase) ? 1 : 0,
    shuffles: Object.keys(rest).some((key) => key.startsWith("kept") && rest[key]) ? 1 : 0,
    park_used: rest.parks.split(",").includes(rest.last) ? 1 : 0,
    ...Object.fromEntries(
      [0, 1, 2, 3].flatMap((seat) => ["houses", "hand", "discards", "kept"].map((key) => [key + seat, ""])),
    ),
  }),
  "all-on-one-card": ({ phase, first, active }) => ({
    active: first,
    seat: active,
    turn: 0,
    idle: 0,
    crossed: "no",
    rolls: phase === "choose" ? 1 : ["pick", "take", "draw", "replace", "over"].includes(phase) ? 3 : 0,
  }),
  "construction-zone": ({ phase, first }) => ({
    turn: first,
    discard: "-",
    shuffles: 0,
    idle: phase === "over" ? 20 : 0,
    round_built: phase === "top" ? 1 : 0,
    ...Object.fromEntries([0, 1, 2, 3].flatMap((seat) => ["built", "hand"].map((key) => [key + seat, "-"]))),
    ...(["tops", "hands", "row", "first"].includes(phase)
      ? {}
      : { hidden0: "-", hidden1: "-", hidden2: "-", hidden3: "-" }),
  }),
};

const shuffledIn = (letters, random, most) =>
  [...letters].flatMap((c) => Array(random.chance(0.4) ? 1 + random.below(most) : 0).fill(c));

/** A well-formed move for this table, legal or not. */
export const anyMove = {
  "sunrise-lane": (random, { players }) => {
    const plot = "abcdefghijk"[random.below(11)] + (1 + random.below(11));
    const cards = shuffledIn("ygrbp", random, 2).slice(0, 2).join("") || "y";
    const card = random.oneOf([..."ygrbp"]);
    return random.oneOf([
      "draw",
      "stop",
      `house ${plot} ${1 + random.below(5)}`,
      `house ${plot} 1`,
      `park ${plot} ${card}`,
      `discard ${cards}`,
      `first ${random.below(players)}`,
      `card ${card}`,
    ]);
  },
  "all-on-one-card": (random, { players, contents }) => {
    const dice = shuffledIn("ygropb", random, 3).slice(0, 5).join("") || "b";
    const card = () => 1 + random.below(contents.length);
    const two = [...new Set([card(), card(), 3, 4])]
      .slice(0, 2)
      .sort((a, b) => a - b)
      .map((c) => `c${c}`)
      .join(" ");
    return random.oneOf([
      "keep",
      "pass",
      `reroll ${dice}`,
      `cross c${card()}`,
      `cross c${card()}`,
      `return ${two}`,
      `take c${card()}`,
      "draw",
      `card c${card()}`,
      `roll ${dice}`,
      `first ${random.below(players)}`,
    ]);
  },
  "construction-zone": (random, { players, buildings }) => {
    const kinds = ["m", "p", "m3", "p3", "c", "w"];
    const cards = (most) =>
      kinds
        .filter(() => random.chance(0.4))
        .map((kind) => (random.chance(0.6) ? kind : 2 + random.below(most) + kind))
        .join(" ") || "m";
    const building = 1 + random.below(buildings.length);
    return random.oneOf([
      "no trade",
      "no build",
      `take ${cards(3)}`,
      `take ${random.oneOf(kinds)}`,
      `trade ${cards(3)} for ${random.oneOf(kinds)}`,
      `build b${building} ${cards(5)}`,
      `card ${random.oneOf(kinds)}`,
      `top ${random.oneOf(["a", "b", "c"])} b${building}`,
      `first ${random.below(players)}`,
    ]);
  },
};
