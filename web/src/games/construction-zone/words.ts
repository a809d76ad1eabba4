// Cards, costs and buildings in words.
import { counted, listed, named, t } from "../../i18n";
import { kindsOf, RESOURCES, size } from "./cards";
import type { Building, Cards, Content, Kind } from "./types";

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
