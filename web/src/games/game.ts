// What a game's folder gives to the pages. A fourth game is one more line in index.ts.
import type { Component } from "svelte";
import type { Key } from "../i18n";
import type { Choice, Early, GameEvent, Move, Result, Seat, SeatInfo } from "../net/messages";
import type { KeyGroup } from "../widgets/keys/keys";
import type { Diagram } from "./diagram";
import type { GameInWords, WordsOf } from "./in_words";
import type { Tutorial } from "./scene";
import type { Why } from "./why";

/** What a board is drawn from. It knows no rules: it draws the view and offers the choices. */
export interface BoardProps<V, M extends Move, C> {
  view: V;
  content: C;
  seats: SeatInfo[];
  /** The player at the bottom; null for a spectator. */
  me: Seat | null;
  /** What `me` can do now; empty when it is not their turn. */
  choices: Choice<M>[];
  /** What `me` can answer before being asked. */
  early: Early<M> | null;
  /** The last events, for what is animated: those of the last update. */
  fresh: GameEvent<M>[];
  /** All that happened in the turn that is shown. */
  turn: GameEvent<M>[];
  /** Moves, as text, that a tutorial points at. */
  pointed?: readonly string[];
  play: (move: M) => void;
  answerEarly: (move: M | null) => void;
  /** Shows why something can't be done. */
  refuse: (why: Why) => void;
  /** Says aloud what a choice would do, for players who do not see it. */
  tell?: (words: string) => void;
}

export interface PanelProps<V> {
  view: V;
  seat: Seat;
}

/** An option that people may choose when they make a table; `edition` is one, too. The first value is the default. */
export interface OptionUi {
  name: string;
  title: Key;
  meaning: Key;
  values: { value: string; label: Key }[];
}

export interface GameUi<V, M extends Move, C> {
  id: string;
  /** What the ids of its rules begin with, as "SL" in SL-16. */
  rulePrefix: string;
  name: Key;
  pitch: Key;
  /** A drawing of the game, 16 to 9. */
  Picture: Component;
  options: OptionUi[];
  /** Whether everybody answers the same question and no answer depends on another: then people may answer early. */
  earlyAnswers: boolean;
  /** The phases of a turn that have a tip, for the first game: its words are tips.<game>.<phase>. */
  tips: readonly string[];
  /** Loaded when somebody learns the game. */
  tutorial(): Promise<Tutorial>;
  /** The pictures of its rules, loaded when somebody reads them. */
  diagrams(): Promise<readonly Diagram[]>;
  Board: Component<BoardProps<V, M, C>>;
  /** A player's public things, for the player's panel. */
  Panel: Component<PanelProps<V>>;
  /** What the viewer holds that the others don't see, and whether that is anything. */
  Held: Component<{ view: V }>;
  holds(view: V): boolean;
  /** What is expected of the player to move, in a few words. */
  prompt(view: V, choices: Choice<M>[]): string;
  /** A move or random event in words; "" for what nobody needs to read. */
  describe(event: GameEvent<M>, name: (seat: Seat) => string, content: C): string;
  /** A move that a player can make as advice to them: what to do, not what was done. */
  advise(move: M, content: C): string;
  /** All that lies on the table, to be read. */
  inWords(of: WordsOf<V, C>): GameInWords;
  /** What can be done now, one by one, for players who do not see it marked; empty where the prompt says it all. */
  canDo(choices: Choice<M>[], content: C): string[];
  score(view: V, seat: Seat): number;
  /** From 0 to 1: how near the end is. */
  progress(view: V, result: Result | null): number;
  /** The types of moves that lay or mark something on the table: they have the sound of it. */
  lays: readonly string[];
  /** The keys of its board, for the list of keys. */
  keys?: readonly KeyGroup[];
  /** Whether a player now sees what the others at the same screen may not; left out: always. */
  secret?(view: V): boolean;
  /** The name of a line of the score sheet. */
  lineName(name: string): string;
}
