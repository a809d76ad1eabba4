// The messages of a table as the client uses them. Their types come from the schema (protocol.ts). Here they get the
// client's names, and the types of one game's moves and events.
import * as protocol from "./protocol";

export type { ChatLine, Idea, Preview, Refusal, ResultLine, Seat, SeatInfo, You } from "./protocol";

export type Actor = protocol.AnyActor;
export type Phase = protocol.State;
export type Move = protocol.MoveObject;
export type ClockInfo = protocol.Clock;

export const EMOTES = protocol.EMOTE_NAMES;

type With<T, Changed> = Omit<T, keyof Changed> & Changed;

export type Choice<M extends Move = Move> = With<protocol.Choice, { move: M }>;

export type Early<M extends Move = Move> = With<
  protocol.EarlyAnswer,
  { choices: Choice<M>[]; answer: { text: string; move: M } | null }
>;

/** Any of the alternatives; members that only some of them have are optional. */
type AnyOf<T> = { [K in keyof T]: T[K] } & {
  [K in Exclude<T extends unknown ? keyof T : never, keyof T>]?: T extends Record<K, infer V> ? V : never;
};

export type GameEvent<M extends Move = Move> = With<AnyOf<protocol.GameEvent>, { move?: M }>;

/** The result of a game, or the score so far. */
export type Result = With<protocol.Result, { over: boolean; rule: string | null }>;

/** What the host chooses when creating a table. */
export type Settings = With<protocol.Settings, { options?: Record<string, string> }>;

interface Narrowed {
  events?: GameEvent[];
  to_act?: Actor;
  result?: Result;
}

export type Welcome = With<protocol.WelcomeMessage, Narrowed & { protocol: number; settings: Settings }>;
export type Update = With<protocol.UpdateMessage, Narrowed>;

/** What an update may contain besides its versions. */
export type Changes = Omit<Update, "t" | "from" | "version">;

/** The table at an earlier moment: after its first `at` events. */
export type Moment = protocol.MomentMessage;

/** The points at the start and after each event: in total, and for each scoring line of the result. */
export type Course = protocol.CourseMessage;

/** What a strong bot would do after `at` events. */
export type Hint = protocol.HintMessage;

export type ServerMessage = Exclude<protocol.FromServer, { t: "welcome" | "update" }> | Welcome | Update;

type Unversioned<T> = T extends unknown ? Omit<T, "version"> : never;

/** What a client sends after joining; the link adds the version. */
export type ClientMessage = Unversioned<Exclude<protocol.FromClient, protocol.JoinMessage>>;

/** Messages that ask and change nothing. */
export type Question = Unversioned<protocol.LookMessage | protocol.AskWhenOverMessage> | { t: "hint" };

export function isQuestion(message: ClientMessage): message is Question {
  return message.t === "hint" || message.t === "look" || message.t === "course" || message.t === "record";
}
