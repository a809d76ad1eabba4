// Turns a person's choices into the settings of a table, as defined in docs/server-protocol.md.
import type { Way } from "../../browser/address";
import type { OptionUi } from "../../games/game";
import { LEVELS } from "../../i18n/levels";
import type { Settings } from "../../net/messages";

export const MOST_PLAYERS = 4;

type Clock = NonNullable<Settings["clock"]>;
const CLOCKS: Record<string, Clock | null> = {
  none: null,
  quick: { kind: "real", bank: 300, increment: 10 },
  real: { kind: "real", bank: 600, increment: 15 },
  slow: { kind: "real", bank: 1800, increment: 30 },
  day: { kind: "days", days: 1 },
  days: { kind: "days", days: 3 },
  week: { kind: "days", days: 7 },
};
export const CLOCK_NAMES = Object.keys(CLOCKS);
export const ACCESS = ["link", "public", "private"] as const;
/** What happens when a player's time runs out. */
export const AT_ZERO = ["stand-in", "lose"] as const;

/** How long a player may be away, in seconds. */
export const AWAY_SECONDS = [60, 300, 900];

const DAY = 86_400;

export interface SetupForm {
  players: number;
  /** The level of all bots at a table against bots. */
  level: string;
  /** The options of the game and its edition, if they differ from the default. */
  option: Record<string, string>;
  /** The seats after the person's own: "open", or the level of a bot. */
  others: string[];
  access: NonNullable<Settings["access"]>;
  /** The accounts that may join a private table, as entered. */
  named: string;
  clock: string;
  atZero: NonNullable<Settings["at_zero"]>;
  /** The level of the bot that fills in for absent players, or "none". */
  standIn: string;
  /** Seconds until it does. */
  after: string;
  forced: boolean;
  early: boolean;
  hints: boolean;
}

/** The initial form; invalid remembered values are ignored. */
export function newForm(players: number, level: string): SetupForm {
  return {
    players: [2, 3, 4].includes(players) ? players : 2,
    level: (LEVELS as readonly string[]).includes(level) ? level : "easy",
    option: {},
    others: Array<string>(MOST_PLAYERS - 1).fill("open"),
    access: "link",
    named: "",
    clock: "none",
    atZero: "stand-in",
    standIn: "medium",
    after: "60",
    forced: true,
    early: true,
    hints: false,
  };
}

/** The default of an option: for the edition, the person's language if there is one. */
export function usualValue(option: OptionUi, language: string): string {
  const own = option.name === "edition" && option.values.some(({ value }) => value === language);
  return own ? language : (option.values[0]?.value ?? "");
}

/** The form with the defaults of a language; the person's own choices stay. */
export function asUsual(form: SetupForm, options: readonly OptionUi[], language: string): SetupForm {
  const usual = options.map((option) => [option.name, usualValue(option, language), option.values[0]?.value] as const);
  return {
    ...form,
    option: { ...Object.fromEntries(usual.filter(([, value, first]) => value !== first)), ...form.option },
  };
}

export const hasClock = (form: SetupForm): boolean => CLOCKS[form.clock] != null;
export const playedByDays = (form: SetupForm): boolean => CLOCKS[form.clock]?.kind === "days";

/** With a clock and more than two players, nobody loses on time: a bot takes over, so that the others can continue. */
export const needsStandIn = (form: SetupForm): boolean => hasClock(form) && form.players > 2;

/** Whether a player whose time runs out loses; otherwise a bot takes over. */
export function losesOnTime(form: SetupForm): boolean {
  return hasClock(form) && form.players === 2 && (form.atZero === "lose" || form.standIn === "none");
}

/** The accounts in a line, separated by commas, spaces or both. */
export function accountsIn(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((word) => word !== ""))];
}

/** The seats; the person's own is open until they sit down. */
function seatsOf(way: Way, form: SetupForm): string[] {
  const others =
    way === "bots" ? Array<string>(form.players - 1).fill(form.level) : form.others.slice(0, form.players - 1);
  return ["open", ...others];
}

/** With days per turn, players are away most of the time, so the stand-in waits as long as the clock. */
function standInOf(form: SetupForm): { level: string; after: number } | null {
  const level = form.standIn !== "none" ? form.standIn : needsStandIn(form) ? "medium" : null;
  if (level === null) return null;
  const clock = CLOCKS[form.clock];
  return { level, after: clock?.kind === "days" ? Math.min(clock.days, 7) * DAY : Number(form.after) };
}

export function settingsOf(game: string, way: Way, form: SetupForm): Settings {
  const { edition, ...options } = form.option;
  const settings: Settings = { game, players: form.players, seats: seatsOf(way, form), forced: form.forced };
  if (edition) settings.edition = edition;
  if (Object.keys(options).length > 0) settings.options = options;
  if (way === "pass") settings.same_screen = true;
  if (way !== "friends") return settings;
  settings.access = form.access;
  const named = accountsIn(form.named);
  if (form.access === "private" && named.length > 0) settings.named = named;
  settings.clock = CLOCKS[form.clock] ?? null;
  settings.stand_in = standInOf(form);
  if (hasClock(form)) settings.at_zero = losesOnTime(form) ? "lose" : "stand-in";
  settings.early = form.early;
  if (form.hints) settings.hints = true;
  return settings;
}
