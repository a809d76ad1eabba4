// Views, moves and content, as defined in docs/protocol/all-on-one-card.md.
import type { Actor, Seat } from "../../net/messages";

export type Colour = "yellow" | "green" | "red" | "orange" | "purple" | "blue";
export const COLOURS: readonly Colour[] = ["yellow", "green", "red", "orange", "purple", "blue"];

/** Whoever scores this many cards ends the game (AC-11). */
export const CARDS_TO_END = 4;

export interface Row {
  colour: Colour;
  boxes: number;
  crossed: number;
  sun: boolean;
  full: boolean;
}

export interface Card {
  card: string;
  points: number;
  rows: Row[];
}

export interface Player {
  seat: Seat;
  score: number;
  cards: Card[];
  scored: Card[];
  hand_size: number;
  has_returned: boolean;
}

export interface View {
  phase:
    "first" | "deal" | "draft" | "show" | "lay" | "roll" | "choose" | "pick" | "draw" | "take" | "replace" | "over";
  to_act: Actor;
  first: Seat | null;
  active: Seat;
  seat: Seat;
  turn: number;
  rolls: number;
  rolls_left: number;
  dice: Colour[];
  dice_to_roll: number;
  idle_rounds: number;
  crossed_this_round: boolean;
  new_card_due: Seat[];
  pile_size: number;
  face_up: Card[];
  players: Player[];
  viewer: Seat | "spectator";
  hand: Card[];
  returned: string[];
  unseen: string[];
}

export type GameMove =
  | { type: "keep" }
  | { type: "reroll"; dice: Colour[] }
  | { type: "cross"; card: string }
  | { type: "pass" }
  | { type: "return"; cards: string[] | null }
  | { type: "take"; card: string }
  | { type: "draw" }
  | { type: "first"; seat: Seat }
  | { type: "card"; card: string | null }
  | { type: "show"; cards: string[] }
  | { type: "roll"; dice: Colour[] };

export interface Content {
  name: string;
  cards: { rows: Partial<Record<Colour, number>>; suns: Colour[] }[];
}
