// Cards, costs and buildings in words.
import { named, t, type Key } from "../../i18n";
import type { Seat, SeatInfo } from "../../net/messages";
import { kindsOf, RESOURCES, size } from "./cards";
import type { Building, Cards, Content, Kind } from "./types";

// What describe() is given has no content: the board tells the names here, and the log follows.
let names = $state.raw<readonly (string | undefined)[]>([]);
export function learnNames(content: Content): void {
  names = (content.buildings ?? []).map((building) => building.name);
}
export const buildingName = (number: number): string => names[number - 1] || t("cz.building", { number });
export const nameOfBuilding = (building: Building): string => building.name || t("cz.building", { number: building.number });

export const many = (key: string, number: number): string => t((number === 1 ? `${key}.one` : key) as Key, { number });
export const kindName = (kind: Kind): string => named("cz.card", kind);
export function list(parts: string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : t("cz.and", { some: parts.slice(0, -1).join(", "), last });
}
export const cardsText = (cards: Cards): string =>
  size(cards) === 0 ? t("cz.nothing") : list(kindsOf(cards).map((kind) => many(`cz.cards.${kind}`, cards[kind] ?? 0)));
export const costText = (cost: Building["cost"]): string =>
  list(RESOURCES.filter((resource) => cost[resource] > 0).map((resource) => many(`cz.need.${resource}`, cost[resource])));

/** As the frame names the players. */
export function seatName(seats: SeatInfo[], seat: Seat): string {
  const info = seats[seat];
  if (info?.kind === "bot") return `${named("level", info.level ?? "")} ${seat + 1}`;
  return info?.name ?? String(seat + 1);
}
