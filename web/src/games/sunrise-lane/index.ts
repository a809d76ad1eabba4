import { named } from "../../i18n";
import type { GameUi } from "../game";
import Board from "./Board.svelte";
import { total } from "./choices";
import Held from "./Held.svelte";
import { canDo, inWords } from "./in_words";
import Panel from "./Panel.svelte";
import Picture from "./Picture.svelte";
import type { Content, GameMove, View } from "./types";
import { advise, describe, progress, prompt } from "./words";

export const sunriseLane: GameUi<View, GameMove, Content> = {
  id: "sunrise-lane",
  rulePrefix: "SL",
  name: "sl.name",
  pitch: "sl.pitch",
  Picture,
  options: [
    {
      name: "edition",
      title: "sl.edition",
      meaning: "sl.edition.meaning",
      values: [
        { value: "en", label: "sl.edition.en" },
        { value: "it", label: "sl.edition.it" },
        { value: "fr", label: "sl.edition.fr" },
      ],
    },
    {
      name: "areas_full",
      title: "sl.areas",
      meaning: "sl.areas.meaning",
      values: [
        { value: "now", label: "sl.areas.now" },
        { value: "round", label: "sl.areas.round" },
      ],
    },
  ],
  earlyAnswers: false,
  tips: ["choose", "chain", "discard"],
  tutorial: async () => (await import("./lesson")).tutorial,
  diagrams: async () => (await import("./diagrams")).diagrams,
  Board,
  Panel,
  Held,
  holds: (view) => view.hand !== null && total(view.hand) > 0,
  lays: ["house", "park"],
  keys: [
    {
      title: "sl.keys.town",
      lines: [
        { keys: "sl.keys.plots.keys", does: "sl.keys.plots" },
        { keys: "sl.keys.pick.keys", does: "sl.keys.pick" },
        { keys: "sl.keys.drop.keys", does: "sl.keys.drop" },
      ],
    },
  ],
  prompt,
  describe,
  advise,
  inWords,
  canDo,
  score: (view, seat) => view.players[seat]?.score ?? 0,
  progress,
  lineName: (name) => named("sl.line", name),
};
