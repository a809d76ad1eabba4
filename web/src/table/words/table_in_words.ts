// The whole table in words: the players with their points, and the game's own part.
import type { AnyGameUi } from "../../games";
import type { WordsOf, WordsPart } from "../../games/in_words";
import { percentage, t } from "../../i18n";
import type { Result, Seat } from "../../net/messages";

type View = Record<string, unknown>;

export interface Shown extends WordsOf<View, View> {
  players: number;
  /** What to do now, or what has just happened. */
  now: string;
  /** What `me` can do, one by one. */
  options: string[];
  /** The result when the game is over; its points include the bonuses. */
  result: Result | null;
}

const pointsOf = (ui: Pick<AnyGameUi, "score">, { view, result }: Pick<Shown, "view" | "result">, seat: Seat): number =>
  result?.totals[seat] ?? ui.score(view, seat);

export function tableInWords(ui: Pick<AnyGameUi, "inWords" | "score" | "progress">, shown: Shown): WordsPart[] {
  const { nameOf, me } = shown;
  const game = ui.inWords(shown);
  const players: WordsPart = {
    title: t("setup.players"),
    table: {
      rows: t("words.player"),
      columns: [t("words.points"), ...game.players.map(({ title }) => title)],
      lines: Array.from({ length: shown.players }, (_, seat) => ({
        name: seat === me ? t("words.you", { name: nameOf(seat) }) : nameOf(seat),
        cells: [String(pointsOf(ui, shown, seat)), ...game.players.map(({ of }) => of(seat))],
      })),
    },
  };
  const now: WordsPart = {
    title: t("words.now"),
    ...(shown.options.length > 0 ? { list: shown.options } : {}),
    says: [shown.now, t("words.progress", { percent: percentage(ui.progress(shown.view, shown.result)) })],
  };
  return [now, players, ...game.parts];
}

/** "Anna: 12, Easy 2: 9". */
export function scoresInWords(
  ui: Pick<AnyGameUi, "score">,
  shown: Pick<Shown, "view" | "result" | "players" | "nameOf">,
): string {
  return Array.from({ length: shown.players }, (_, seat) =>
    t("words.score", { name: shown.nameOf(seat), points: pointsOf(ui, shown, seat) }),
  ).join(", ");
}
