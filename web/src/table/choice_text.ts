// A move keeps one form on its way: the client sends back the text that came with the choice.
import type { Choice, Move } from "../net/messages";

/** The text of the choice with this move; the move itself if it was not offered, so that the table can say why not. */
export function textOf(move: Move, choices: readonly Choice[]): string | Move {
  const wanted = JSON.stringify(move);
  return choices.find((choice) => JSON.stringify(choice.move) === wanted)?.text ?? move;
}
