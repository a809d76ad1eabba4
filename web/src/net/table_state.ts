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

/** The table after a message; the same object if the message does not affect it. `at` is when it came, by our clock. */
export function merged(table: TableState | null, message: ServerMessage, at: number): TableState | null {
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
        here: table?.id === message.id ? table.here : [],
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
      if (table === null || message.from !== table.version) return table;
      return { ...changed(table, message, at), version: message.version };
    case "here":
      return table && { ...table, here: message.seats, watching: message.watching };
    default:
      return table;
  }
}

function changed(table: TableState, changes: Changes, at: number): TableState {
  const next = { ...table };
  if (changes.state) next.phase = changes.state;
  if (changes.seats) next.seats = changes.seats;
  if (changes.you) next.you = changes.you;
  if (changes.events) next.events = [...table.events, ...changes.events];
  if (changes.view) next.view = withView(table.view, changes.view);
  if (changes.to_act !== undefined) {
    next.toAct = changes.to_act;
    next.choices = changes.choices ?? [];
    next.canUndo = changes.can_undo ?? false;
    next.early = changes.early ?? null;
    next.clock = changes.clock ? { ...changes.clock, at } : null;
  }
  if (changes.chat) next.chat = [...table.chat, ...changes.chat];
  if (changes.result) next.result = changes.result;
  if (changes.seed) next.seed = changes.seed;
  if (changes.next_table) next.nextTable = changes.next_table;
  return next;
}

/** A null in the changes may be a real null or a removed member. Storing null covers both. */
function withView(view: Record<string, unknown> | null, changes: Record<string, unknown>): Record<string, unknown> {
  return view === null || "viewer" in changes ? { ...changes } : { ...view, ...changes };
}
