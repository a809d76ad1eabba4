// Construction Zone, as the pages use it.
import type { GameUi } from "../game";
import Board from "./Board.svelte";
import { handOf, size } from "./cards";
import Held from "./Held.svelte";
import { canDo, inWords } from "./in_words";
import Panel from "./Panel.svelte";
import Picture from "./Picture.svelte";
import type { Content, GameMove, View } from "./types";
import { advise, describe, lineName, prompt } from "./words";

export const constructionZone: GameUi<View, GameMove, Content> = {
  id: "construction-zone",
  rulePrefix: "CZ",
  name: "cz.name",
  pitch: "cz.pitch",
  Picture,
  options: [],
  earlyAnswers: false,
  tips: ["take", "trade", "build"],
  tutorial: async () => (await import("./lesson")).tutorial,
  diagrams: async () => (await import("./diagrams")).diagrams,
  Board,
  Panel,
  Held,
  holds: (view) => size(handOf(view)) > 0,
  lays: ["build"],
  prompt,
  describe,
  advise,
  inWords,
  canDo,
  score: (view, seat) => view.seats[seat]?.score ?? 0,
  progress: (view, result) =>
    result?.over ? 1 : Math.min(1, Math.max(0, ...view.seats.map((seat) => seat.score)) / Math.max(1, view.target)),
  lineName,
};
