// What a player has picked but not played: a plot and what to build there, or cards to discard.
import type { BoardProps } from "../game";
import { whyBy, type Why } from "../why";
import { nothing, size } from "./cards";
import { byPlot, costOf, discardOf, markedAfter, passing, proposal, type Build } from "./choices";
import { townOf } from "./layout";
import type { Colour, Content, GameMove, View } from "./types";

const why = whyBy({
  "sl.no.turn": "SL-4",
  "sl.no.discard": "SL-14",
  "sl.no.mark": "SL-14",
  "sl.no.taken": "SL-5",
  "sl.no.cards": "SL-7",
  "sl.no.cardsPark": "SL-9",
  "sl.no.chain": "SL-6",
  "sl.no.first": "SL-5",
});

/** Why a plot can't be chosen now, or what to do instead. */
export function whyNot(view: View, plot: string, mine: boolean): Why {
  if (view.phase === "over") return why("sl.no.over");
  if (!mine) return why("sl.no.turn");
  if (view.phase === "discard") return why("sl.no.discard");
  if (view.parks.includes(plot) || view.houses.some((house) => house.plot === plot))
    return why("sl.no.taken", { plot });
  if (view.open.includes(plot)) return why(view.park_used ? "sl.no.cardsPark" : "sl.no.cards", { plot });
  return view.last ? why("sl.no.chain", { plot: view.last }) : why("sl.no.first");
}

/** Create it when a component starts. */
export class Plan {
  /** The selected plot, and the choice for it as text. */
  wanted = $state<{ plot: string; text: string } | null>(null);
  /** Only plots of this colour are highlighted. */
  lens = $state<Colour | null>(null);
  /** The cards marked to be discarded. */
  marked = $state(nothing());

  readonly town = $derived.by(() => townOf(this.board.content));
  readonly groups = $derived.by(() => byPlot(this.board.choices));
  readonly group = $derived.by(() => (this.wanted ? (this.groups.get(this.wanted.plot) ?? null) : null));
  readonly build = $derived.by((): Build | null => {
    if (!this.group) return null;
    return (
      [...this.group.houses, ...this.group.parks].find((one) => one.text === this.wanted?.text) ?? proposal(this.group)
    );
  });
  readonly plot = $derived.by(() => {
    const cell = this.group ? this.town.byName.get(this.group.plot) : null;
    return cell?.kind === "plot" ? cell : null;
  });
  /** The choice to draw cards, or to stop. */
  readonly pass = $derived.by(() => passing(this.board.choices));
  readonly discarding = $derived.by(() => this.board.view.phase === "discard" && this.board.choices.length > 0);
  readonly discard = $derived.by(() => (this.discarding ? discardOf(this.board.choices, this.marked) : null));
  /** The cards that would leave the hand. */
  readonly leaving = $derived.by(() => (this.discarding ? this.marked : costOf(this.build, this.plot?.colour ?? null)));

  /** What a tutorial points at: plots, and cards until one is marked. */
  readonly pointedPlots = $derived.by(() => {
    const pointed = [...this.groups.values()].filter(({ houses, parks }) =>
      [...houses, ...parks].some(({ text }) => this.isPointed(text)),
    );
    return pointed.map(({ plot }) => plot);
  });
  readonly pointedCards = $derived.by(() => {
    if (size(this.marked) > 0) return [];
    return this.board.choices.flatMap(({ text, move }) =>
      move.type === "discard" && this.isPointed(text) ? move.cards : [],
    );
  });

  constructor(private readonly props: () => BoardProps<View, GameMove, Content>) {
    // A pick is only valid for its own list of choices.
    $effect(() => {
      void this.board.choices;
      this.wanted = null;
      this.lens = null;
      this.marked = nothing();
    });
  }
  get board(): BoardProps<View, GameMove, Content> {
    return this.props();
  }
  isPointed(text: string): boolean {
    return this.board.pointed?.includes(text) ?? false;
  }

  /** Selects a plot; false if nothing can be built there. */
  pick(name: string): boolean {
    const { view, choices, refuse } = this.board;
    const group = this.groups.get(name);
    this.wanted = group ? { plot: name, text: proposal(group)?.text ?? "" } : null;
    if (group) this.lens = null;
    else refuse(whyNot(view, name, choices.length > 0));
    return group !== undefined;
  }
  choose({ move, text }: Build): void {
    this.wanted = { plot: move.plot, text };
  }
  tap(colour: Colour): void {
    if (!this.discarding) {
      this.lens = this.lens === colour ? null : colour;
      return;
    }
    const next = markedAfter(this.board.choices, this.marked, colour);
    if (next) this.marked = next;
    else this.board.refuse(why("sl.no.mark"));
  }
}
