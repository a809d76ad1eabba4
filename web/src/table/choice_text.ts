// A move keeps one form: the client sends back the text that came with the choice.
import type { Choice, Move } from "../net/messages";

/** The text of the choice with this move. If it was not offered, the move itself, so that the table can say why not. */
export function textOf(move: Move, choices: readonly Choice[]): string | Move {
  const wanted = JSON.stringify(move);
  return choices.find((choice) => JSON.stringify(choice.move) === wanted)?.text ?? move;
}
