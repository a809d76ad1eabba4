// The game in words: cards, costs and buildings, prompts, log lines, advice, and the lines of the score sheet.
import { counted, listed, named, t } from "../../i18n";
import type { Choice, GameEvent, Seat } from "../../net/messages";
import { kindsOf, RESOURCES, size } from "./cards";
import { buildable, takeSize } from "./choices";
import type { Building, Cards, Content, GameMove, Kind, View } from "./types";

/** The names of our own buildings are translated; those in custom content are not. */
const called = (name: string | undefined, number: number): string =>
  name ? named("cz.called", name) : t("cz.building", { number });
export const buildingName = (content: Content, number: number): string =>
  called(content.buildings[number - 1]?.name, number);
export const nameOfBuilding = (building: Building): string => called(building.name, building.number);

export const kindName = (kind: Kind): string => named("cz.card", kind);
export const cardsText = (cards: Cards): string =>
  size(cards) === 0
    ? t("cz.nothing")
    : listed(kindsOf(cards).map((kind) => counted(`cz.cards.${kind}`, cards[kind] ?? 0)));
export const costText = (cost: Building["cost"]): string =>
  listed(
    RESOURCES.filter((resource) => cost[resource] > 0).map((resource) =>
      counted(`cz.need.${resource}`, cost[resource]),
    ),
  );

export function prompt(view: View, choices: Choice<GameMove>[]): string {
  if (view.phase === "trade") return t("cz.prompt.trade");
  if (view.phase === "build") return t(buildable(choices).size > 0 ? "cz.prompt.build" : "cz.prompt.noBuild");
  return t(takeSize(choices) === 2 ? "cz.prompt.take" : "cz.prompt.takeAll");
}

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

export const lineName = (line: string): string => named("cz.line", line);
