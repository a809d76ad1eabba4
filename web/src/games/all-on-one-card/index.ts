// All on 1 Card, as the pages use it.
import type { GameUi } from "../game";
import Board from "./Board.svelte";
import Held from "./Held.svelte";
import { canDo, inWords } from "./in_words";
import Panel from "./Panel.svelte";
import Picture from "./Picture.svelte";
import { CARDS_TO_END, type Content, type GameMove, type View } from "./types";
import { advise, describe, lineName, prompt } from "./words";

export const allOnOneCard: GameUi<View, GameMove, Content> = {
  id: "all-on-one-card",
  rulePrefix: "AC",
  name: "ac.name",
  pitch: "ac.pitch",
  Picture,
  options: [
    {
      name: "variant",
      title: "ac.variant",
      meaning: "ac.variant.meaning",
      values: [
        { value: "basic", label: "ac.variant.basic" },
        { value: "advanced", label: "ac.variant.advanced" },
      ],
    },
  ],
  earlyAnswers: true,
  tips: ["choose", "pick", "draft", "take"],
  tutorial: async () => (await import("./lesson")).tutorial,
  diagrams: async () => (await import("./diagrams")).diagrams,
  Board,
  Panel,
  Held,
  holds: (view) => view.hand.length > 0,
  lays: ["cross"],
  prompt: (_view, choices) => prompt(choices),
  describe,
  advise,
  inWords,
  canDo,
  score: (view, seat) => view.players[seat]?.score ?? 0,
  secret: (view) => view.phase === "deal" || view.phase === "draft" || view.phase === "show",
  progress: (view, result) =>
    result?.over ? 1 : Math.max(0, ...view.players.map((player) => player.scored.length)) / CARDS_TO_END,
  lineName,
};
