// What a build would do, in words, and the labels of the buttons that choose it and confirm it.
import { counted, t } from "../../i18n";
import type { Build } from "./choices";
import { colourName } from "./words";

/** One of the things to build on a plot, with its points and cost. */
export function optionLabel({ move, preview }: Build): string {
  return move.type === "house"
    ? t("sl.do.house.option", {
        floors: counted("sl.floors", move.floors),
        points: counted("sl.points", preview.points),
        cards: counted("sl.cards", preview.cards),
      })
    : t("sl.do.park.option", { colour: colourName(move.card) });
}

/** The button that builds: what, and what ends with it. */
export function playLabel({ move, preview }: Build): string {
  const deed =
    move.type === "house"
      ? t("sl.do.house", { floors: counted("sl.floors", move.floors), points: preview.points })
      : t("sl.do.park", { colour: colourName(move.card) });
  const ends = preview.ends_game ? t("sl.do.endsGame") : preview.ends_turn ? t("sl.do.endsTurn") : "";
  return ends ? `${deed}, ${ends}` : deed;
}
