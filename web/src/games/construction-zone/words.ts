// Cards, costs and buildings in words.
import { counted, listed, named, t } from "../../i18n";
import { kindsOf, RESOURCES, size } from "./cards";
import type { Building, Cards, Content, Kind } from "./types";

export const buildingName = (content: Content, number: number): string =>
  content.buildings[number - 1]?.name || t("cz.building", { number });
export const nameOfBuilding = (building: Building): string => building.name || t("cz.building", { number: building.number });

export const kindName = (kind: Kind): string => named("cz.card", kind);
export const cardsText = (cards: Cards): string =>
  size(cards) === 0 ? t("cz.nothing") : listed(kindsOf(cards).map((kind) => counted(`cz.cards.${kind}`, cards[kind] ?? 0)));
export const costText = (cost: Building["cost"]): string =>
  listed(RESOURCES.filter((resource) => cost[resource] > 0).map((resource) => counted(`cz.need.${resource}`, cost[resource])));
