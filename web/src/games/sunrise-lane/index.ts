// Sunrise Lane, as the pages use it.
import type { GameUi } from "../game";
import Board from "./Board.svelte";
import { size } from "./cards";
import Held from "./Held.svelte";
import { canDo, inWords } from "./in_words";
import Panel from "./Panel.svelte";
import Picture from "./Picture.svelte";
import type { Content, GameMove, View } from "./types";
import { advise, describe, lineName, prompt } from "./words";

/** How close any player is to having two or fewer pieces left, which ends the game. */
function progress(view: View): number {
  if (view.phase === "over") return 1;
  return Math.max(
    0,
    ...view.players.map(({ seat, pieces }) => {
      const used = view.houses.reduce((sum, house) => sum + (house.seat === seat ? house.floors : 0), 0);
      return Math.min(1, used / Math.max(1, used + pieces - 2));
    }),
  );
}

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
  holds: (view) => view.hand !== null && size(view.hand) > 0,
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
  lineName,
};
