// What is said after an update: what has happened since the last time, then what to do now.
import { counted, t } from "../../i18n";
import type { GameEvent, Result, Seat } from "../../net/messages";

const MOST = 10;

/** Ends a sentence with a full stop. */
const sentence = (words: string): string => (/[.!?…]\s*$/.test(words) ? words : `${words}.`);

export class Narrator {
  #told: number | null = null;
  #asked = "";

  /** What is new; "" for nothing. It leaves out what happened before the person came, and what `ask` already says. */
  news(events: readonly GameEvent[], wordsOf: (event: GameEvent) => string, ask: string): string {
    const news =
      this.#told === null
        ? []
        : events
            .slice(this.#told)
            .map(wordsOf)
            .filter((words) => words !== "" && !ask.includes(words));
    const asks = news.length > 0 || ask !== this.#asked;
    this.#told = events.length;
    this.#asked = ask;
    if (!asks) return "";
    const left = news.length - MOST;
    return [...(left > 0 ? [counted("words.earlier", left)] : []), ...news.slice(-MOST), ...(ask ? [ask] : [])]
      .map(sentence)
      .join(" ");
  }
}

/** How the game ended: why it ended early, who won, and everyone's points. */
export function endWords(result: Result, nameOf: (seat: Seat) => string, wins: string, cause: string): string {
  const points = result.totals.map((total, seat) => t("words.score", { name: nameOf(seat), points: total })).join(", ");
  return [t("table.over"), ...(cause ? [cause] : []), wins, points].map(sentence).join(" ");
}
