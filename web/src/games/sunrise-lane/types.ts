// Views, moves and content, as defined in docs/protocol/sunrise-lane.md.
import type { Seat } from "../../net/messages";

export type Colour = "yellow" | "green" | "red" | "blue" | "pink";
export const COLOURS: readonly Colour[] = ["yellow", "green", "red", "blue", "pink"];
export type Counts = Record<Colour, number>;

export interface Player {
  seat: Seat;
  score: number;
  pieces: number;
  hand_size: number;
  kept_size: number;
  discarded: Counts;
}

export interface View {
  phase: "first" | "deal" | "choose" | "chain" | "draw" | "discard" | "over";
  first: Seat | null;
  turn: Seat | null;
  draws_left: number;
  discards_left: number;
  last: string | null;
  park_used: boolean;
  open: string[];
  closing: "SL-16" | "SL-17" | "G-3" | null;
  idle_rounds: number;
  placed_this_round: boolean;
  players: Player[];
  houses: { plot: string; seat: Seat; floors: number }[];
  parks: string[];
  parks_left: number;
  pile_size: number;
  discard_pile: Counts;
  shuffles: number;
  shuffled: Counts;
  viewer: Seat | "spectator";
  hand: Counts | null;
  kept: Counts | null;
  unseen: Counts;
}

export type GameMove =
  | { type: "draw" }
  | { type: "stop" }
  | { type: "house"; plot: string; floors: number }
  | { type: "park"; plot: string; card: Colour }
  | { type: "discard"; cards: Colour[] }
  | { type: "first"; seat: Seat }
  | { type: "card"; card: Colour | null };

export interface Content {
  board: string[];
  areas: string[];
  name: string;
}
