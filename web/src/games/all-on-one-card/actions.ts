// The bar under the cards: what a choice gives, and its buttons.
import { counted, listed, t } from "../../i18n";
import type { Action } from "./ActionBar.svelte";
import {
  cardChoice,
  drawChoice,
  passChoice,
  PILE,
  returnChoice,
  rollChoice,
  takeChoice,
  type GameChoice,
  type Mode,
} from "./choices";
import { countsOf } from "./dice";
import type { Colour, GameMove, View } from "./types";
import { diceWords, numberOf } from "./words";

export interface Bar {
  words: string;
  main: Action | null;
  side: Action | null;
}

export interface Situation {
  view: View;
  options: GameChoice[];
  mode: Mode;
  /** The early answer, which waits for the player's turn. */
  answer: GameMove | null;
  isEarly: boolean;
  /** The chosen cards, or "pass". */
  chosen: string[];
  /** The dice marked to be rolled again. */
  again: Colour[];
  name: (seat: number) => string;
  submit: (choice: GameChoice) => void;
  withdraw: () => void;
  choose: (cards: string[]) => void;
  mark: (places: number[]) => void;
}

const doing = (choice: GameChoice | null, submit: (choice: GameChoice) => void): (() => void) | null =>
  choice ? () => submit(choice) : null;

export function actionsFor(now: Situation): Bar {
  if (now.answer && now.chosen.length === 0)
    return { words: answerWords(now.answer), main: null, side: { label: t("ac.early.withdraw"), act: now.withdraw } };
  switch (now.mode) {
    case "roll":
      return rolling(now);
    case "cross":
      return crossing(now);
    case "return":
      return returning(now);
    case "take":
      return taking(now);
    case "none":
      return { words: waitWords(now.view, now.name), main: null, side: null };
  }
}

function answerWords(answer: GameMove): string {
  if (answer.type === "cross") return t("ac.early.cross", { number: numberOf(answer.card) });
  return t(answer.type === "return" ? "ac.early.return" : "ac.early.pass");
}

function waitWords(view: View, name: (seat: number) => string): string {
  const seat = typeof view.to_act === "number" ? name(view.to_act) : null;
  if (seat === null) return "";
  if (view.phase === "choose") return t("ac.wait.choose", { name: seat });
  if (view.phase === "pick") return t("ac.wait.pick", { name: seat });
  if (view.phase === "draft") return t("ac.wait.draft", { name: seat });
  return view.phase === "take" ? t("ac.wait.take", { name: seat }) : "";
}

function rolling({ view, options, again, submit, mark }: Situation): Bar {
  const choice = rollChoice(options, again);
  const kept = countsOf(view.dice);
  for (const colour of again) kept[colour] = (kept[colour] ?? 0) - 1;
  const rest = view.dice.filter((colour) => {
    const stays = (kept[colour] ?? 0) > 0;
    kept[colour] = (kept[colour] ?? 0) - 1;
    return stays;
  });
  const none = again.length === 0;
  return {
    words: none ? t("ac.keepsAll") : rest.length > 0 ? t("ac.keepsRest", { dice: diceWords(rest) }) : t("ac.keepsNone"),
    main: { label: none ? t("ac.keep") : counted("ac.reroll", again.length), act: doing(choice, submit) },
    side: { label: t(none ? "ac.all" : "ac.clear"), act: () => mark(none ? [0, 1, 2, 3, 4] : []) },
  };
}

function crossing({ options, chosen, isEarly, submit, choose }: Situation): Bar {
  const pass = passChoice(options);
  if (pass && options.length === 1) {
    return { words: t("ac.pass.only"), main: { label: t("ac.pass"), act: doing(pass, submit) }, side: null };
  }
  const passes = chosen[0] === "pass";
  const side: Action | null = pass && {
    label: t("ac.pass"),
    pressed: passes,
    act: () => choose(passes ? [] : ["pass"]),
  };
  if (passes)
    return {
      words: t("ac.pass.what"),
      main: { label: t(isEarly ? "ac.early.passMain" : "ac.pass.sure"), act: doing(pass, submit) },
      side,
    };
  const choice = cardChoice(options, chosen[0] ?? "");
  if (!choice)
    return {
      words: t(isEarly ? "ac.early.hint" : "ac.cross.hint"),
      main: { label: t("ac.cross.none"), act: null },
      side,
    };
  const { preview } = choice;
  const number = numberOf(chosen[0] ?? "");
  const what =
    preview.points > 0
      ? t("ac.cross.scores", { number, points: preview.points })
      : counted("ac.cross.what", preview.cards, { card: number });
  return {
    words: preview.ends_game ? `${what}. ${t("ac.endsGame")}` : what,
    main: {
      label: isEarly
        ? t("ac.early.main")
        : preview.points > 0
          ? t("ac.cross.score", { points: preview.points })
          : counted("ac.cross", preview.cards),
      act: doing(choice, submit),
    },
    side,
  };
}

function returning({ options, chosen, submit, choose }: Situation): Bar {
  const choice = returnChoice(options, chosen);
  return {
    words: choice ? t("ac.return.what", { cards: listed(chosen.map(numberOf)) }) : t("ac.return.hint"),
    main: {
      label: choice ? t("ac.return.done") : t("ac.return", { count: chosen.length }),
      act: doing(choice, submit),
    },
    side: chosen.length > 0 ? { label: t("ac.clear"), act: () => choose([]) } : null,
  };
}

function taking({ options, chosen, submit }: Situation): Bar {
  const picked = chosen[0] ?? "";
  const choice = takeChoice(options, picked);
  if (picked === PILE)
    return { words: t("ac.draw.what"), main: { label: t("ac.draw"), act: doing(choice, submit) }, side: null };
  return {
    words: choice
      ? t("ac.take.what", { number: numberOf(picked) })
      : t(drawChoice(options) ? "ac.take.orDraw" : "ac.take.hint"),
    main: {
      label: choice ? t("ac.take", { number: numberOf(picked) }) : t("ac.take.none"),
      act: doing(choice, submit),
    },
    side: null,
  };
}
