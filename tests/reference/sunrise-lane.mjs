// A second implementation of Sunrise Lane, written from the rules (SL-1 to SL-23, G-1 to G-7) and
// docs/protocol/sunrise-lane.md. It is naive on purpose: the board is a list of plots, groups are found by flood fill,
// and cards are lists of letters.
import { contains, copy, howMany, inOrder, removeOne, seatsFrom, sum } from "./lists.mjs";

const COLOURS = ["y", "g", "r", "b", "p"];
const WORDS = { y: "yellow", g: "green", r: "red", b: "blue", p: "pink" };
const AREAS = ["A1", "B1", "B2", "A2"];
const HAND_LIMIT = 5;

const counts = (cards) => Object.fromEntries(COLOURS.map((c) => [WORDS[c], howMany(cards, c)]));
const sorted = (cards) => inOrder(cards, COLOURS);
const letters = (cards) => sorted(cards).join("");

/** The plots in order, row by row: name, colour, dots, area, beside (names), atFountain. */
function readBoard(content) {
  const cells = content.board.map((row) => row.split(" "));
  const areas = content.areas.map((row) => row.split(" "));
  const name = (x, y) => String.fromCharCode(97 + x) + (y + 1);
  const plots = [];
  cells.forEach((row, y) =>
    row.forEach((cell, x) => {
      if (cell === ".." || cell === "()") return;
      const around = [
        [x, y - 1],
        [x - 1, y],
        [x + 1, y],
        [x, y + 1],
      ].filter(([u, v]) => cells[v]?.[u] !== undefined);
      const isPlot = ([u, v]) => cells[v][u] !== ".." && cells[v][u] !== "()";
      plots.push({
        name: name(x, y),
        colour: cell[0],
        dots: Number(cell[1]),
        area: areas[y][x],
        beside: around.filter(isPlot).map(([u, v]) => name(u, v)),
        atFountain: around.some(([u, v]) => cells[v][u] === "()"),
      });
    }),
  );
  return plots;
}

/** Every set of n cards that can be discarded, in dictionary order with the alphabet y g r b p. */
function choices(cards, n) {
  if (n === 0) return [""];
  return COLOURS.filter((c) => cards.includes(c)).flatMap((c) => {
    const rest = sorted(cards).slice(sorted(cards).indexOf(c) + 1);
    return choices(rest, n - 1).map((tail) => c + tail);
  });
}

export class SunriseLane {
  static id = "sunrise-lane";

  constructor(content, players, options) {
    const plots = readBoard(content);
    this.fixed = {
      plots,
      byName: Object.fromEntries(plots.map((plot) => [plot.name, plot])),
      players,
      options,
      pieces: players === 4 ? 22 : 28,
    };
    this.first = options.first === "random" ? null : Number(options.first);
    this.turn = this.first;
    this.phase = this.first === null ? "first" : "deal";
    this.drawsLeft = this.first === null ? 0 : 3;
    this.houses = {}; // plot: [seat, floors]
    this.parks = [];
    this.hands = seatsFrom(0, players).map(() => []);
    this.discarded = seatsFrom(0, players).map(() => []);
    this.kept = seatsFrom(0, players).map(() => []);
    this.pile = COLOURS.flatMap((c) => Array(11).fill(c));
    this.shuffled = [...this.pile];
    this.shuffles = 0;
    this.last = null;
    this.parkUsed = false;
    this.closing = null;
    this.idle = 0;
    this.placed = false;
  }

  seats() {
    return seatsFrom(0, this.fixed.players);
  }
  plot(name) {
    return this.fixed.byName[name];
  }
  isEmpty(name) {
    return this.plot(name) !== undefined && !this.houses[name] && !this.parks.includes(name);
  }
  housesOf(seat) {
    return this.fixed.plots
      .filter(({ name }) => this.houses[name]?.[0] === seat)
      .map((plot) => ({ ...plot, floors: this.houses[plot.name][1] }));
  }
  piecesLeft(seat) {
    return this.fixed.pieces - sum(this.housesOf(seat).map((house) => house.floors));
  }
  score(seat) {
    return sum(this.housesOf(seat).map((house) => house.floors * house.dots));
  }

  toAct() {
    if (this.phase === "over") return "nobody";
    return ["choose", "chain", "discard"].includes(this.phase) ? this.turn : "chance";
  }

