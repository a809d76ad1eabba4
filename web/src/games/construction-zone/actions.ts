// What a plan would do, in words, and the labels of the buttons that play it or skip the step.
import { listed, t } from "../../i18n";
import type { Choice } from "../../net/messages";
import { cardsOf, minus, missing, isNothing, size } from "./cards";
import { declined, takeSize } from "./choices";
import type { Plan } from "./plan.svelte";
import type { Building, GameMove, View } from "./types";
import { cardsText, nameOfBuilding } from "./words";

const topsOf = (view: View): Building[] => view.piles.flatMap((pile) => (pile.top ? [pile.top] : []));

/** What will happen, or what is still to choose. */
export function planWords(plan: Plan): string {
  const { view, me } = plan.board;
  switch (plan.step) {
    case "take":
      return takeWords(plan);
    case "trade":
      return tradeWords(plan);
    case "build":
      return buildWords(plan);
    case null:
      if (view.phase === "over") return "";
      if (typeof view.to_act !== "number") return t("cz.do.table");
      return view.to_act === me ? "" : t("cz.do.wait");
  }
}

/** The buildings that the player could pay for afterwards. */
function readyWords({ board, planned }: Plan): string {
  const names = planned
    ? topsOf(board.view)
        .filter((top) => isNothing(missing(top.cost, planned)))
        .map(nameOfBuilding)
    : [];
  return names.length > 0 ? ` ${t("cz.after.ready", { names: listed(names) })}` : "";
}

function takeWords(plan: Plan): string {
  if (!plan.ready) return t(plan.picked.length > 0 ? "cz.do.takeMore" : "cz.do.take");
  return size(plan.taken) > 0
    ? t("cz.after.take", { cards: cardsText(plan.taken) }) + readyWords(plan)
    : t("cz.do.takeNone");
}

function tradeWords(plan: Plan): string {
  const { given, wanted, ready } = plan;
  if (ready && wanted)
    return t("cz.after.trade", { give: cardsText(given), get: cardsText(cardsOf([wanted])) }) + readyWords(plan);
  const number = size(given);
  return t(number === 1 ? "cz.do.giveMore" : number === 2 ? "cz.do.get" : wanted ? "cz.do.giveMore" : "cz.do.give");
}

function buildWords({ board, ready, sites, hand, going }: Plan): string {
  const { view, me } = board;
  if (!ready) return t(sites.size > 0 ? "cz.do.build" : "cz.do.noBuild");
  if (ready.preview.ends_game) return t("cz.after.win");
  const score = me === null ? 0 : (view.seats[me]?.score ?? 0);
  const left = cardsText(hand ? minus(hand, going) : {});
  return t("cz.after.build", { number: score + ready.preview.points, target: view.target, left });
}

export interface Label {
  text: string;
  label: string;
}

/** The button that plays the plan. */
export function playLabel({ board, step, ready, taken, given, wanted, site, going }: Plan): Label {
  const plain = (text: string): Label => ({ text, label: text });
  if (step === "take") {
    if (takeSize(board.choices) === 0) return plain(t("cz.goOn"));
    return ready ? { text: t("cz.take"), label: t("cz.take.cards", { cards: cardsText(taken) }) } : plain(t("cz.take"));
  }
  if (step === "trade") {
    if (!ready || !wanted) return plain(t("cz.trade"));
    return {
      text: t("cz.trade"),
      label: t("cz.trade.for", { give: cardsText(given), get: cardsText(cardsOf([wanted])) }),
    };
  }
  const top = topsOf(board.view).find((one) => one.number === site);
  if (!top) return plain(t("cz.build"));
  const name = nameOfBuilding(top);
  return { text: t("cz.build.name", { name }), label: t("cz.build.for", { name, cards: cardsText(going) }) };
}

export interface Decline extends Label {
  choice: Choice<GameMove>;
  /** Whether this is the only choice. */
  only: boolean;
}

/** The button that skips the step; null if that is not allowed. */
export function declineLabel({ board, step }: Plan): Decline | null {
  const choice = declined(board.choices);
  if (!choice) return null;
  const only = board.choices.length === 1;
  const text = t(only && step === "build" ? "cz.endTurn" : "cz.skip");
  const label = t(step === "trade" ? "cz.noTrade" : only ? "cz.endTurn" : "cz.noBuild");
  return { choice, only, text, label };
}
