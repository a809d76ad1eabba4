// Generated from docs/schema/server.schema.json by `npm run protocol`: change the schema, not this file.

export type FromClient =
  | JoinMessage
  | SitMessage
  | OpenMessage
  | BotMessage
  | MoveMessage
  | EarlyMessage
  | LookMessage
  | AskWhenOverMessage
  | PlainMessage
  | ChatMessage
  | EmoteMessage
  | MuteMessage;

export type FromServer =
  | WelcomeMessage
  | ResumedMessage
  | UpdateMessage
  | HereMessage
  | MomentMessage
  | CourseMessage
  | RecordMessage
  | HintMessage
  | ErrorMessage
  | ByeMessage;

export type Version = number;

export type Seat = number;

export type Level = string;

export type Nonce = string;

export type Words = string;

export type MomentNumber = number;

export type Eyes = Seat | "all";

export type Hex = string;

export type SomeMove = string | MoveObject;

export type MoveOrNull = null | SomeMove;

export interface MoveObject {
  type: string;
}

export interface JoinMessage {
  t: "join";
  since?: Version;
  log?: boolean;
  invitation?: string;
}

export interface SitMessage {
  t: "sit";
  version: Version;
  seat: Seat;
  nonce: Nonce;
}

export interface OpenMessage {
  t: "open";
  version: Version;
  seat: Seat;
}

export interface BotMessage {
  t: "bot";
  version: Version;
  seat: Seat;
  level?: Level;
}

export interface MoveMessage {
  t: "move";
  version: Version;
  seat?: Seat;
  move: SomeMove;
}

export interface EarlyMessage {
  t: "early";
  version: Version;
  seat?: Seat;
  move: MoveOrNull;
}

export interface LookMessage {
  t: "look";
  version: Version;
  at: MomentNumber;
  seat?: Eyes;
}

export interface AskWhenOverMessage {
  t: "course" | "record";
  version: Version;
}

export interface PlainMessage {
  t: "undo" | "resign" | "leave" | "back" | "rematch" | "hint";
  version: Version;
  seat?: Seat;
}

export interface ChatMessage {
  t: "chat";
  version: Version;
  seat?: Seat;
  text: Words;
}

export interface EmoteMessage {
  t: "emote";
  version: Version;
  seat?: Seat;
  text: EmoteName;
}

export const EMOTE_NAMES = [
  "hello",
  "good-luck",
  "well-played",
  "thanks",
  "thinking",
  "oops",
  "wow",
  "goodbye",
] as const;
export type EmoteName = (typeof EMOTE_NAMES)[number];

export interface MuteMessage {
  t: "mute" | "unmute";
  version: Version;
  seat: Seat;
}

export const STATES = ["open", "playing", "over"] as const;
export type State = (typeof STATES)[number];

export interface SeatInfo {
  kind: "open" | "reserved" | "person" | "bot";
  name?: string;
  level?: Level;
  stand_in?: Level;
  left?: true;
  rematch?: true;
  host?: true;
}

export type Seats = SeatInfo[];

export interface You {
  seats: Seat[];
  host: boolean;
  may_sit: boolean;
  muted: Seat[];
}

export type By = Seat | "chance";

export type GameEvent =
  { by: By; text: string; move: MoveObject } | { by: Seat; undo: true } | { by: Seat; end: "resign" | "timeout" };

export type Events = GameEvent[];

export interface Preview {
  points: number;
  cards: number;
  ends_turn: boolean;
  ends_game: boolean;
}

export interface Choice {
  text: string;
  move: MoveObject;
  preview: Preview;
}

export type Choices = Choice[];

export interface EarlyAnswer {
  seat: Seat;
  choices: Choices;
  answer: null | { text: string; move: MoveObject };
}

export interface Clock {
  left: number[];
  running?: Seat;
}

export interface ChatLine {
  version: Version;
  seat: Seat;
  name: string;
  text?: string;
  emote?: EmoteName;
}

export type ChatLines = ChatLine[];

export type AnyActor = Seat | "chance" | "nobody";

export type ToAct = Seat | "nobody";

export interface ResultLine {
  name: string;
  points: number[];
  counted: boolean;
}

export interface Result {
  over: true;
  rule: string;
  winners: Seat[];
  totals: number[];
  lines: ResultLine[];
}

export interface Settings {
  game: string;
  players?: number;
  edition?: string;
  options?: Record<string, unknown>;
  content?: Record<string, unknown>;
  access?: "public" | "link" | "private";
  named?: string[];
  seats?: string[];
  clock?: null | RealClock | DaysClock;
  at_zero?: "lose" | "stand-in";
  stand_in?: null | { level: Level; after: number };
  forced?: boolean;
  early?: boolean;
  hints?: boolean;
  same_screen?: boolean;
}

export interface RealClock {
  kind: "real";
  bank: number;
  increment: number;
}

export interface DaysClock {
  kind: "days";
  days: number;
}

export interface WelcomeMessage {
  t: "welcome";
  protocol: 1;
  version: Version;
  id: string;
  now: number;
  state: State;
  settings: Settings;
  content: Record<string, unknown>;
  commitment: Hex | null;
  invitation?: string;
  seats: Seats;
  you: You;
  events?: Events;
  view?: Record<string, unknown>;
  to_act?: ToAct;
  choices?: Choices;
  can_undo?: boolean;
  early?: EarlyAnswer;
  clock?: Clock;
  chat?: ChatLines;
  result?: Result;
  seed?: Hex;
  next_table?: string;
}

export interface ResumedMessage {
  t: "resumed";
  version: Version;
}

export interface UpdateMessage {
  t: "update";
  from: Version;
  version: Version;
  state?: State;
  seats?: Seats;
  you?: You;
  events?: Events;
  view?: Record<string, unknown>;
  to_act?: ToAct;
  choices?: Choices;
  can_undo?: boolean;
  early?: EarlyAnswer;
  clock?: Clock;
  chat?: ChatLines;
  result?: Result;
  seed?: Hex;
  next_table?: string;
}

export interface HereMessage {
  t: "here";
  seats: boolean[];
  watching: number;
}

export interface MomentMessage {
  t: "moment";
  at: number;
  to_act: AnyActor;
  view: Record<string, unknown>;
  views?: Record<string, unknown>[];
}

export type PointsOverTime = number[][];

export interface CourseMessage {
  t: "course";
  totals: PointsOverTime;
  lines: { name: string; points: PointsOverTime }[];
}

export interface RecordMessage {
  t: "record";
  record: Record<string, unknown>;
}

export interface Idea {
  text: string;
  move: MoveObject;
  chances: number;
  playouts: number;
}

export interface HintMessage {
  t: "hint";
  seat: Seat;
  at: number;
  text: string;
  move: MoveObject;
  ideas: Idea[];
}

export interface Refusal {
  name: string;
  where?: string;
  rule?: string;
  what: string;
}

export interface ErrorMessage {
  t: "error";
  to?: string;
  error: Refusal;
}

export interface ByeMessage {
  t: "bye";
  why: "stopping";
}
