// A second implementation of Construction Zone, written from the rules (CZ-1 to CZ-11, G-1 to G-7) and
// docs/protocol/construction-zone.md. It is naive on purpose: cards are lists of signs, and it finds payments by trying
// every set of cards of a resource.
import { contains, howMany, inOrder, removeOne, seatsFrom } from "./lists.mjs";

const KINDS = ["m", "p", "m3", "p3", "c", "w"];
const WORDS = { m: "material", p: "plan", m3: "material_3", p3: "plan_3", c: "crane", w: "worker" };
const BASIC = ["m", "p"],
  ADVANCED = ["m3", "p3", "c", "w"],
  LETTERS = ["a", "b", "c"];
const WORTH = {
  m: ["materials", 1],
  p: ["plans", 1],
  m3: ["materials", 3],
  p3: ["plans", 3],
  c: ["cranes", 1],
  w: ["workers", 1],
};

const RESOURCES = { workers: 0, cranes: 0, materials: 0, plans: 0 };

const copies = (kind, count) => Array(count).fill(kind);
const present = (cards) => KINDS.filter((kind) => cards.includes(kind)).map((kind) => [kind, howMany(cards, kind)]);
const signs = (cards) => present(cards).map(([kind, n]) => (n > 1 ? n : "") + kind);
const json = (cards) => Object.fromEntries(present(cards).map(([kind, n]) => [WORDS[kind], n]));
const byNumber = (buildings) => [...buildings].sort((a, b) => a - b);
const field = (list) => list.join(",") || "-";

function readCards(words) {
  return words.flatMap((word) => {
    const [, count, kind] = /^(\d+(?=[a-z]))?(.+)$/.exec(word);
    return copies(kind, Number(count ?? 1));
  });
}

/** Every subset of these cards, as a sorted list. */
function everySubset(cards) {
  return KINDS.reduce(
    (sets, kind) => {
      const numbers = [...Array(howMany(cards, kind) + 1).keys()];
      return sets.flatMap((set) => numbers.map((n) => [...set, ...copies(kind, n)]));
    },
    [[]],
  );
}

function covers(cards, cost) {
  const total = { ...RESOURCES };
  for (const kind of cards) total[WORTH[kind][0]] += WORTH[kind][1];
  return Object.keys(total).every((resource) => total[resource] >= (cost[resource] ?? 0));
}

const leavingOneOut = (cards) =>
  present(cards).map(([kind]) => {
    const rest = [...cards];
    removeOne(rest, kind);
    return rest;
  });

/** CZ-6: the cards cover the cost, and none of them is superfluous. */
const pays = (cards, cost) => covers(cards, cost) && !leavingOneOut(cards).some((rest) => covers(rest, cost));

/** Every payment. A card covers only one resource, so each resource can be tried on its own. */
const payments = (hand, cost) =>
  Object.keys(RESOURCES).reduce(
    (payments, resource) => {
      const part = { [resource]: cost[resource] ?? 0 };
      const sets = everySubset(hand.filter((kind) => WORTH[kind][0] === resource)).filter((set) => pays(set, part));
      return payments.flatMap((payment) => sets.map((set) => [...payment, ...set]));
    },
    [[]],
  );

/** Pairs of cards in canonical order. */
const pairs = (cards) =>
  KINDS.flatMap((a, i) => KINDS.slice(i).map((b) => [a, b])).filter((pair) => contains(cards, pair));

export class ConstructionZone {
  static id = "construction-zone";

  constructor(content, players, options) {
    this.fixed = { buildings: content.buildings, players, options, target: { 2: 10, 3: 7, 4: 5 }[players] };
    const height = content.buildings.length / 3;
    this.first = options.first === "random" ? null : Number(options.first);
    this.turn = this.first;
    this.phase = this.first === null ? "first" : "tops";
    this.tops = [null, null, null];
    this.under = [height, height, height]; // face-down buildings in each pile
    this.unseen = content.buildings.map((_, i) => i + 1);
    this.pile = [...copies("m", 16), ...copies("p", 16)];
    this.open = ADVANCED.flatMap((kind) => copies(kind, 13));
    this.row = [];
    this.discard = [];
    this.hidden = seatsFrom(0, players).map(() => []);
    this.known = seatsFrom(0, players).map(() => []);
    this.built = seatsFrom(0, players).map(() => []);
    this.idle = 0;
    this.builtThisRound = false;
    this.shuffles = 0;
    this.drawn = 0;
  }

  hand(seat) {
    return [...this.hidden[seat], ...this.known[seat]];
  }
  seats() {
    return seatsFrom(0, this.fixed.players);
  }
  cost(number) {
    return this.fixed.buildings[number - 1].cost;
  }

  toAct() {
    if (this.phase === "over") return "nobody";
    return ["take", "trade", "build"].includes(this.phase) ? this.turn : "chance";
  }

  outcomes() {
    if (this.phase === "first") return this.seats().map((seat) => [`first ${seat}`, 1]);
    if (this.phase === "tops" || this.phase === "top") {
      const letter = LETTERS[this.turning()];
      return this.unseen.map((number) => [`top ${letter} b${number}`, 1]);
    }
    const source = this.pile.length > 0 ? this.pile : this.discard;
    return present(source).map(([kind, n]) => [`card ${kind}`, n]);
  }

