// What a player has picked but not confirmed: dice to roll again, a card to cross, take or return.
import { tick, untrack } from "svelte";
import type { BoardProps } from "../game";
import { seatName } from "../seat_name";
import { whyBy } from "../why";
import { actionsFor } from "./actions";
import { cardChoice, modeOf, pointedAt, returnChoice, rollChoice, takeChoice, type GameChoice } from "./choices";
import { BLANK, countsOf, relaid, thrownBetween, type Die } from "./dice";
import type { Card, Colour, Content, GameMove, View } from "./types";
import { numberOf } from "./words";

const why = whyBy({
  "ac.refuse.othersDice": "AC-4",
  "ac.refuse.rolled": "AC-4",
  "ac.refuse.diceLater": "AC-4",
  "ac.refuse.rollFirst": "AC-4",
  "ac.refuse.nothingFits": "AC-6",
  "ac.refuse.notYet": "AC-5",
  "ac.refuse.two": "AC-14",
  "ac.refuse.take": "AC-15",
  "ac.refuse.faceUp": "AC-15",
  "ac.refuse.noPile": "AC-15",
});

/** Create it when a component starts. */
export class Plan {
  readonly mine = $derived.by(() => (this.board.me === null ? null : (this.board.view.players[this.board.me] ?? null)));
  /** The question that the player can answer before their turn. */
  readonly early = $derived.by(() => {
    const { me, choices, early } = this.board;
    return me !== null && choices.length === 0 && early?.seat === me ? early : null;
  });
  readonly options = $derived.by((): GameChoice[] => this.early?.choices ?? this.board.choices);
  readonly mode = $derived.by(() => (this.board.me === null ? "none" : modeOf(this.options)));
  readonly answer = $derived.by(() => this.early?.answer?.move ?? null);

  // Unconfirmed picks last for one roll.
  readonly #roll = $derived.by(() => {
    const { me, view } = this.board;
    return `${me} ${view.turn} ${view.rolls} ${this.mode === "take" || this.mode === "return"}`;
  });
  /** The picked cards, or "pass". */
  picked = $derived.by<string[]>(() => (void this.#roll, []));
  /** The places of dice to roll again. */
  marked = $derived.by<number[]>(() => (void this.#roll, []));
  readonly chosen = $derived.by(() =>
    this.picked.filter((card) => card === "pass" || takeChoice(this.options, card) !== null || this.mode === "return"),
  );

  /** The dice on the table. They keep their places from roll to roll. */
  dice = $state.raw<Die[]>([...BLANK]);
  #laid: { turn: number; rolls: number } | null = null;
  #lastMarked: number[] = [];

  readonly again = $derived.by(() =>
    this.marked.map((place) => this.dice[place]?.colour).filter((colour): colour is Colour => colour != null),
  );
  /** The complete move, if there is one. */
  readonly ready = $derived.by(() => {
    if (this.mode === "roll") return rollChoice(this.options, this.again);
    return this.mode === "return"
      ? returnChoice(this.options, this.chosen)
      : takeChoice(this.options, this.chosen[0] ?? "");
  });
  readonly actions = $derived.by(() =>
    actionsFor({
      view: this.board.view,
      options: this.options,
      mode: this.mode,
      answer: this.answer,
      isEarly: this.early !== null,
      chosen: this.chosen,
      again: this.again,
      name: this.nameOf,
      submit: (choice) => this.#submit(choice),
      withdraw: () => this.board.answerEarly(null),
      choose: (cards) => void this.telling(() => (this.picked = cards)),
      mark: (places) => void this.telling(() => (this.marked = places)),
    }),
  );

  /** What a tutorial points at: the choice, then the button that confirms it. */
  readonly target = $derived.by(() => pointedAt(this.options.filter(({ text }) => this.board.pointed?.includes(text))));
  readonly pointedDice = $derived.by(() => {
    const left = countsOf(this.target.dice);
    for (const colour of this.again) left[colour] = (left[colour] ?? 0) - 1;
    return this.dice.flatMap(({ colour }, place) =>
      colour && !this.marked.includes(place) && (left[colour] ?? 0) > 0 ? [place] : [],
    );
  });
  readonly pointedButton = $derived.by(
    () => this.ready !== null && (this.board.pointed?.includes(this.ready.text) ?? false),
  );

  constructor(private readonly props: () => BoardProps<View, GameMove, Content>) {
    $effect.pre(() => {
      const { view } = this.board;
      const now = { turn: view.turn, rolls: view.rolls };
      const before = untrack(() => this.dice);
      const thrown = thrownBetween(
        before,
        this.#laid,
        now,
        untrack(() => this.board.fresh),
        this.#lastMarked,
      );
      this.#laid = now;
      this.dice = relaid(before, view.dice, thrown);
    });
  }
  get board(): BoardProps<View, GameMove, Content> {
    return this.props();
  }
  readonly nameOf = (seat: number): string => seatName(this.board.seats, seat);
  isAnswer(card: string): boolean {
    return this.answer?.type === "cross" && this.answer.card === card;
  }

  #submit(choice: GameChoice): void {
    this.#lastMarked = this.marked;
    this.picked = [];
    if (this.early) this.board.answerEarly(choice);
    else this.board.play(choice);
  }
  tapDie(place: number): void {
    const { mode, marked } = this;
    const { view, refuse } = this.board;
    if (mode === "roll")
      this.marked = marked.includes(place) ? marked.filter((one) => one !== place) : [...marked, place];
    else if (view.phase === "choose") refuse(why("ac.refuse.othersDice", { name: this.nameOf(view.active) }));
    else refuse(why(mode === "cross" ? "ac.refuse.rolled" : "ac.refuse.diceLater"));
  }
  tapMine({ card }: Card): void {
    const { mode, picked } = this;
    const { view, refuse } = this.board;
    if (view.phase === "over") return;
    if (mode === "return") {
      if (picked.includes(card)) this.picked = picked.filter((one) => one !== card);
      else if (picked.length < 2) this.picked = [...picked, card];
      else refuse(why("ac.refuse.two"));
    } else if (mode === "cross" && cardChoice(this.options, card))
      this.picked = picked.includes(card) || this.isAnswer(card) ? [] : [card];
    else if (mode === "cross") refuse(why("ac.refuse.nothingFits", { number: numberOf(card) }));
    else if (mode === "roll") refuse(why("ac.refuse.rollFirst"));
    else refuse(why(mode === "take" ? "ac.refuse.take" : "ac.refuse.notYet"));
  }
  tapFaceUp(card: string): void {
    const { refuse } = this.board;
    if (this.mode !== "take") refuse(why("ac.refuse.faceUp"));
    else if (takeChoice(this.options, card)) this.picked = this.picked.includes(card) ? [] : [card];
    else refuse(why("ac.refuse.noPile"));
  }
  /** Says aloud what a choice would do, for players who can't see it. */
  async telling(choose: () => void): Promise<void> {
    const before = this.actions.words;
    choose();
    await tick();
    if (this.actions.words !== before) this.board.tell?.(this.actions.words);
  }
}
