// Tables as rows of a list. Those in this browser and those on the server look the same.
import { addressOf } from "../browser/address";
import { seatName } from "../games/seat_name";
import { counted, listed, named, t } from "../i18n";
import type { ListedTable } from "../net/api";
import { outcomeOf, scoreOf, serverGame, type Game } from "./mine/game";

export interface GameRow {
  id: string;
  href: string;
  game: string;
  who: string;
  status: string;
  /** The final points, the viewer's first; "" if there are none. */
  score: string;
  /** It is the viewer's turn. */
  turn: boolean;
  /** Stored in this browser, where it can be deleted. */
  here: boolean;
  order: number;
  at: number;
}

const ORDER = { turn: 0, playing: 1, open: 2, over: 3 };

/** Games that wait for the viewer first, finished games last, each from latest to earliest. */
export function inOrder(rows: readonly GameRow[]): GameRow[] {
  return [...rows].sort((a, b) => a.order - b.order || b.at - a.at);
}

export function rowOf(game: Game): GameRow {
  const score = scoreOf(game);
  return {
    id: game.id,
    href: addressOf(game.here ? { page: "local", id: game.id } : { page: "table", id: game.id, invitation: null }),
    game: game.game,
    who: game.here ? whoIsHere(game) : whoIsThere(game),
    status: statusOf(game),
    score: score ? t("rows.score", score) : "",
    turn: game.turn,
    here: game.here,
    order: game.turn ? ORDER.turn : ORDER[game.phase],
    at: game.at,
  };
}

function whoIsThere({ seats }: Game): string {
  const people = seats.flatMap((seat) =>
    seat.kind === "person" || seat.kind === "reserved" ? [seat.name ?? "…"] : [],
  );
  const bots = seats.filter((seat) => seat.kind === "bot").length;
  const free = seats.filter((seat) => seat.kind === "open").length;
  return listed([
    ...people,
    ...(bots > 0 ? [counted("rows.bots", bots)] : []),
    ...(free > 0 ? [counted("rows.free", free)] : []),
  ]);
}

function whoIsHere({ seats, mine }: Game): string {
  if (mine.length > 1) {
    const named = mine.every((seat) => seats[seat]?.name);
    return named
      ? t("rows.sameScreenOf", { names: listed(mine.map((seat) => seatName(seats, seat))) })
      : t("rows.sameScreen");
  }
  const bots = seats.flatMap((seat) => (seat.kind === "bot" ? [seat.level ?? ""] : []));
  const levels = [...new Set(bots)].map((level) => named("level", level));
  return t("rows.against", { bots: counted("rows.bots", bots.length), level: listed(levels) });
}

function statusOf(game: Game): string {
  const { old, seats, toAct } = game;
  if (game.phase === "over") {
    const outcome = outcomeOf(game);
    if (outcome === "won" || outcome === "shared") return named("rows.outcome", outcome);
    const names = old?.winners ?? game.winners.map((seat) => seatName(seats, seat));
    return names.length > 0 ? t("rows.wonBy", { names: listed(names) }) : named("rows.state", "over");
  }
  const alone = game.mine.length <= 1;
  const toMove = old ? old.toMove : toAct === null || alone ? "" : seatName(seats, toAct);
  if (toMove) return t("rows.turnOf", { name: toMove });
  return game.turn ? t("rows.yourTurn") : named("rows.state", game.phase);
}

export function serverRow(table: ListedTable): GameRow {
  return rowOf(serverGame(table));
}

/** Public tables of other people: those with an open seat, and those to watch. */
export function othersTables(
  all: readonly ListedTable[],
  mine: readonly ListedTable[],
): { open: GameRow[]; played: GameRow[] } {
  const known = new Set(mine.map((table) => table.id));
  const others = all.filter((table) => !known.has(table.id));
  return {
    open: inOrder(others.filter((table) => table.state === "open").map(serverRow)),
    played: inOrder(others.filter((table) => table.state === "playing").map(serverRow)),
  };
}
