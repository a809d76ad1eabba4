// What is said aloud at a table, after a short pause without news; and the whole table in words.
import { t } from "../../i18n";
import { winnersWords } from "../ScoreSheet.svelte";
import type { Screen } from "../screen.svelte";
import { endWords, Narrator } from "./narrator";
import { Speaker } from "./speaker.svelte";
import { scoresInWords, type Shown } from "./table_in_words";

const QUIET_MS = 300;

/** Create it when a component starts. */
export class Aloud {
  readonly speaker = new Speaker();
  readonly #narrator = new Narrator();

  /** What the player has to do, or how the game ended. */
  readonly question = $derived.by(() => {
    const { table, nameOf, next, mine, prompt, cause } = this.screen;
    if (table?.phase === "over" && table.result)
      return endWords(table.result, nameOf, winnersWords(table.result, nameOf), cause);
    if (next !== null) return t("pass.to", { name: nameOf(next) });
    return mine ? t("words.turn", { what: prompt }) : prompt;
  });
  /** The moment that is shown; "" for now. */
  readonly momentWords = $derived.by(() => {
    const { table, moment, fresh, wordsOf } = this.screen;
    if (!moment) return "";
    return [t("moments.at", { at: moment.at, now: table?.events.length ?? 0 }), ...fresh.map(wordsOf)]
      .filter(Boolean)
      .join(". ");
  });
  readonly options = $derived.by(() => {
    const { table, ui, playable } = this.screen;
    return table && ui && playable ? ui.canDo(table.choices, table.content) : [];
  });
  /** The input of the table in words. */
  readonly shown = $derived.by((): Shown | null => {
    const { table, view, viewer, nameOf, moment } = this.screen;
    if (!table || !view) return null;
    const now = this.momentWords || this.question;
    const result = moment ? null : table.result;
    return {
      view,
      content: table.content,
      me: viewer,
      nameOf,
      players: table.seats.length,
      now,
      options: this.options,
      result,
    };
  });

  constructor(readonly screen: Screen) {
    $effect(() => this.speaker.say(this.momentWords));
    $effect(() => {
      const { table, ui, wordsOf } = screen;
      if (!table || !ui) return;
      const { events } = table;
      const { question } = this;
      const timer = setTimeout(() => this.speaker.say(this.#narrator.news(events, wordsOf, question)), QUIET_MS);
      return () => clearTimeout(timer);
    });
  }

  sayPrompt(): void {
    this.speaker.say([this.momentWords || this.question, ...this.options].join(". "));
  }
  sayScores(): void {
    if (this.screen.ui && this.shown) this.speaker.say(scoresInWords(this.screen.ui, this.shown));
  }
}
