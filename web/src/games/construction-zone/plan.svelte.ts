// What a player has picked but not played: cards to take, a trade, or a building and how to pay for it.
import { tick, untrack } from "svelte";
import type { Choice } from "../../net/messages";
import type { BoardProps } from "../game";
import { whyBy, type Why } from "../why";
import { planWords } from "./actions";
import { cardsOf, minus, missing, plus, settled, size, type Place } from "./cards";
import { buildable, canGet, canGive, canTake, payments, takeSize, takeWith, tradeWith } from "./choices";
import type { Building, Cards, Content, GameMove, Kind, View } from "./types";
import { costText, nameOfBuilding } from "./words";

export type Step = "take" | "trade" | "build";

const why = whyBy({
  "cz.refuse.takeFirst": "CZ-7",
  "cz.refuse.taken": "CZ-4",
  "cz.refuse.tradeNow": "CZ-7",
  "cz.refuse.buildNow": "CZ-7",
  "cz.refuse.two": "CZ-5",
  "cz.refuse.noTrade": "CZ-5",
  "cz.refuse.none": "CZ-5",
  "cz.refuse.lack": "CZ-6",
  "cz.refuse.emptyPile": "CZ-11",
});

/** Create it when a component starts. */
export class Plan {
  /** The places in the row whose cards the player picked. */
  picked = $state<number[]>([]);
  /** The cards to give in a trade, and the kind to get. */
  given = $state<Cards>({});
  wanted = $state<Kind | null>(null);
  /** The building to build, and the chosen way to pay for it. */
  site = $state<number | null>(null);
  way = $state(0);

  #places: (Place | null)[] = [];
  readonly row = $derived.by(
    () =>
      (this.#places = settled(
        this.#places,
        this.board.view.row,
        untrack(() => this.board.fresh),
      )),
  );

  readonly step = $derived.by((): Step | null => {
    const { phase } = this.board.view;
    return this.board.choices.length > 0 && (phase === "take" || phase === "trade" || phase === "build") ? phase : null;
  });
  readonly hand = $derived.by(() =>
    this.board.me === null ? null : (this.board.view.seats[this.board.me]?.hand ?? null),
  );
  readonly sites = $derived.by(() => buildable(this.board.choices));
  readonly taken = $derived.by(() => cardsOf(this.#kindsAt(this.picked)));
  readonly ways = $derived.by(() => payments(this.board.choices, this.site));
  /** The complete move, if there is one. */
  readonly ready = $derived.by((): Choice<GameMove> | null => {
    const { choices } = this.board;
    if (this.step === "take") return takeWith(choices, this.taken) ?? null;
    if (this.step === "trade") return tradeWith(choices, this.given, this.wanted) ?? null;
    return this.ways[this.way] ?? null;
  });
  readonly going = $derived.by((): Cards =>
    this.step === "trade" ? this.given : (this.ways[this.way]?.move.pay ?? {}),
  );
  readonly coming = $derived.by((): Cards =>
    this.step === "take" ? this.taken : this.wanted ? cardsOf([this.wanted]) : {},
  );
  /** The player's hand after the plan. The hints on the buildings use it. */
  readonly planned = $derived.by(
    () => this.hand && plus(this.step === "build" ? this.hand : minus(this.hand, this.going), this.coming),
  );
  readonly words = $derived.by(() => planWords(this));

  constructor(private readonly props: () => BoardProps<View, GameMove, Content>) {
    // Each update clears the plan.
    $effect(() => {
      const { choices, view } = this.board;
      const all = takeSize(choices) < 2 && view.phase === "take" && choices.length > 0; // no choice: take everything
      this.picked = all ? this.row.flatMap((place) => (place ? [place.id] : [])) : [];
      this.given = {};
      this.wanted = null;
      this.site = null;
      this.way = 0;
    });
  }

  get board(): BoardProps<View, GameMove, Content> {
    return this.props();
  }
  #kindsAt(ids: number[]): Kind[] {
    return this.row.flatMap((place) => (place && ids.includes(place.id) ? [place.kind] : []));
  }
  /** The picks with this card added. If enough are picked, it replaces the first one. */
  withCard(place: Place): number[] | undefined {
    const { picked, step, board } = this;
    return [
      [...picked, place.id],
      [...picked.slice(1), place.id],
    ].find((ids) => step === "take" && canTake(board.choices, cardsOf(this.#kindsAt(ids))));
  }
  mayGive(kind: Kind): boolean {
    return (
      this.step === "trade" &&
      ((this.given[kind] ?? 0) > 0 || canGive(this.board.choices, this.given, kind, this.wanted))
    );
  }
  mayGet(kind: Kind): boolean {
    return this.step === "trade" && canGet(this.board.choices, this.given, kind);
  }

  /** Why something can't be done in this step at all. */
  #notNow(wanted: Step): Why {
    if (this.board.view.phase === "over") return why("cz.refuse.over");
    if (!this.step) return why("cz.refuse.wait");
    if (this.step === "take") return why("cz.refuse.takeFirst");
    if (this.step === "trade") return why(wanted === "take" ? "cz.refuse.taken" : "cz.refuse.tradeNow");
    return why(wanted === "take" ? "cz.refuse.taken" : "cz.refuse.buildNow");
  }
  pickRow(place: Place): void {
    if (this.step !== "take") this.board.refuse(this.#notNow("take"));
    else if (this.picked.includes(place.id)) this.picked = this.picked.filter((id) => id !== place.id);
    else this.picked = this.withCard(place) ?? this.picked;
  }
  pickOpen(kind: Kind): void {
    const { view, choices, refuse } = this.board;
    if (this.step !== "trade") refuse(this.#notNow("trade"));
    else if (this.wanted === kind) this.wanted = null;
    else if (canGet(choices, this.given, kind)) this.wanted = kind;
    else refuse(why(view.open[kind] ? "cz.refuse.noTrade" : "cz.refuse.emptyPile"));
  }
  /** Gives one more of this kind, or takes all of them back when no more can be given. */
  pickHand(kind: Kind): void {
    const { choices, refuse } = this.board;
    if (this.step !== "trade") refuse(this.#notNow("trade"));
    else if (canGive(choices, this.given, kind, this.wanted)) this.given = plus(this.given, cardsOf([kind]));
    else if (this.given[kind]) this.given = minus(this.given, { [kind]: this.given[kind] });
    else
      refuse(
        why(!this.hand?.[kind] ? "cz.refuse.none" : size(this.given) === 2 ? "cz.refuse.two" : "cz.refuse.noTrade"),
      );
  }
  pickSite(top: Building): void {
    if (this.step !== "build") return this.board.refuse(this.#notNow("build"));
    if (!this.sites.has(top.number)) {
      const lack = costText(missing(top.cost, this.hand ?? {}));
      return this.board.refuse(why("cz.refuse.lack", { name: nameOfBuilding(top), cost: lack }));
    }
    this.site = this.site === top.number ? null : top.number;
    this.way = 0;
  }
  /** Says aloud what a choice would do, for players who can't see it. */
  async telling(choose: () => void): Promise<void> {
    const before = this.words;
    choose();
    await tick();
    if (this.words !== before) this.board.tell?.(this.words);
  }
}
