// What a table's screen shows: the game, the viewer, the prompt, and the moment.
import { gameUi } from "../games";
import { seatName } from "../games/seat_name";
import { t } from "../i18n";
import type { GameEvent, Moment, Seat } from "../net/messages";
import type { TableModel } from "../net/table_model.svelte";
import { eventWords } from "./event_words";

// For the board, a game that was given up is over too.
const GIVEN_UP = { phase: "over", to_act: "nobody" };

const viewerOf = (view: Record<string, unknown> | null | undefined): Seat | null => {
  const viewer = view?.["viewer"];
  return typeof viewer === "number" ? viewer : null;
};

export class Screen {
  /** On one screen: the player who has confirmed that they hold it. */
  holder = $state<Seat | null>(null);

  readonly table = $derived.by(() => this.model.table);
  readonly ui = $derived.by(() => (this.table ? gameUi(this.table.settings.game) : null));
  readonly over = $derived.by(() => this.table?.phase === "over");

  readonly me = $derived.by(() => viewerOf(this.table?.view));
  readonly toAct = $derived.by(() => (typeof this.table?.toAct === "number" ? this.table.toAct : null));
  /** On one screen, a hand is shown only after its player has confirmed that they hold the screen. */
  readonly covered = $derived.by(() => {
    const { table, ui, toAct, me, holder } = this;
    if (!table?.view || !ui || table.phase !== "playing" || table.you.seats.length < 2) return false;
    return (ui.secret?.(table.view) ?? true) && (toAct !== me || holder !== me);
  });
  /** The player who gets the screen next. */
  readonly next = $derived.by(() => {
    const { table, covered, toAct } = this;
    return covered && toAct !== null && table?.you.seats.includes(toAct) ? toAct : null;
  });
  /** Whether it is this player's turn, and they hold the screen. */
  readonly mine = $derived.by(() => {
    const { table, me, covered } = this;
    return table !== null && me !== null && table.toAct === me && table.choices.length > 0 && !covered;
  });

  /** The earlier moment that is shown. The board shows it and its last event, and offers no choices. */
  readonly moment = $derived.by(() => this.model.moment);
  readonly playable = $derived.by(() => this.mine && this.moment === null);
  readonly view = $derived.by(() => this.moment?.view ?? this.table?.view ?? null);
  /** The view for the board. */
  readonly boardView = $derived.by(() =>
    this.over && !this.moment && this.view ? { ...this.view, ...GIVEN_UP } : this.view,
  );
  readonly viewer = $derived.by(() => (this.moment ? viewerOf(this.moment.view) : this.covered ? null : this.me));
  readonly fresh = $derived.by(() => {
    const { moment, table } = this;
    return moment && table ? table.events.slice(Math.max(moment.at - 1, 0), moment.at) : this.model.fresh;
  });

  /** The log lines. */
  readonly lines = $derived.by(() =>
    (this.table?.events ?? [])
      .map((event, i) => ({ i, by: event.by, text: this.wordsOf(event) }))
      .filter((line) => line.text),
  );
  /** Why the game ended early; "" if it did not. */
  readonly cause = $derived.by(() => {
    const last = this.table?.events.at(-1);
    return last?.end ? this.wordsOf(last) : "";
  });
  /** The prompt now, or the last event of the moment that is shown. */
  readonly prompt = $derived.by(() => {
    const { table, ui, toAct } = this;
    if (!table || !ui) return "";
    if (table.phase === "over") return this.moment ? this.#wordsOfMoment(this.moment) : t("table.over");
    if (this.mine && table.view) return ui.prompt(table.view, table.choices);
    if (table.early && toAct !== null && !this.covered) {
      return t(table.early.answer ? "table.earlyDone" : "table.early", { name: this.nameOf(toAct) });
    }
    return toAct === null ? t("table.waiting") : t("table.turnOf", { name: this.nameOf(toAct) });
  });

  constructor(readonly model: TableModel) {
    $effect(() => {
      if (this.over && model.course === null && model.status.kind === "open") model.say({ t: "course" });
    });
  }

  readonly nameOf = (seat: Seat): string => seatName(this.table?.seats ?? [], seat);
  readonly wordsOf = (event: GameEvent): string => {
    const { table, ui } = this;
    return table && ui ? eventWords(ui, event, this.nameOf, table.content) : "";
  };

  /** The last event of that moment, or whose turn it was. */
  #wordsOfMoment({ at, to_act }: Moment): string {
    const event = this.table?.events[at - 1];
    const words = event && this.wordsOf(event);
    if (words) return words;
    if (typeof to_act === "number") return t("table.turnOf", { name: this.nameOf(to_act) });
    return t("moments.at", { at, now: this.table?.events.length ?? 0 });
  }
}