  /** The pile whose next building is turned up. */
  turning() {
    return this.tops.findIndex((top, p) => top === null && this.under[p] > 0);
  }

  moves() {
    const hand = this.hand(this.turn);
    if (this.phase === "take") {
      if (this.row.length < 2) return [["take", ...signs(this.row)].join(" ")];
      return pairs(this.row).map((pair) => `take ${signs(pair).join(" ")}`);
    }
    if (this.phase === "trade") {
      const trades = pairs(hand).flatMap((pair) =>
        ADVANCED.filter((kind) => this.open.includes(kind)).map((kind) => `trade ${signs(pair).join(" ")} for ${kind}`),
      );
      return [...trades, "no trade"];
    }
    const builds = this.tops
      .filter((number) => number !== null)
      .flatMap((number) =>
        payments(hand, this.cost(number))
          .sort((a, b) => howMany(a, "m3") - howMany(b, "m3") || howMany(a, "p3") - howMany(b, "p3"))
          .map((set) => `build b${number} ${signs(set).join(" ")}`),
      );
    return [...builds, "no build"];
  }

  apply(text) {
    const [word, ...rest] = text.split(" ");
    ({
      first: () => {
        this.first = this.turn = Number(rest[0]);
        this.phase = "tops";
      },
      top: () => this.turnTop(Number(rest[1].slice(1))),
      card: () => this.drawCard(rest[0]),
      take: () => this.take(readCards(rest)),
      trade: () => this.trade(readCards(rest.slice(0, -2)), rest.at(-1)),
      build: () => this.build(Number(rest[0].slice(1)), readCards(rest.slice(1))),
      no: () => (this.phase === "trade" ? (this.phase = "build") : this.endTurn()),
    })[word]();
  }

  turnTop(number) {
    const p = this.turning();
    this.tops[p] = number;
    this.under[p] -= 1;
    removeOne(this.unseen, number);
    if (this.phase === "top") this.endTurn();
    else if (this.turning() < 0) this.phase = "hands";
  }

  /** CZ-8: the discards become the new draw pile when it is empty. */
  shuffleIfUsedUp() {
    if (this.pile.length > 0 || this.discard.length === 0) return;
    this.pile = this.discard;
    this.discard = [];
    this.shuffles += 1;
    this.drawn = 0;
  }

  drawCard(kind) {
    this.shuffleIfUsedUp(); // no discards existed when the pile ran out
    removeOne(this.pile, kind);
    this.drawn += 1;
    this.shuffleIfUsedUp(); // after the last card, before anything else
    if (this.phase === "hands") {
      this.hidden[this.turn].push(kind);
      if (this.hidden[this.turn].length < 4) return;
      this.turn = (this.turn + 1) % this.fixed.players;
      if (this.turn === this.first) this.phase = "row";
    } else {
      this.row.push(kind);
      if (this.phase === "row" && this.row.length === 4) this.phase = "take";
      if (this.phase === "fill") this.fillOrTrade();
    }
  }

  fillOrTrade() {
    const canDraw = this.pile.length + this.discard.length > 0;
    this.phase = this.row.length < 4 && canDraw ? "fill" : "trade";
  }

  take(cards) {
    for (const kind of cards) {
      removeOne(this.row, kind);
      this.known[this.turn].push(kind);
    }
    this.fillOrTrade();
  }

  /** A discard counts against the known cards of its kind first. */
  layDown(cards) {
    for (const kind of cards) {
      removeOne(this.known[this.turn].includes(kind) ? this.known[this.turn] : this.hidden[this.turn], kind);
      this.discard.push(kind);
    }
  }

  trade(give, get) {
    this.layDown(give);
    removeOne(this.open, get);
    this.known[this.turn].push(get);
    this.phase = "build";
  }

  build(number, pay) {
    this.layDown(pay);
    this.built[this.turn].push(number);
    this.builtThisRound = true;
    const p = this.tops.indexOf(number);
    this.tops[p] = null;
    if (this.built[this.turn].length === this.fixed.target)
      this.phase = "over"; // CZ-10
    else if (this.under[p] > 0) this.phase = "top";
    else this.endTurn();
  }

  endTurn() {
    this.turn = (this.turn + 1) % this.fixed.players;
    this.phase = "take";
    if (this.turn !== this.first) return;
    this.idle = this.builtThisRound ? 0 : this.idle + 1;
    this.builtThisRound = false;
    if (this.idle === 20) this.phase = "over"; // G-3
  }

  building(number) {
    const { name, cost } = this.fixed.buildings[number - 1];
    return { number, ...(name ? { name } : {}), cost: { ...RESOURCES, ...cost } };
  }

