// The streets, the buildings and the cards in words, from the view alone.
import { counted, t } from "../../i18n";
import type { Choice } from "../../net/messages";
import type { GameInWords, WordsOf, WordsPart } from "../in_words";
import { ADVANCED, eachOf, kindsOf, missing, isNothing, size } from "./cards";
import { buildable, declined } from "./choices";
import type { Content, GameMove, SeatView, View } from "./types";
import { buildingName, cardsText, costText, kindName, nameOfBuilding } from "./words";

type Of = WordsOf<View, Content>;

const known = (seat: SeatView): string =>
  [
    size(seat.known) > 0 ? cardsText(seat.known) : "",
    seat.hidden_size > 0 ? counted("cz.hidden", seat.hidden_size) : "",
  ]
    .filter(Boolean)
    .join(", ") || t("cz.nothing");

function buildings({ view, me }: Of): WordsPart {
  const hand = me === null ? undefined : view.seats[me]?.hand;
  const lines = view.piles.map(({ pile, top, under }) => {
    const lack = top && hand ? missing(top.cost, hand) : null;
    return {
      name: pile.toUpperCase(),
      cells: [
        top ? nameOfBuilding(top) : under > 0 ? counted("cz.pile.turned", under) : t("cz.pile.empty"),
        top ? costText(top.cost) : "",
        ...(hand ? [lack ? (isNothing(lack) ? t("cz.pile.ready") : costText(lack)) : ""] : []),
        top ? String(under) : "",
      ],
    };
  });
  return {
    title: t("cz.piles"),
    table: {
      rows: t("cz.words.pile"),
      columns: [t("cz.words.building"), t("cz.words.cost"), ...(hand ? [t("cz.words.lack")] : []), t("cz.words.under")],
      lines,
    },
  };
}

function street(seat: SeatView, name: string, target: number): WordsPart {
  const title = t("cz.street", { name, number: seat.score, target });
  return seat.buildings.length > 0
    ? { title, list: seat.buildings.map(nameOfBuilding) }
    : { title, says: [t("cz.nothing")] };
}

/** What can be built, and whether the step can be skipped. */
export function canDo(choices: Choice<GameMove>[], content: Content): string[] {
  const left = declined(choices);
  return [
    ...[...buildable(choices)].map((number) => t("cz.build.name", { name: buildingName(content, number) })),
    ...(left ? [t(left.move.type === "no_trade" ? "cz.noTrade" : "cz.noBuild")] : []),
  ];
}

export function inWords(of: Of): GameInWords {
  const { view, me, nameOf } = of;
  const hand = me === null ? undefined : view.seats[me]?.hand;
  return {
    players: [
      { title: t("cz.words.cards"), of: (seat) => String(view.seats[seat]?.hand_size ?? 0) },
      { title: t("cz.words.known"), of: (seat) => (view.seats[seat] ? known(view.seats[seat]) : "") },
    ],
    parts: [
      ...(hand
        ? [
            {
              title: t("cz.hand"),
              ...(size(hand) > 0
                ? { list: kindsOf(hand).map((kind) => counted(`cz.cards.${kind}`, hand[kind] ?? 0)) }
                : { says: [t("cz.nothing")] }),
            },
          ]
        : []),
      {
        title: t("cz.row"),
        ...(size(view.row) > 0 ? { list: eachOf(view.row).map(kindName) } : { says: [t("cz.do.takeNone")] }),
      },
      buildings(of),
      {
        title: t("cz.open"),
        list: ADVANCED.map((kind) => t("cz.open.pile", { card: kindName(kind), number: view.open[kind] ?? 0 })),
      },
      { title: t("cz.streets"), parts: view.seats.map((seat) => street(seat, nameOf(seat.seat), view.target)) },
      {
        title: t("cz.words.piles"),
        list: [
          t("cz.draw", { number: view.pile_size }),
          view.pile ? (view.pile_size > 0 ? `${t("cz.pile.known")} ${cardsText(view.pile)}` : "") : t("cz.pile.unseen"),
          t("cz.discard.number", { number: view.discard_size }),
          view.discard_size > 0 ? `${t("cz.discard.lie")} ${cardsText(view.discard)}` : "",
        ].filter(Boolean),
      },
    ],
  };
}
