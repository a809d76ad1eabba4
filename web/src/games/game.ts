// What a game's folder provides for the pages. To add a game, add a line in index.ts.
import type { Component } from "svelte";
import type { Key } from "../i18n";
import type { Choice, Early, GameEvent, Move, Result, Seat, SeatInfo } from "../net/messages";
import type { KeyGroup } from "../widgets/keys/keys";
import type { Diagram } from "./diagram";
import type { GameInWords, WordsOf } from "./in_words";
import type { Tutorial } from "./scene";
import type { Why } from "./why";

/** What a board needs. The board knows no rules: it draws the view and offers the choices. */
export interface BoardProps<V, M extends Move, C> {
  view: V;
  content: C;
  seats: SeatInfo[];
  /** The player at the bottom; null for a spectator. */
  me: Seat | null;
  /** What `me` can do now; empty when it is not their turn. */
  choices: Choice<M>[];
  /** The question that `me` can answer before their turn. */
  early: Early<M> | null;
  /** The events of the last update, for animations. */
  fresh: GameEvent<M>[];
  /** All events of the turn that is shown. */
  turn: GameEvent<M>[];
  /** Moves, as text, that a tutorial points at. */
  pointed?: readonly string[];
  play: (choice: Choice<M>) => void;
  /** Answers the question before the turn; null withdraws the answer. */
  answerEarly: (choice: Choice<M> | null) => void;
  /** Shows why something can't be done. */
  refuse: (why: Why) => void;
  /** Says aloud what a choice would do, for players who can't see it. */
  tell?: (words: string) => void;
}

export interface PanelProps<V> {
  view: V;
  seat: Seat;
}

/**
 * An option to choose when creating a table; `edition` is one too. The first value is the default. A test compares
 * them with the engine's.
 */
export interface OptionUi {
  name: string;
  title: Key;
  meaning: Key;
  values: { value: string; label: Key }[];
}

export interface GameUi<V, M extends Move, C> {
  id: string;
  /** The prefix of its rule ids, such as "SL" in SL-16. */
  rulePrefix: string;
  name: Key;
  pitch: Key;
  /** A drawing of the game, in 16:9. */
  Picture: Component;
  options: OptionUi[];
  /** Whether all players answer the same question independently. If so, they may answer before their turn. */
  earlyAnswers: boolean;
  /** The phases that have a tip in a player's first game. The texts are tips.<game>.<phase>. */
  tips: readonly string[];
  /** Loaded when someone opens the tutorial. */
  tutorial(): Promise<Tutorial>;
  /** The pictures in its rules, loaded when someone reads them. */
  diagrams(): Promise<readonly Diagram[]>;
  Board: Component<BoardProps<V, M, C>>;
  /** A player's public things, for their panel. */
  Panel: Component<PanelProps<V>>;
  /** What the viewer holds that the others can't see, and whether there is anything. */
  Held: Component<{ view: V }>;
  holds(view: V): boolean;
  /** What the active player has to do, in a few words. */
  prompt(view: V, choices: Choice<M>[]): string;
  /** A move or random event in words; "" if nobody needs to read it. */
  describe(event: GameEvent<M>, name: (seat: Seat) => string, content: C): string;
  /** A possible move as advice: what to do, not what was done. */
  advise(move: M, content: C): string;
  /** Everything on the table, as text. */
  inWords(of: WordsOf<V, C>): GameInWords;
  /** The possible actions, one by one, for players who can't see the marks; empty if the prompt is enough. */
  canDo(choices: Choice<M>[], content: C): string[];
  score(view: V, seat: Seat): number;
  /** The game's progress, from 0 to 1. */
  progress(view: V, result: Result | null): number;
  /** The types of moves that put or mark something on the table. They share a sound. */
  lays: readonly string[];
  /** The shortcuts of its board, for the list of keys. */
  keys?: readonly KeyGroup[];
  /** Whether a player now sees something that others at the same screen may not see. By default, always. */
  secret?(view: V): boolean;
  /** The name of a line of the score sheet. */
  lineName(name: string): string;
}