  outcomes() {
    if (this.phase === "first") return this.seats().map((seat) => [`first ${seat}`, 1]);
    const source = this.pile.length > 0 ? this.pile : this.discarded.flat();
    return COLOURS.filter((c) => source.includes(c)).map((c) => [`card ${c}`, howMany(source, c)]);
  }

  /** The plots that can be built on now. */
  open() {
    const reachable = (plot) =>
      this.phase === "chain"
        ? plot.beside.includes(this.last)
        : plot.atFountain || plot.beside.some((name) => !this.isEmpty(name));
    if (this.phase !== "choose" && this.phase !== "chain") return [];
    return this.fixed.plots.filter((plot) => this.isEmpty(plot.name) && reachable(plot));
  }

  moves() {
    const hand = this.hands[this.turn];
    if (this.phase === "discard") return choices(hand, hand.length - HAND_LIMIT).map((cards) => `discard ${cards}`);
    const open = this.open();
    const houses = COLOURS.flatMap((c) => open.filter((plot) => plot.colour === c)).flatMap((plot) => {
      const most = Math.min(howMany(hand, plot.colour), this.piecesLeft(this.turn));
      return Array.from({ length: most }, (_, i) => `house ${plot.name} ${i + 1}`);
    });
    const mayPark = !this.parkUsed && this.parks.length < 20;
    const parks = mayPark
      ? open.flatMap((plot) => COLOURS.filter((c) => hand.includes(c)).map((c) => `park ${plot.name} ${c}`))
      : [];
    return [this.phase === "choose" ? "draw" : "stop", ...houses, ...parks];
  }

  apply(text) {
    const [word, a, b] = text.split(" ");
    ({
      first: () => {
        this.first = this.turn = Number(a);
        this.phase = "deal";
        this.drawsLeft = 3;
      },
      card: () => this.drawCard(a),
      draw: () => this.mustDraw(2),
      stop: () => this.mustDraw(1),
      house: () =>
        this.build(a, () => {
          this.houses[a] = [this.turn, Number(b)];
          this.layDown(Array(Number(b)).fill(this.plot(a).colour));
        }),
      park: () =>
        this.build(a, () => {
          this.parks.push(a);
          this.parkUsed = true;
          this.layDown([b]);
        }),
      discard: () => {
        this.layDown([...a]);
        this.endTurn();
      },
    })[word]();
  }

  areasFull() {
    return this.fixed.plots.every((plot) => plot.area === "--" || !this.isEmpty(plot.name));
  }

  layDown(cards) {
    for (const card of cards) {
      removeOne(this.hands[this.turn], card);
      this.discarded[this.turn].push(card);
    }
  }

  build(name, place) {
    place();
    this.phase = "chain";
    this.last = name;
    this.placed = true;
    if (!this.areasFull()) return;
    const now = this.fixed.options.areas_full === "now"; // SL-17
    this.closing = now ? "SL-17" : (this.closing ?? "SL-17");
    if (now) this.endBuilding("over");
  }

  endBuilding(phase) {
    this.phase = phase;
    this.last = null;
    this.parkUsed = false;
  }

  mustDraw(cards) {
    this.endBuilding("draw");
    this.drawsLeft = cards;
  }

  /** SL-15: the discards become the new draw pile when it is empty. */
  shuffleIfUsedUp() {
    if (this.pile.length > 0 || this.discarded.flat().length === 0) return;
    this.pile = this.discarded.flat();
    this.shuffled = [...this.pile];
    this.kept = this.hands.map((hand) => [...hand]);
    this.discarded = this.seats().map(() => []);
    this.shuffles += 1;
  }

  drawCard(card) {
    this.shuffleIfUsedUp(); // no discards existed when the pile ran out
    removeOne(this.pile, card);
    this.hands[this.turn].push(card);
    this.drawsLeft -= 1;
    this.shuffleIfUsedUp(); // after the last card, before the hand limit (SL-14)
    if (this.drawsLeft > 0) return;
    if (this.phase === "deal") {
      this.turn = (this.turn + 1) % this.fixed.players;
      if (this.turn === this.first) this.phase = "choose";
      else this.drawsLeft = 3;
    } else if (this.hands[this.turn].length > HAND_LIMIT)
      this.phase = "discard"; // SL-14
    else this.endTurn();
  }

  endTurn() {
    if (this.piecesLeft(this.turn) <= 2) this.closing ??= "SL-16";
    this.turn = (this.turn + 1) % this.fixed.players;
    this.phase = "choose";
    if (this.turn !== this.first) return;
    this.idle = this.placed ? 0 : this.idle + 1;
    this.placed = false;
    if (this.idle === 20) this.closing ??= "G-3";
    if (this.closing) this.phase = "over";
  }

