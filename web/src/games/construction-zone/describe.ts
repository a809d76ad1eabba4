// Log lines and advice, in words.
import { t } from "../../i18n";
import type { GameEvent, Seat } from "../../net/messages";
import type { Content, GameMove } from "./types";
import { buildingName, cardsText, kindName } from "./words";

export function describe(event: GameEvent<GameMove>, name: (seat: Seat) => string, content: Content): string {
  const who = event.by === "chance" ? "" : name(event.by);
  const move = event.move;
  switch (move?.type) {
    case "first":
      return t("cz.log.first", { name: name(move.seat) });
    case "top":
      return t("cz.log.top", { building: buildingName(content, move.building) });
    case "card":
      return move.card ? t("cz.log.card", { card: kindName(move.card) }) : ""; // dealt to another player's hand
    case "take":
      return t("cz.log.take", { name: who, cards: cardsText(move.cards) });
    case "trade":
      return t("cz.log.trade", { name: who, give: cardsText(move.give), get: cardsText({ [move.get]: 1 }) });
    case "no_trade":
      return t("cz.log.noTrade", { name: who });
    case "build":
      return t("cz.log.build", {
        name: who,
        building: buildingName(content, move.building),
        cards: cardsText(move.pay),
      });
    case "no_build":
      return t("cz.log.noBuild", { name: who });
    default:
      return event.text ?? "";
  }
}

/** The same moves as advice to the player. */
export function advise(move: GameMove, content: Content): string {
  switch (move.type) {
    case "take":
      return t("cz.advice.take", { cards: cardsText(move.cards) });
    case "trade":
      return t("cz.advice.trade", { give: cardsText(move.give), get: cardsText({ [move.get]: 1 }) });
    case "no_trade":
      return t("cz.advice.noTrade");
    case "build":
      return t("cz.advice.build", { building: buildingName(content, move.building), cards: cardsText(move.pay) });
    case "no_build":
      return t("cz.advice.noBuild");
    default:
      return "";
  }
}
