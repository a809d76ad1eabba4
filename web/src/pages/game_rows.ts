// Tables as rows of a list: those of this browser and those of the server look the same.
import { addressOf } from "../address";
import { counted, listed, named, t } from "../i18n";
import type { ListedTable } from "../net/api";
import type { KeptTable } from "../net/local_store";
import type { Settings } from "../net/messages";
import type { Glance } from "./glances";

export interface GameRow {
  id: string;
  href: string;
  game: string;
  who: string;
  status: string;
  /** Somebody waits for the person who looks. */
  turn: boolean;
  order: number;
  at: number;
}

const ORDER = { turn: 0, playing: 1, open: 2, over: 3 };

/** What waits for me first, what is over last; among those the latest first. */
export function inOrder(rows: readonly GameRow[]): GameRow[] {
  return [...rows].sort((a, b) => a.order - b.order || b.at - a.at);
}

function peopleAt(table: ListedTable): string {
  const people = table.seats.flatMap((seat) => (seat.kind === "person" || seat.kind === "reserved" ? [seat.name ?? "…"] : []));
  const bots = table.seats.filter((seat) => seat.kind === "bot").length;
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  return listed([...people, ...(bots > 0 ? [counted("rows.bots", bots)] : []), ...(free > 0 ? [counted("rows.free", free)] : [])]);
}

function wonBy(names: readonly string[]): string {
  return names.length > 0 ? t("rows.wonBy", { names: listed(names) }) : named("rows.state", "over");
}

export function serverRow(table: ListedTable): GameRow {
  const winners = (table.result?.winners ?? []).map((seat) => table.seats[seat]?.name ?? t("rows.bots.one", { number: 1 }));
  return {
    id: table.id,
    href: addressOf({ page: "table", id: table.id, invitation: null }),
    game: table.game,
    who: peopleAt(table),
    status: table.state === "over" ? wonBy(winners) : table.your_turn ? t("rows.yourTurn") : named("rows.state", table.state),
    turn: table.your_turn === true,
    order: table.your_turn ? ORDER.turn : ORDER[table.state],
    at: table.created,
  };
}

/** A table of this browser; null for one that can't be read. */
export function localRow(table: KeptTable, glance: Glance | undefined): GameRow | null {
  const settings = settingsIn(table.opening);
  if (settings === null) return null;
  const over = glance?.phase === "over";
  const bots = (settings.seats ?? []).filter((seat) => seat !== "open");
  return {
    id: table.id,
    href: addressOf({ page: "local", id: table.id }),
    game: settings.game,
    who: settings.same_screen
      ? t("rows.sameScreen")
      : t("rows.against", { bots: counted("rows.bots", bots.length), level: named("level", bots[0] ?? "") }),
    status: over ? wonBy(glance.winners) : glance?.toMove ? t("rows.turnOf", { name: glance.toMove }) : t("rows.yourTurn"),
    turn: !over,
    order: over ? ORDER.over : ORDER.turn,
    at: table.changed,
  };
}

function settingsIn(opening: string): Settings | null {
  try {
    return (JSON.parse(opening) as { settings?: Settings }).settings ?? null;
  } catch {
    return null;
  }
}

/** The tables of everybody that are not mine: those with a free seat, and those to watch. */
export function othersTables(all: readonly ListedTable[], mine: readonly ListedTable[]): { open: GameRow[]; played: GameRow[] } {
  const known = new Set(mine.map((table) => table.id));
  const others = all.filter((table) => !known.has(table.id));
  return {
    open: inOrder(others.filter((table) => table.state === "open").map(serverRow)),
    played: inOrder(others.filter((table) => table.state === "playing").map(serverRow)),
  };
}
