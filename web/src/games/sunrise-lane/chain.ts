// The chain of plots built on in a turn, updated event by event.
import type { GameEvent, Seat } from "../../net/messages";
import type { GameMove, View } from "./types";

export interface Chain {
  seat: Seat | null;
  plots: string[];
  /** Whether the builder has stopped: the next plot starts another chain. */
  closed: boolean;
}

export const noChain: Chain = { seat: null, plots: [], closed: true };

export function followed(chain: Chain, event: GameEvent<GameMove>): Chain {
  if (event.by === "chance") return chain;
  if (event.undo) return chain.seat === event.by ? { ...chain, plots: chain.plots.slice(0, -1) } : chain;
  switch (event.move?.type) {
    case "house":
    case "park": {
      const goesOn = chain.seat === event.by && !chain.closed;
      return { seat: event.by, plots: [...(goesOn ? chain.plots : []), event.move.plot], closed: false };
    }
    case "draw":
      return { seat: event.by, plots: [], closed: true };
    case "stop":
      return { ...chain, closed: true };
    default:
      return chain;
  }
}

/** The part of the chain that the view confirms. After a reload, only its last plot is known. */
export function shown(chain: Chain, view: View): Chain {
  const seat = view.last === null ? chain.seat : view.turn;
  if (view.last !== null && (chain.plots.at(-1) !== view.last || chain.seat !== seat))
    return { seat, plots: [view.last], closed: false };
  const built = new Set([...view.parks, ...view.houses.map((house) => house.plot)]);
  return chain.plots.every((plot) => built.has(plot)) ? chain : noChain;
}
