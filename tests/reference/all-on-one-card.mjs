// A second implementation of All on 1 Card, written from the rules (AC-1 to AC-16, G-1 to G-7) and
// docs/protocol/all-on-one-card.md. It is naive on purpose: dice are words of letters, and it tries every roll and
// every set of dice to roll again.
import { contains, copy, howMany, inOrder, removeOne, seatsFrom, sum } from "./lists.mjs";

const COLOURS = ["y", "g", "r", "o", "p", "b"];
const WORDS = { y: "yellow", g: "green", r: "red", o: "orange", p: "purple", b: "blue" };
const EVENTS = ["first", "card", "show", "roll"];

const dice = (list) => inOrder(list, COLOURS);
const byNumber = (cards) => [...cards].sort((a, b) => a - b);
const names = (cards) => byNumber(cards).map((card) => `c${card}`);
const number = (name) => Number(name.slice(1));

/** Every roll of k dice, as a word with its number of ways. Enumerates all 6^k. */
function rolls(k) {
  let falls = [""];
  for (let die = 0; die < k; die++) falls = falls.flatMap((fall) => COLOURS.map((c) => fall + c));
  const ways = new Map();
  for (const fall of falls) {
    const word = dice([...fall]).join("");
    ways.set(word, (ways.get(word) ?? 0) + 1);
  }
  const spelling = (word) => [...word].map((c) => COLOURS.indexOf(c)).join("");
  return [...ways]
    .sort(([a], [b]) => (spelling(a) < spelling(b) ? -1 : 1))
    .map(([word, weight]) => [`roll ${word}`, weight]);
}
const ROLLS = [0, 1, 2, 3, 4, 5].map(rolls);

/** Every set of these dice, in the documented order: k(yellow) + (n(yellow)+1) k(green) + ... */
function diceSets(lying) {
  const sets = new Set();
  for (let mask = 0; mask < 2 ** lying.length; mask++) sets.add(dice(lying.filter((_, i) => mask & (1 << i))).join(""));
  const rank = (set) => {
    let unit = 1;
    return sum(
      COLOURS.map((c) => {
        const value = unit * howMany([...set], c);
        unit *= howMany(lying, c) + 1;
        return value;
      }),
    );
  };
  return [...sets].sort((a, b) => rank(a) - rank(b));
}

export class AllOnOneCard {
  static id = "all-on-one-card";

  constructor(content, players, options) {
    const letter = (word) => COLOURS.find((c) => WORDS[c] === word);
    const cards = content.cards.map(({ rows, suns }) => ({
      rows: COLOURS.filter((c) => rows[WORDS[c]]).map((c) => [c, rows[WORDS[c]]]),
      suns: suns.map(letter),
    }));
    const advanced = options.variant === "advanced";
    this.fixed = { contents: cards, players, options, advanced, dealt: advanced ? 5 : 2 };
    this.first = options.first === "random" ? null : Number(options.first);
    this.active = this.seat = this.first ?? 0;
    this.phase = this.first === null ? "first" : "deal";
    this.turn = 0;
    this.rolls = 0;
    this.dice = [];
    this.idle = 0;
    this.crossedThisRound = false;
    this.due = [];
    this.pile = cards.map((_, i) => i + 1);
    this.faceUp = [];
    this.cards = seatsFrom(0, players).map(() => []);
    this.scored = seatsFrom(0, players).map(() => []);
    this.hands = seatsFrom(0, players).map(() => []);
    this.returned = seatsFrom(0, players).map(() => []);
    this.crossed = cards.map(() => ({})); // by card and colour
  }

  seats() {
    return seatsFrom(0, this.fixed.players);
  }
  rows(card) {
    return this.fixed.contents[card - 1].rows;
  }
  crossedOn(card, c) {
    return this.crossed[card - 1][c] ?? 0;
  }
  fullRows(card) {
    return this.rows(card).filter(([c, boxes]) => this.crossedOn(card, c) === boxes);
  }
  openPoints(card) {
    return sum(this.fullRows(card).map(([, boxes]) => boxes));
  } // AC-12
  scoredPoints(card) {
    // AC-8
    const suns = this.fullRows(card).filter(([c]) => this.fixed.contents[card - 1].suns.includes(c)).length;
    return this.openPoints(card) + [0, 2, 5][suns];
  }

  toAct() {
    if (this.phase === "over") return "nobody";
    return ["draft", "choose", "pick", "take"].includes(this.phase) ? this.seat : "chance";
  }

