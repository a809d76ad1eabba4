// The board of the rule pictures, and views that contain only what is on it.
import content from "../../../../../content/sunrise-lane/default.json";
import { townOf } from "../layout";
import type { Counts, View } from "../types";

export const TOWN = townOf(content);

const NONE: Counts = { yellow: 0, green: 0, red: 0, blue: 0, pink: 0 };

export function viewOf(houses: View["houses"], parks: string[]): View {
  return {
    phase: "choose",
    first: 0,
    turn: 0,
    draws_left: 0,
    discards_left: 0,
    last: null,
    park_used: false,
    open: [],
    closing: null,
    idle_rounds: 0,
    placed_this_round: false,
    players: [],
    houses,
    parks,
    parks_left: 20 - parks.length,
    pile_size: 0,
    discard_pile: NONE,
    shuffles: 0,
    shuffled: NONE,
    viewer: "spectator",
    hand: null,
    kept: null,
    unseen: NONE,
  };
}
