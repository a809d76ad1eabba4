// The messages of a table, as docs/server-protocol.md has them.

export type Seat = number;
export type Actor = Seat | "chance" | "nobody";
export type Phase = "open" | "playing" | "over";

export interface Move {
  type: string;
}

export interface Preview {
  points: number;
  cards: number;
  ends_turn: boolean;
  ends_game: boolean;
}

export interface Choice<M extends Move = Move> {
  text: string;
  move: M;
  preview: Preview;
}

export interface GameEvent<M extends Move = Move> {
  by: Seat | "chance";
  text?: string;
  move?: M;
  undo?: true;
  end?: "resign" | "timeout";
}

export interface SeatInfo {
  kind: "open" | "reserved" | "person" | "bot";
  name?: string;
  level?: string;
  stand_in?: string;
  left?: boolean;
  rematch?: boolean;
  host?: boolean;
}

export interface You {
  seats: Seat[];
  host: boolean;
  may_sit: boolean;
  muted: Seat[];
}

export interface Early<M extends Move = Move> {
  seat: Seat;
  choices: Choice<M>[];
  answer: { text: string; move: M } | null;
}

export interface ClockInfo {
  left: number[];
  running?: Seat;
}

export const EMOTES: readonly string[] = ["hello", "good-luck", "well-played", "thanks", "thinking", "oops", "wow", "goodbye"];

export interface ChatLine {
  version: number;
  seat: Seat;
  name: string;
  text?: string;
  emote?: string;
}

export interface ResultLine {
  name: string;
  points: number[];
  counted: boolean; // false: a tie-break, not in the totals
}

export interface Result {
  over: boolean;
  rule: string | null;
  winners: Seat[];
  totals: number[];
  lines: ResultLine[];
}

export interface Settings {
  game: string;
  players?: number;
  edition?: string;
  options?: Record<string, string>;
  access?: "public" | "link" | "private";
  named?: string[];
  seats?: string[];
  clock?: null | { kind: "real"; bank: number; increment: number } | { kind: "days"; days: number };
  stand_in?: null | { level: string; after: number };
  at_zero?: "lose" | "stand-in";
  forced?: boolean;
  early?: boolean;
  hints?: boolean;
  same_screen?: boolean;
}

/** What an update may carry besides its versions. */
export interface Changes {
  state?: Phase;
  seats?: SeatInfo[];
  you?: You;
  events?: GameEvent[];
  view?: Record<string, unknown>;
  to_act?: Actor;
  choices?: Choice[];
  can_undo?: boolean;
  early?: Early;
  clock?: ClockInfo;
  chat?: ChatLine[];
  result?: Result;
  seed?: string;
  next_table?: string;
}

export interface Welcome extends Changes {
  t: "welcome";
  protocol: number;
  version: number;
  id: string;
  now: number;
  state: Phase;
  settings: Settings;
  content: Record<string, unknown>;
  commitment: string | null; // null: of a record whose random events were given from outside
  invitation?: string;
  seats: SeatInfo[];
  you: You;
}

export interface Update extends Changes {
  t: "update";
  from: number;
  version: number;
}

export interface Refusal {
  name: string;
  what: string;
  where?: string;
  rule?: string;
}

/** The table at an earlier moment: after its first `at` events. */
export interface Moment {
  t: "moment";
  at: number;
  to_act: Actor;
  view: Record<string, unknown>;
  views?: Record<string, unknown>[]; // what each seat saw, when all were asked for
}

/** How the points stood at the start and after each event: in all, and for each line of the result that counts. */
export interface Course {
  t: "course";
  totals: number[][];
  lines: { name: string; points: number[][] }[];
}

export interface Idea {
  text: string;
  move: Move;
  chances: number; // to win, in thousandths
  playouts: number;
}

/** What a strong bot would do, when `at` events had happened. */
export interface Hint {
  t: "hint";
  seat: Seat;
  at: number;
  text: string;
  move: Move;
  ideas: Idea[];
}

export type ServerMessage =
  | Welcome
  | Update
  | { t: "resumed"; version: number }
  | { t: "here"; seats: boolean[]; watching: number }
  | Moment
  | Hint
  | Course
  | { t: "record"; record: unknown }
  | { t: "error"; to?: string; error: Refusal }
  | { t: "bye"; why: string };

/** What a client says; the link adds the version. */
export type ClientMessage =
  | { t: "sit"; seat: Seat; nonce: string }
  | { t: "open"; seat: Seat }
  | { t: "bot"; seat: Seat; level: string }
  | { t: "move"; move: Move | string; seat?: Seat }
  | { t: "early"; move: Move | string | null; seat?: Seat }
  | { t: "undo"; seat?: Seat }
  | { t: "resign"; seat?: Seat }
  | { t: "leave" }
  | { t: "back" }
  | { t: "chat"; text: string }
  | { t: "emote"; text: string }
  | { t: "mute"; seat: Seat }
  | { t: "unmute"; seat: Seat }
  | { t: "rematch"; seat?: Seat }
  | Question;

/** What asks and changes nothing. */
export type Question = { t: "hint" } | { t: "look"; at: number; seat?: Seat | "all" } | { t: "course" } | { t: "record" };

export function isQuestion(message: ClientMessage): message is Question {
  return message.t === "hint" || message.t === "look" || message.t === "course" || message.t === "record";
}