  /** What a cross on this card would cross off: colours and numbers of boxes (AC-6). */
  crosses(card) {
    return this.rows(card)
      .map(([c, boxes]) => [c, howMany(this.dice, c), boxes - this.crossedOn(card, c)])
      .filter(([, n, free]) => n >= 1 && free >= n)
      .map(([c, n]) => [c, n]);
  }

  outcomes() {
    if (this.phase === "first") return this.seats().map((seat) => [`first ${seat}`, 1]);
    if (this.phase === "roll") return ROLLS[5 - this.dice.length];
    if (this.phase === "show") return [[`show ${names(this.keeps(this.seat)).join(" ")}`, 1]];
    return names(this.pile).map((name) => [`card ${name}`, 1]);
  }

  keeps(seat) {
    return this.hands[seat].filter((card) => !this.returned[seat].includes(card));
  }

  moves() {
    if (this.phase === "choose") return diceSets(this.dice).map((set) => (set ? `reroll ${set}` : "keep"));
    if (this.phase === "take")
      return [...names(this.faceUp).map((name) => `take ${name}`), ...(this.pile.length > 0 ? ["draw"] : [])];
    if (this.phase === "pick") {
      return [
        ...names(this.cards[this.seat].filter((card) => this.crosses(card).length > 0)).map((name) => `cross ${name}`),
        "pass",
      ];
    }
    const hand = byNumber(this.hands[this.seat]);
    return hand.flatMap((low, i) => hand.slice(i + 1).map((high) => `return c${low} c${high}`));
  }

  apply(text) {
    const [word, ...rest] = text.split(" ");
    ({
      first: () => {
        this.first = this.active = this.seat = Number(rest[0]);
        this.phase = "deal";
      },
      card: () => this.cardComes(number(rest[0])),
      return: () => {
        this.returned[this.seat] = rest.map(number);
        this.nextSeat(this.first, () => {
          this.phase = "show";
        });
      },
      show: () => this.show(),
      roll: () => {
        this.dice = dice([...this.dice, ...rest[0]]);
        this.rolls += 1;
        this.phase = this.rolls < 3 ? "choose" : "pick";
      },
      keep: () => {
        this.phase = "pick";
      },
      reroll: () => {
        [...rest[0]].forEach((c) => removeOne(this.dice, c));
        this.phase = "roll";
      },
      cross: () => this.cross(number(rest[0])),
      pass: () => this.nextPick(),
      take: () => this.take(number(rest[0])),
      draw: () => {
        this.phase = "draw";
      },
    })[word]();
  }

  /** Asks the next seat. After the last one, calls `done`. */
  nextSeat(from, done) {
    this.seat = (this.seat + 1) % this.fixed.players;
    if (this.seat === from) done();
  }

  cardComes(card) {
    removeOne(this.pile, card);
    if (this.phase === "deal") this.deal(card);
    else if (this.phase === "draw") {
      this.cards[this.seat].push(card);
      removeOne(this.due, this.seat);
      this.newCards();
    } else {
      this.faceUp.push(card);
      if (this.phase === "replace") this.newCards();
      else if (this.faceUp.length === 3) this.phase = "roll";
    }
  }

  deal(card) {
    const places = this.fixed.advanced ? this.hands : this.cards;
    places[this.seat].push(card);
    if (places[this.seat].length < this.fixed.dealt) return;
    this.nextSeat(this.first, () => {
      this.phase = this.fixed.advanced ? "draft" : "roll";
    });
  }

  show() {
    // AC-14
    this.cards[this.seat] = this.keeps(this.seat);
    this.hands[this.seat] = this.returned[this.seat];
    this.nextSeat(this.first, () => {
      this.pile.push(...this.returned.flat());
      this.hands = this.seats().map(() => []);
      this.returned = this.seats().map(() => []);
      this.phase = "lay";
    });
  }

  cross(card) {
    for (const [c, n] of this.crosses(card)) this.crossed[card - 1][c] = this.crossedOn(card, c) + n;
    this.crossedThisRound = true;
    this.idle = 0;
    if (this.fullRows(card).length >= 3) {
      // AC-8
      removeOne(this.cards[this.seat], card);
      this.scored[this.seat].push(card);
      this.due.push(this.seat);
    }
    this.nextPick();
  }

  nextPick() {
    this.nextSeat(this.active, () => {
      if (this.scored.some((cards) => cards.length === 4)) {
        // AC-11
        this.due = [];
        this.phase = "over";
      } else this.newCards();
    });
  }

