// What a client knows about a table: the welcome, with every update merged into it. No rules, no drawing.
import type {
  ChatLine,
  Changes,
  Choice,
  ClockInfo,
  Early,
  GameEvent,
  Phase,
  Result,
  SeatInfo,
  ServerMessage,
  Settings,
  Actor,
  You,
} from "./messages";

export interface TableState {
  id: string;
  version: number;
  phase: Phase;
  settings: Settings;
  content: Record<string, unknown>;
  commitment: string | null;
  invitation: string | null;
  seats: SeatInfo[];
  you: You;
  here: boolean[];
  watching: number;
  view: Record<string, unknown> | null;
  toAct: Actor;
  choices: Choice[];
  canUndo: boolean;
  early: Early | null;
  clock: (ClockInfo & { at: number }) | null;
  events: GameEvent[];
  chat: ChatLine[];
  result: Result | null;
  seed: string | null;
  nextTable: string | null;
}

/** The state after a message; the same object if the message does not affect it. `at` is when it came, by our clock. */
export function merged(state: TableState | null, message: ServerMessage, at: number): TableState | null {
  switch (message.t) {
    case "welcome": {
      const fresh: TableState = {
        id: message.id,
        version: message.version,
        phase: message.state,
        settings: message.settings,
        content: message.content,
        commitment: message.commitment,
        invitation: message.invitation ?? null,
        seats: message.seats,
        you: message.you,
        here: state?.id === message.id ? state.here : [],
        watching: 0,
        view: null,
        toAct: "nobody",
        choices: [],
        canUndo: false,
        early: null,
        clock: null,
        events: [],
        chat: [],
        result: null,
        seed: null,
        nextTable: null,
      };
      return changed(fresh, message, at);
    }
    case "update":
      // The update is for another version: the link joins again.
      if (state === null || message.from !== state.version) return state;
      return { ...changed(state, message, at), version: message.version };
    case "here":
      return state && { ...state, here: message.seats, watching: message.watching };
    default:
      return state;
  }
}

function changed(state: TableState, changes: Changes, at: number): TableState {
  const next = { ...state };
  if (changes.state) next.phase = changes.state;
  if (changes.seats) next.seats = changes.seats;
  if (changes.you) next.you = changes.you;
  if (changes.events) next.events = [...state.events, ...changes.events];
  if (changes.view) next.view = withView(state.view, changes.view);
  if (changes.to_act !== undefined) {
    next.toAct = changes.to_act;
    next.choices = changes.choices ?? [];
    next.canUndo = changes.can_undo ?? false;
    next.early = changes.early ?? null;
    next.clock = changes.clock ? { ...changes.clock, at } : null;
  }
  if (changes.chat) next.chat = [...state.chat, ...changes.chat];
  if (changes.result) next.result = changes.result;
  if (changes.seed) next.seed = changes.seed;
  if (changes.next_table) next.nextTable = changes.next_table;
  return next;
}

/** A null in the changes may be a real null or a removed member. Storing null covers both. */
function withView(view: Record<string, unknown> | null, changes: Record<string, unknown>): Record<string, unknown> {
  return view === null || "viewer" in changes ? { ...changes } : { ...view, ...changes };
}