  /** What every player knows. */
  common() {
    return {
      phase: this.phase,
      first: this.first,
      turn: this.phase === "over" ? null : this.turn,
      draws_left: this.drawsLeft,
      discards_left: this.phase === "discard" ? this.hands[this.turn].length - HAND_LIMIT : 0,
      last: this.last,
      park_used: this.parkUsed,
      open: this.open().map((plot) => plot.name),
      closing: this.closing,
      idle_rounds: this.idle,
      placed_this_round: this.placed,
      players: this.seats().map((seat) => ({
        seat,
        score: this.score(seat),
        pieces: this.piecesLeft(seat),
        hand_size: this.hands[seat].length,
        kept_size: this.kept[seat].length,
        discarded: counts(this.discarded[seat]),
      })),
      houses: this.fixed.plots
        .filter(({ name }) => this.houses[name])
        .map(({ name }) => ({ plot: name, seat: this.houses[name][0], floors: this.houses[name][1] })),
      parks: this.fixed.plots.map(({ name }) => name).filter((name) => this.parks.includes(name)),
      parks_left: 20 - this.parks.length,
      pile_size: this.pile.length,
      discard_pile: counts(this.discarded.flat()),
      shuffles: this.shuffles,
      shuffled: counts(this.shuffled),
    };
  }

  state() {
    return { ...this.common(), hands: this.hands.map(counts), kept: this.kept.map(counts), pile: counts(this.pile) };
  }

  view(viewer) {
    const sits = viewer !== "spectator";
    return {
      ...this.common(),
      viewer,
      hand: sits ? counts(this.hands[viewer]) : null,
      kept: sits ? counts(this.kept[viewer]) : null,
      unseen: counts([...this.pile, ...this.hands.filter((_, seat) => seat !== viewer).flat()]),
    };
  }

  seen(text, viewer) {
    return text.startsWith("card ") && viewer !== this.turn ? "card ?" : text;
  }

  moveJson(text) {
    const [word, a, b] = text.split(" ");
    return {
      type: word,
      ...{
        house: () => ({ plot: a, floors: Number(b) }),
        park: () => ({ plot: a, card: WORDS[b] }),
        discard: () => ({ cards: [...a].map((c) => WORDS[c]) }),
        first: () => ({ seat: Number(a) }),
        card: () => ({ card: WORDS[a] ?? null }),
      }[word]?.(),
    };
  }

  preview(text) {
    const [word, a, b] = text.split(" ");
    const after = copy(this);
    after.apply(text);
    const ends_game = after.phase === "over";
    return {
      points: word === "house" ? Number(b) * this.plot(a).dots : 0,
      cards: this.hands[this.turn].length - after.hands[this.turn].length,
      ends_turn:
        ends_game || word === "stop" || word === "discard" || (word === "draw" && this.hands[this.turn].length <= 3),
      ends_game,
    };
  }

  /** The rule that forbids the seat this move; null if it is legal. */
  refusal(text, seat) {
    const [word, a, b] = text.split(" ");
    const hand = this.hands[this.turn];
    if (this.phase === "over") return this.closing;
    if (seat !== this.toAct()) return "G-1";
    if (word === "draw" && this.phase === "chain") return "SL-4";
    if ((word === "discard") !== (this.phase === "discard")) return "SL-14";
    if (word === "discard") return a.length === hand.length - HAND_LIMIT && contains(hand, [...a]) ? null : "SL-14";
    if (word === "first" || word === "card") return "G-2";
    if (word === "draw") return null;
    if (word === "stop") return this.phase === "chain" ? null : "SL-10";
    if (word === "park" && (this.parkUsed || this.parks.length === 20 || !hand.includes(b))) return "SL-9";
    if (!this.plot(a)) return "SL-5";
    if (!this.open().includes(this.plot(a))) return this.phase === "choose" ? "SL-5" : "SL-6";
    if (word === "park") return null;
    return Number(b) <= Math.min(howMany(hand, this.plot(a).colour), this.piecesLeft(seat)) ? null : "SL-7";
  }

  /** The size of the largest group of plots with this seat's houses (SL-21). */
  biggestGroup(seat) {
    const own = new Set(this.housesOf(seat).map((house) => house.name));
    const flood = (name) => {
      if (!own.delete(name)) return 0;
      return 1 + sum(this.plot(name).beside.map(flood));
    };
    return Math.max(0, ...[...own].map(flood));
  }