  /** The next player who scored gets a card (AC-9; AC-15: a face-up card or one from the pile). Ends the turn if there
   * is none. */
  newCards() {
    if (this.pile.length + this.faceUp.length === 0) this.due = [];
    const next = seatsFrom(this.active, this.fixed.players).find((seat) => this.due.includes(seat));
    this.seat = next ?? this.active;
    if (next === undefined) this.endTurn();
    else this.phase = this.fixed.advanced ? "take" : "draw";
  }

  take(card) {
    removeOne(this.faceUp, card);
    this.cards[this.seat].push(card);
    removeOne(this.due, this.seat);
    if (this.pile.length > 0) this.phase = "replace";
    else this.newCards();
  }

  endTurn() {
    const next = (this.active + 1) % this.fixed.players;
    if (next === this.first) {
      if (!this.crossedThisRound) this.idle += 1;
      this.crossedThisRound = false;
      if (this.idle === 20) {
        this.phase = "over";
        return;
      } // G-3
    }
    this.active = this.seat = next;
    this.turn += 1;
    this.rolls = 0;
    this.dice = [];
    this.phase = "roll";
  }

  /** A card with its rows. */
  cardJson(card, scored) {
    const rows = this.rows(card).map(([c, boxes]) => {
      const crossed = this.crossedOn(card, c);
      return {
        colour: WORDS[c],
        boxes,
        crossed,
        sun: this.fixed.contents[card - 1].suns.includes(c),
        full: crossed === boxes,
      };
    });
    return { card: `c${card}`, points: scored ? this.scoredPoints(card) : this.openPoints(card), rows };
  }

  score(seat) {
    return (
      sum(this.scored[seat].map((card) => this.scoredPoints(card))) +
      sum(this.cards[seat].map((card) => this.openPoints(card)))
    );
  }

  /** What every player knows. */
  common() {
    const rolling = this.phase === "roll" || this.phase === "choose";
    const drafting = this.phase === "draft" || this.phase === "show";
    return {
      phase: this.phase,
      to_act: this.toAct(),
      first: this.first,
      active: this.active,
      seat: this.seat,
      turn: this.turn,
      rolls: this.rolls,
      rolls_left: rolling ? 3 - this.rolls : 0,
      dice: this.dice.map((c) => WORDS[c]),
      dice_to_roll: this.phase === "roll" ? 5 - this.dice.length : 0,
      idle_rounds: this.idle,
      crossed_this_round: this.crossedThisRound,
      new_card_due: byNumber(this.due),
      pile_size: this.pile.length,
      face_up: byNumber(this.faceUp).map((card) => this.cardJson(card, false)),
      players: this.seats().map((seat) => ({
        seat,
        score: this.score(seat),
        cards: byNumber(this.cards[seat]).map((card) => this.cardJson(card, false)),
        scored: this.scored[seat].map((card) => this.cardJson(card, true)),
        hand_size: this.hands[seat].length,
        has_returned: drafting && this.returned[seat].length > 0,
      })),
    };
  }

  state() {
    return {
      ...this.common(),
      pile: names(this.pile),
      hands: this.hands.map(names),
      returned: names(this.returned.flat()),
    };
  }

  view(viewer) {
    const sits = viewer !== "spectator";
    const otherHands = this.hands.filter((_, seat) => seat !== viewer).flat();
    return {
      ...this.common(),
      viewer,
      hand: sits ? byNumber(this.hands[viewer]).map((card) => this.cardJson(card, false)) : [],
      returned: sits ? names(this.returned[viewer]) : [],
      unseen: names([...this.pile, ...otherHands]),
    };
  }

  seen(text, viewer) {
    const secret = (this.phase === "deal" && this.fixed.advanced) || this.phase === "draft";
    return secret && viewer !== this.seat ? `${text.split(" ")[0]} ?` : text;
  }

  moveJson(text) {
    const [word, ...rest] = text.split(" ");
    const unknown = rest[0] === "?";
    return {
      type: word,
      ...{
        first: () => ({ seat: Number(rest[0]) }),
        roll: () => ({ dice: [...rest[0]].map((c) => WORDS[c]) }),
        reroll: () => ({ dice: [...rest[0]].map((c) => WORDS[c]) }),
        cross: () => ({ card: rest[0] }),
        take: () => ({ card: rest[0] }),
        card: () => ({ card: unknown ? null : rest[0] }),
        return: () => ({ cards: unknown ? null : rest }),
        show: () => ({ cards: rest }),
      }[word]?.(),
    };
  }

