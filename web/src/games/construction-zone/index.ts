import { named, t } from "../../i18n";
import type { GameUi } from "../game";
import Board from "./Board.svelte";
import { handOf, size } from "./cards";
import { buildable, takeSize } from "./choices";
import { advise, describe } from "./describe";
import Held from "./Held.svelte";
import { canDo, inWords } from "./in_words";
import Panel from "./Panel.svelte";
import Picture from "./Picture.svelte";
import type { Content, GameMove, View } from "./types";

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
  prompt(view, choices) {
    if (view.phase === "trade") return t("cz.prompt.trade");
    if (view.phase === "build") return t(buildable(choices).size > 0 ? "cz.prompt.build" : "cz.prompt.noBuild");
    return t(takeSize(choices) === 2 ? "cz.prompt.take" : "cz.prompt.takeAll");
  },
  describe,
  advise,
  inWords,
  canDo,
  score: (view, seat) => view.seats[seat]?.score ?? 0,
  progress: (view, result) =>
    result?.over ? 1 : Math.min(1, Math.max(0, ...view.seats.map((seat) => seat.score)) / Math.max(1, view.target)),
  lineName: (name) => named("cz.line", name),
};
