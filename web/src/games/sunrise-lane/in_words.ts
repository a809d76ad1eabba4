// The town, the hands and the supply in words, from the view and the board alone.
import { counted, listed, named, t } from "../../i18n";
import type { Choice } from "../../net/messages";
import type { GameInWords, WordsOf, WordsPart } from "../in_words";
import { size } from "./cards";
import { byPlot, passing } from "./choices";
import { AREAS, besides, townOf, type Cell, type Plot, type Town } from "./layout";
import { leaders, standing, type Fact, type Ranking } from "./standing";
import type { Content, GameMove, View } from "./types";
import { cardList, colourName } from "./words";

type Of = WordsOf<View, Content>;

/** What is on a plot; "" if it is free. */
function standsOn({ view, nameOf }: Of, plot: string): string {
  const house = view.houses.find((one) => one.plot === plot);
  if (house) return t("sl.plot.house", { name: nameOf(house.seat), floors: counted("sl.floors", house.floors) });
  return view.parks.includes(plot) ? t("sl.plot.park") : "";
}

function cellWords(of: Of, cell: Cell | undefined): string {
  if (cell?.kind === "fountain") return t("sl.words.fountain");
  if (cell?.kind !== "plot") return t("sl.words.obstacle");
  return [standsOn(of, cell.name), colourName(cell.colour), counted("sl.dots", cell.dots)].filter(Boolean).join(", ");
}

/** The whole town as rows and columns, so that the neighbours of a plot are one step away. */
function grid(of: Of, town: Town): WordsPart {
  const columns = Array.from({ length: town.columns }, (_, i) => String.fromCharCode(97 + i));
  const lines = Array.from({ length: town.rows }, (_, row) => ({
    name: String(row + 1),
    cells: columns.map((column) => cellWords(of, town.byName.get(`${column}${row + 1}`))),
  }));
  return { title: t("sl.words.grid"), table: { rows: t("sl.words.row"), columns, lines } };
}

function plotWords(of: Of, town: Town, plot: Plot): string {
  const around = besides(town, plot).flatMap((cell) =>
    cell.kind === "plot" ? [cell.name] : cell.kind === "fountain" ? [t("sl.words.theFountain")] : [],
  );
  return [
    t("sl.plot", { plot: plot.name, colour: colourName(plot.colour), dots: counted("sl.dots", plot.dots) }),
    standsOn(of, plot.name) || t("sl.words.free"),
    t("sl.words.beside", { plots: listed(around) }),
  ].join(", ");
}

function areas(of: Of, town: Town): WordsPart[] {
  return [...AREAS, null].flatMap((area): WordsPart[] => {
    const plots = town.plots.filter((plot) => plot.area === area);
    if (plots.length === 0) return [];
    return [
      {
        title: area ? t(`sl.sign.${area}`) : t("sl.words.cross"),
        list: plots.map((plot) => plotWords(of, town, plot)),
      },
    ];
  });
}

function factWords(ranking: Ranking, fact: Fact, seat: number): string {
  const value =
    ranking.kind === "tallest" && fact.value > 0
      ? t("sl.standing.times", { n: fact.times, floors: counted("sl.floors", fact.value) })
      : String(fact.value);
  return leaders(ranking).includes(seat) ? `${value}, ${t("sl.standing.leads")}` : value;
}

function bonuses({ view, nameOf }: Of, town: Town): WordsPart {
  const lines = standing(town, view).map((ranking) => ({
    name: ranking.id === "board" ? t("sl.words.group") : t(`sl.sign.${ranking.id}`),
    cells: [...ranking.facts.map((fact, seat) => factWords(ranking, fact, seat)), String(ranking.free)],
  }));
  return {
    title: t("sl.standing"),
    table: {
      rows: t("sl.words.bonus"),
      columns: [...view.players.map(({ seat }) => nameOf(seat)), t("sl.words.freePlots")],
      lines,
    },
  };
}

/** Where the player can build, and what else they can do. */
export function canDo(choices: Choice<GameMove>[]): string[] {
  const plots = [...byPlot(choices).values()];
  const houses = plots.filter((plot) => plot.houses.length > 0).map(({ plot }) => plot);
  const parks = plots.filter((plot) => plot.houses.length === 0).map(({ plot }) => plot);
  const pass = passing(choices);
  return [
    ...(houses.length > 0 ? [t("sl.words.canBuild", { plots: listed(houses) })] : []),
    ...(parks.length > 0 ? [t("sl.words.canPark", { plots: listed(parks) })] : []),
    ...(pass ? [t(pass.move.type === "stop" ? "sl.do.stop" : "sl.do.draw")] : []),
  ];
}

export function inWords(of: Of): GameInWords {
  const { view, me } = of;
  const town = townOf(of.content);
  const hand =
    me !== null && view.hand
      ? [{ title: t("sl.hand"), says: [size(view.hand) > 0 ? cardList(view.hand) : t("sl.hand.none")] }]
      : [];
  const open = view.open.length > 0 ? [{ title: t("sl.words.open"), says: [listed(view.open)] }] : [];
  return {
    players: [
      { title: t("sl.words.pieces"), of: (seat) => String(view.players[seat]?.pieces ?? 0) },
      { title: t("sl.words.cards"), of: (seat) => String(view.players[seat]?.hand_size ?? 0) },
    ],
    parts: [
      ...hand,
      ...open,
      { ...grid(of, town), parts: areas(of, town) },
      bonuses(of, town),
      {
        title: t("sl.supply"),
        list: [
          t("sl.supply.pile", { n: view.pile_size }),
          t("sl.supply.parks", { n: view.parks_left }),
          size(view.discard_pile) > 0
            ? t("sl.words.discards", { cards: cardList(view.discard_pile) })
            : t("sl.supply.discards.none"),
          ...(view.closing ? [named("sl.closing", view.closing)] : []),
        ],
      },
    ],
  };
}
