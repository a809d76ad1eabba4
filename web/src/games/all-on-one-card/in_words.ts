// The dice and everyone's cards in words, from the view alone.
import { counted, t, type Key } from "../../i18n";
import type { Choice } from "../../net/messages";
import type { GameInWords, WordsOf, WordsPart } from "../in_words";
import { othersOf } from "./others";
import type { Card, Colour, Content, GameMove, Player, View } from "./types";
import { cardWords, numberOf, points } from "./words";

type Of = WordsOf<View, Content>;
const shapeName = (colour: Colour): string => t(`ac.shape.${colour}` as Key);

/** A card row by row: crossed and open boxes. */
function cardPart(card: Card): WordsPart {
  return {
    title: t("ac.words.card", { number: numberOf(card.card), points: points(card.points) }),
    says: [t("ac.fullRows", { count: card.rows.filter((row) => row.full).length })],
    table: {
      rows: t("ac.words.row"),
      columns: [t("ac.words.crossed"), t("ac.words.free")],
      lines: card.rows.map((row) => ({
        name: row.sun ? t("ac.words.sun", { shape: shapeName(row.colour) }) : shapeName(row.colour),
        cells: [
          row.full ? t("ac.words.full", { count: row.crossed }) : String(row.crossed),
          String(row.boxes - row.crossed),
        ],
      })),
    },
  };
}

function dicePart({ view, nameOf, me }: Of): WordsPart {
  const who =
    view.rolls === 0
      ? t("ac.rolls.none")
      : view.active === me
        ? t("ac.rolls.you")
        : t("ac.rolls", { name: nameOf(view.active) });
  const rolling = view.phase === "choose" || view.phase === "roll";
  return {
    title: t("ac.dice"),
    says: view.rolls === 0 ? [who] : [who, rolling ? counted("ac.rollsLeft", view.rolls_left) : t("ac.rollsLeft.none")],
    list: view.dice.map((colour, i) => t("ac.die", { number: i + 1, shape: shapeName(colour) })),
  };
}

function playerPart(player: Player, title: string, due: boolean): WordsPart {
  return {
    title,
    says: [
      t("ac.scored.of", { count: player.scored.length }),
      ...(player.hand_size > 0 ? [counted("ac.hidden", player.hand_size)] : []),
      ...(player.has_returned ? [t("ac.chosen")] : []),
      ...(due ? [t("ac.cards.due")] : []),
    ],
    parts: [
      ...player.cards.map(cardPart),
      ...(player.scored.length > 0 ? [{ title: t("ac.words.scored"), list: player.scored.map(cardWords) }] : []),
    ],
  };
}

/** What each card would give. */
export function canDo(choices: Choice<GameMove>[]): string[] {
  return choices.flatMap(({ move, preview }) => {
    if (move.type === "pass") return [t("ac.pass")];
    if (move.type === "draw") return [t("ac.draw")];
    if (move.type !== "cross") return [];
    const number = numberOf(move.card);
    return [
      preview.points > 0
        ? t("ac.cross.scores", { number, points: preview.points })
        : counted("ac.cross.what", preview.cards, { card: number }),
    ];
  });
}

export function inWords(of: Of): GameInWords {
  const { view, me, nameOf } = of;
  const mine = me === null ? undefined : view.players[me];
  const due = (player: Player): boolean => view.new_card_due.includes(player.seat) && view.phase !== "over";
  // The hand holds the cards to choose from. Once chosen, they are on the table.
  const hand = mine && mine.cards.length === 0 ? view.hand : [];
  return {
    players: [{ title: t("ac.words.scored"), of: (seat) => String(view.players[seat]?.scored.length ?? 0) }],
    parts: [
      dicePart(of),
      ...(hand.length > 0 ? [{ title: t("ac.cards.hand"), parts: hand.map(cardPart) }] : []),
      ...(mine && hand.length === 0 ? [playerPart(mine, t("ac.cards.you"), due(mine))] : []),
      ...othersOf(view.players.length, me).flatMap((seat) => {
        const player = view.players[seat];
        return player ? [playerPart(player, t("ac.cards.of", { name: nameOf(seat) }), due(player))] : [];
      }),
      ...(view.face_up.length > 0 ? [{ title: t("ac.faceUp"), parts: view.face_up.map(cardPart) }] : []),
      { title: t("ac.words.pile"), says: [counted("ac.pile", view.pile_size)] },
    ],
  };
}