  preview(text) {
    const [word, name] = text.split(" ");
    if (word === "keep" || word === "reroll") return { points: 0, cards: 0, ends_turn: false, ends_game: false };
    const after = copy(this);
    after.apply(text);
    const before = this.scored[this.seat].length;
    const scored = word === "cross" && after.scored[this.seat].length > before;
    return {
      points: scored ? after.scoredPoints(number(name)) : 0,
      cards: word === "cross" ? sum(this.crosses(number(name)).map(([, n]) => n)) : 0,
      ends_turn: true,
      ends_game: after.phase === "over",
    };
  }

  /** The rule that forbids the seat this move; null if it is legal. */
  refusal(text, seat) {
    const [word, ...rest] = text.split(" ");
    if (this.phase === "over") return this.result().rule;
    if (EVENTS.includes(word)) return "G-2";
    if (seat !== this.toAct()) return "G-1";
    if (this.phase === "choose")
      return word === "keep" || (word === "reroll" && contains(this.dice, [...rest[0]])) ? null : "AC-4";
    if (this.phase === "draft")
      return word === "return" && contains(this.hands[seat], rest.map(number)) ? null : "AC-14";
    if (this.phase === "take" && word === "draw") return this.pile.length > 0 ? null : "AC-15";
    if (this.phase === "take") return word === "take" && this.faceUp.includes(number(rest[0])) ? null : "AC-15";
    if (word === "pass") return null;
    if (word !== "cross" || !this.cards[seat].includes(number(rest[0]))) return "AC-5";
    return this.crosses(number(rest[0])).length > 0 ? null : "AC-7";
  }

  result() {
    const line = (name, points) => ({ name, points, counted: true });
    const scored = (i) =>
      this.seats().map((seat) => (this.scored[seat][i] ? this.scoredPoints(this.scored[seat][i]) : 0));
    const open = (i) => this.cards.map((cards) => (cards[i] ? this.openPoints(byNumber(cards)[i]) : 0));
    const lines = [
      ...[0, 1, 2, 3].map((i) => line(`card ${i + 1}`, scored(i))),
      ...(this.fixed.advanced ? [0, 1, 2] : [0, 1]).map((i) => line(`open ${i + 1}`, open(i))),
    ];
    const totals = this.seats().map((seat) => this.score(seat));
    const over = this.phase === "over";
    const rule = this.scored.some((cards) => cards.length === 4) ? "AC-11" : "G-3";
    return {
      over,
      rule: over ? rule : null,
      winners: this.seats().filter((seat) => totals[seat] === Math.max(...totals)),
      totals,
      lines,
    };
  }

  position() {
    const table = (card) => {
      const marks = this.rows(card)
        .filter(([c]) => this.crossedOn(card, c) > 0)
        .map(([c]) => c + this.crossedOn(card, c))
        .join("");
      return `c${card}` + (marks && `:${marks}`);
    };
    const lists = {
      dice: this.dice.join(""),
      due: byNumber(this.due).join(","),
      returned: names(this.returned.flat()).join(","),
    };
    for (const seat of this.seats()) {
      lists[`done${seat}`] = this.scored[seat].map(table).join(",");
      lists[`hand${seat}`] = names(this.hands[seat]).join(",");
    }
    const fields = {
      phase: this.phase,
      first: this.first ?? 0,
      active: this.active,
      seat: this.seat,
      turn: this.turn,
      rolls: this.rolls,
      idle: this.idle,
      crossed: this.crossedThisRound ? "yes" : "no",
      ...Object.fromEntries(Object.entries(lists).filter(([, value]) => value)),
    };
    if (this.phase !== "draft")
      this.seats().forEach((seat) => {
        fields[`cards${seat}`] = byNumber(this.cards[seat]).map(table).join(",");
      });
    if (this.fixed.advanced) fields.up = names(this.faceUp).join(",");
    return fields;
  }

  /** Re-deals the cards that this viewer can't see, and changes which of them were returned. */
  changeHidden(viewer, random) {
    const others = this.seats().filter((seat) => seat !== viewer);
    const places = [...others.map((seat) => this.hands[seat]), this.pile];
    const cards = places.flat();
    for (const place of places) {
      for (let i = 0; i < place.length; i++) [place[i]] = cards.splice(random.below(cards.length), 1);
    }
    for (const seat of others) {
      const hand = [...this.hands[seat]];
      this.returned[seat] = byNumber(this.returned[seat].map(() => hand.splice(random.below(hand.length), 1)[0]));
    }
  }
}