  /** A seat's value in a ranking, as a list to compare; null if it is not ranked. */
  standing(seat, ranking) {
    if (ranking === "board") return this.biggestGroup(seat) > 0 ? [this.biggestGroup(seat)] : null;
    const heights = this.housesOf(seat)
      .filter((house) => house.area === ranking)
      .map((house) => house.floors);
    if (ranking[0] === "B") return heights.length > 0 ? [heights.length] : null; // SL-20
    const tallest = Math.max(0, ...heights); // SL-19
    return tallest >= 2 ? [tallest, howMany(heights, tallest)] : null;
  }

  bonuses(ranking) {
    const standings = this.seats().map((seat) => this.standing(seat, ranking));
    const better = (a, b) => a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);
    return standings.map((own) => {
      // SL-22
      if (own === null) return 0;
      const ahead = standings.filter((other) => other !== null && better(other, own)).map(String);
      const place = this.fixed.options.ties === "next" ? new Set(ahead).size : ahead.length;
      return [10, 6, 3, 0][place];
    });
  }

  result() {
    const line = (name, points, counted = true) => ({ name, points, counted });
    const lines = [
      line(
        "houses",
        this.seats().map((seat) => this.score(seat)),
      ),
      ...AREAS.map((area) => line(`area ${area}`, this.bonuses(area))),
      line("whole board", this.bonuses("board")),
      line(
        "cards in hand",
        this.hands.map((hand) => hand.length),
        false,
      ),
    ];
    const totals = this.seats().map((seat) => sum(lines.filter((one) => one.counted).map((one) => one.points[seat])));
    const leaders = this.seats().filter((seat) => totals[seat] === Math.max(...totals));
    const cards = Math.max(...leaders.map((seat) => this.hands[seat].length));
    const over = this.phase === "over";
    return {
      over,
      rule: over ? this.closing : null,
      winners: leaders.filter((seat) => this.hands[seat].length === cards),
      totals,
      lines,
    };
  }

  position() {
    const closing = { "SL-16": "pieces", "SL-17": "areas", "G-3": "idle" }[this.closing] ?? "none";
    const fields = {
      phase: this.phase,
      turn: this.turn ?? 0,
      first: this.first ?? 0,
      parks: this.common().parks.join(","),
      shuffles: this.shuffles,
      draws_left: this.drawsLeft,
      last: this.last ?? "-",
      park_used: this.parkUsed ? 1 : 0,
      idle: this.idle,
      placed: this.placed ? 1 : 0,
      closing,
    };
    for (const seat of this.seats()) {
      fields[`houses${seat}`] = this.housesOf(seat)
        .map(({ name, floors }) => `${name}:${floors}`)
        .join(",");
      fields[`hand${seat}`] = letters(this.hands[seat]);
      fields[`discards${seat}`] = letters(this.discarded[seat]);
      fields[`kept${seat}`] = letters(this.kept[seat]);
    }
    return fields;
  }

  /** Changes cards that this viewer can't see. Swaps kept cards between the other seats, and drawn cards between them
   * and the pile. */
  changeHidden(viewer, random) {
    const others = this.seats().filter((seat) => seat !== viewer);
    const drawn = this.seats().map((seat) => {
      const cards = [...this.hands[seat], ...this.discarded[seat]];
      this.kept[seat].forEach((card) => removeOne(cards, card));
      return cards;
    });
    const possible = (seat) => contains([...this.kept[seat], ...drawn[seat]], this.discarded[seat]);
    const swap = (places) => {
      const [a, b] = [random.oneOf(places), random.oneOf(places)];
      const [i, j] = [random.below(a.length), random.below(b.length)];
      [a[i], b[j]] = [b[j], a[i]];
      if (!others.every(possible)) [a[i], b[j]] = [b[j], a[i]];
    };
    for (let step = 0; step < 60; step++) {
      const kept = others.map((seat) => this.kept[seat]).filter((cards) => cards.length > 0);
      if (kept.length > 0) swap(kept);
      swap([...others.map((seat) => drawn[seat]), this.pile].filter((cards) => cards.length > 0));
    }
    for (const seat of others) {
      this.hands[seat] = [...this.kept[seat], ...drawn[seat]];
      this.discarded[seat].forEach((card) => removeOne(this.hands[seat], card));
    }
  }
}