  /** What every player knows. */
  common() {
    return {
      phase: this.phase,
      to_act: this.toAct(),
      turn: this.turn,
      first: this.first,
      target: this.fixed.target,
      piles: this.tops.map((top, p) => ({ pile: LETTERS[p], top: top && this.building(top), under: this.under[p] })),
      unseen_buildings: this.unseen.length,
      row: json(this.row),
      open: json(this.open),
      discard: json(this.discard),
      discard_size: this.discard.length,
      idle_rounds: this.idle,
      built_this_round: this.builtThisRound,
      shuffles: this.shuffles,
      drawn: this.drawn,
      pile_size: this.pile.length,
    };
  }

  seatJson(seat, open) {
    const own = { hand: json(this.hand(seat)), hidden: json(this.hidden[seat]) };
    return {
      seat,
      score: this.built[seat].length,
      buildings: byNumber(this.built[seat]).map((number) => this.building(number)),
      hand_size: this.hand(seat).length,
      known: json(this.known[seat]),
      hidden_size: this.hidden[seat].length,
      ...(open ? own : {}),
    };
  }

  state() {
    return { ...this.common(), pile: json(this.pile), seats: this.seats().map((seat) => this.seatJson(seat, true)) };
  }

  view(viewer) {
    const elsewhere = this.seats()
      .filter((seat) => seat !== viewer)
      .flatMap((seat) => this.hidden[seat]);
    return {
      ...this.common(),
      pile: this.shuffles > 0 ? json(this.pile) : null,
      unseen_cards: json(this.shuffles > 0 ? elsewhere : [...elsewhere, ...this.pile]),
      seats: this.seats().map((seat) => this.seatJson(seat, seat === viewer)),
      viewer,
    };
  }

  /** What a seat (or "spectator") may know about the next event. */
  seen(text, viewer) {
    return this.phase === "hands" && viewer !== this.turn ? "card ?" : text;
  }

  moveJson(text) {
    const [word, ...rest] = text.split(" ");
    return {
      first: () => ({ type: "first", seat: Number(rest[0]) }),
      top: () => ({ type: "top", pile: rest[0], building: Number(rest[1].slice(1)) }),
      card: () => ({ type: "card", card: WORDS[rest[0]] ?? null }),
      take: () => ({ type: "take", cards: json(readCards(rest)) }),
      trade: () => ({ type: "trade", give: json(readCards(rest.slice(0, -2))), get: WORDS[rest.at(-1)] }),
      build: () => ({ type: "build", building: Number(rest[0].slice(1)), pay: json(readCards(rest.slice(1))) }),
      no: () => ({ type: `no_${rest[0]}` }),
    }[word]();
  }

  preview(text) {
    const [word, ...rest] = text.split(" ");
    const build = word === "build";
    const last = (this.turn + 1) % this.fixed.players === this.first;
    return {
      points: build ? 1 : 0,
      cards: build ? readCards(rest.slice(1)).length : word === "trade" ? 2 : 0,
      ends_turn: build || text === "no build",
      ends_game: build
        ? this.built[this.turn].length + 1 === this.fixed.target
        : text === "no build" && last && !this.builtThisRound && this.idle === 19,
    };
  }

  /** The rule that forbids the seat this move; null if it is legal. */
  refusal(text, seat) {
    const [word, ...rest] = text.split(" ");
    if (this.phase === "over") return this.result().rule;
    if (["first", "top", "card"].includes(word) || this.toAct() === "chance") return "G-2";
    if (seat !== this.turn) return "G-1";
    if ((word === "no" ? rest[0] : word) !== this.phase) return "CZ-7";
    return this.moves().includes(text) ? null : { take: "CZ-4", trade: "CZ-5", build: "CZ-6" }[this.phase];
  }

  result() {
    const totals = this.built.map((built) => built.length);
    const over = this.phase === "over";
    return {
      over,
      rule: !over ? null : totals.includes(this.fixed.target) ? "CZ-10" : "G-3",
      winners: this.seats().filter((seat) => totals[seat] === Math.max(...totals)),
      totals,
      lines: [{ name: "buildings", points: totals, counted: true }],
    };
  }

  position() {
    const cards = (list) => field(signs(list));
    const fields = {
      phase: this.phase,
      turn: this.turn ?? 0,
      first: this.first ?? 0,
      tops: this.tops.map((top) => (top ? `b${top}` : "-")).join(","),
      under: this.under.join(","),
      row: cards(this.row),
      pile: cards(this.pile),
      discard: cards(this.discard),
      idle: this.idle,
      round_built: this.builtThisRound ? 1 : 0,
      shuffles: this.shuffles,
      drawn: this.drawn,
    };
    for (const seat of this.seats()) {
      fields[`built${seat}`] = field(byNumber(this.built[seat]).map((number) => `b${number}`));
      fields[`hand${seat}`] = cards(this.hand(seat));
      fields[`hidden${seat}`] = cards(this.hidden[seat]);
    }
    return fields;
  }

  /** Re-deals the cards that this viewer can't see. */
  changeHidden(viewer, random) {
    const others = this.seats()
      .filter((seat) => seat !== viewer)
      .map((seat) => this.hidden[seat]);
    const places = this.shuffles > 0 ? others : [...others, this.pile];
    const cards = inOrder(places.flat(), BASIC);
    for (const place of places) {
      for (let i = 0; i < place.length; i++) [place[i]] = cards.splice(random.below(cards.length), 1);
    }
  }
}
