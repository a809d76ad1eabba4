// What is known about a game without opening it, in this browser or on the server.
import { LEVELS } from "../../i18n/levels";
import type { ListedTable } from "../../net/api";
import { asGlance } from "../../net/glance";
import type { KeptTable } from "../../net/local_store";
import type { Phase, Seat, SeatInfo } from "../../net/messages";
import type { OldGlance } from "./old_glances";

export interface Game {
  id: string;
  /** Stored in this browser. */
  here: boolean;
  game: string;
  at: number;
  phase: Phase;
  seats: SeatInfo[];
  mine: Seat[];
  toAct: Seat | null;
  /** It is the viewer's turn. */
  turn: boolean;
  winners: Seat[];
  totals: number[];
  /** It continues from a known game, so it does not count. */
  takenUp: boolean;
  /** The summary from an earlier version, if that is all there is. */
  old: OldGlance | null;
}

export const OUTCOMES = ["won", "shared", "lost"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** In a list of tables, a bot's name is its level. */
const withLevel = (seat: SeatInfo): SeatInfo =>
  seat.kind === "bot" ? { ...seat, level: seat.level ?? seat.name ?? "" } : seat;

export function serverGame(table: ListedTable): Game {
  return {
    id: table.id,
    here: false,
    game: table.game,
    at: table.created,
    phase: table.state,
    seats: table.seats.map(withLevel),
    mine: table.your_seats ?? [],
    toAct: null,
    turn: table.your_turn === true,
    winners: table.result?.winners ?? [],
    totals: table.result?.totals ?? [],
    takenUp: false,
    old: null,
  };
}

/** A table in this browser; null if it can't be read. */
export function localGame(table: KeptTable, oldOnes: ReadonlyMap<string, OldGlance>): Game | null {
  const opening = openingOf(table.opening);
  if (opening === null || typeof table.id !== "string") return null;
  const glance = asGlance(table.glance);
  const old = glance ? null : (oldOnes.get(table.id) ?? null);
  const seats = glance && glance.seats.length > 0 ? glance.seats : opening.seats;
  const phase = glance?.phase ?? (old?.over ? "over" : "playing");
  return {
    id: table.id,
    here: true,
    game: opening.game,
    at: timeOf(glance?.ended ?? table.changed),
    phase,
    seats,
    // Everyone but the bots sits at this screen.
    mine: seats.flatMap((seat, s) => (seat.kind === "bot" ? [] : [s])),
    toAct: glance?.toAct ?? null,
    turn: phase !== "over",
    winners: glance?.winners ?? [],
    totals: glance?.totals ?? [],
    takenUp: opening.takenUp,
    old,
  };
}

/** The game and the seats of a new table. */
function openingOf(opening: unknown): { game: string; seats: SeatInfo[]; takenUp: boolean } | null {
  try {
    const { settings, deal } = JSON.parse(String(opening)) as { settings: Record<string, unknown>; deal?: unknown };
    const { game, seats, players } = settings;
    if (typeof game !== "string") return null;
    const said = Array.isArray(seats)
      ? seats
      : Array(typeof players === "number" && players <= 4 ? players : 2).fill("open");
    return {
      game,
      takenUp: deal !== undefined,
      seats: said.map((seat) => (seat === "open" ? { kind: "open" } : { kind: "bot", level: String(seat) })),
    };
  } catch {
    return null;
  }
}

const LATEST = 8.64e15; // the latest valid date
const timeOf = (value: unknown): number => (typeof value === "number" && Math.abs(value) <= LATEST ? value : 0);

/** The outcome of a finished game for the viewer. With several seats, or none, it is neither won nor lost. */
export function outcomeOf(game: Game): Outcome | null {
  const [me] = game.mine;
  if (game.phase !== "over" || me === undefined || game.mine.length > 1 || game.winners.length === 0) return null;
  if (!game.winners.includes(me)) return "lost";
  return game.winners.length === 1 ? "won" : "shared";
}

/** The viewer's points and those of the best opponent; null if there are none. */
export function scoreOf(game: Game): { mine: number; best: number } | null {
  const [me] = game.mine;
  if (game.phase !== "over" || me === undefined || game.mine.length > 1) return null;
  const mine = game.totals[me];
  const others = game.totals.filter((_, seat) => seat !== me);
  return mine === undefined || others.length === 0 ? null : { mine, best: Math.max(...others) };
}

const rank = (level: string): number => (LEVELS as readonly string[]).indexOf(level);

/** The kind of opponents: "screen", "people", or the level of the strongest bot. */
export function againstOf(game: Game): string {
  if (game.mine.length > 1) return "screen";
  const others = game.seats.filter((_, seat) => !game.mine.includes(seat));
  const levels = others.flatMap((seat) => (seat.kind === "bot" ? [seat.level ?? ""] : []));
  const [strongest] = levels.sort((a, b) => rank(b) - rank(a));
  return levels.length < others.length || strongest === undefined ? "people" : strongest;
}
