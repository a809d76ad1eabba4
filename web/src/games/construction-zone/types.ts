// Views, moves and content, as defined in docs/protocol/construction-zone.md.
import type { Actor, Seat } from "../../net/messages";

export type Kind = "material" | "plan" | "material_3" | "plan_3" | "crane" | "worker";
export const KINDS: readonly Kind[] = ["material", "plan", "material_3", "plan_3", "crane", "worker"];
export type Cards = Partial<Record<Kind, number>>;
export type PileLetter = "a" | "b" | "c";

export interface Building {
  number: number;
  name?: string;
  cost: { workers: number; cranes: number; materials: number; plans: number };
}

export interface SeatView {
  seat: Seat;
  score: number;
  buildings: Building[];
  hand_size: number;
  known: Cards;
  hidden_size: number;
  hand?: Cards;
  hidden?: Cards;
}

export interface View {
  phase: "first" | "tops" | "hands" | "row" | "take" | "fill" | "trade" | "build" | "top" | "over";
  to_act: Actor;
  turn: Seat | null;
  first: Seat | null;
  target: number;
  piles: { pile: PileLetter; top: Building | null; under: number }[];
  unseen_buildings: number;
  row: Cards;
  open: Cards;
  discard: Cards;
  discard_size: number;
  idle_rounds: number;
  built_this_round: boolean;
  shuffles: number;
  drawn: number;
  pile_size: number;
  pile: Cards | null;
  seats: SeatView[];
  unseen_cards: Cards;
  viewer: Seat | "spectator";
}

export type GameMove =
  | { type: "first"; seat: Seat }
  | { type: "top"; pile: PileLetter; building: number }
  | { type: "card"; card: Kind | null }
  | { type: "take"; cards: Cards }
  | { type: "trade"; give: Cards; get: Kind }
  | { type: "no_trade" }
  | { type: "build"; building: number; pay: Cards }
  | { type: "no_build" };

export interface Content {
  name: string;
  buildings: { name?: string; cost: Partial<Building["cost"]> }[];
}
