// A language for tests. Unmarked text was not translated, and cut-off text shows where longer words don't fit.
import type { Words } from "./en";

const PLAIN = "AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz";
const MARKED = "ÂâÇçĎďÊêĜĝĤĥÎîĴĵĶķĹĺÑñÖöŔŕŠšŤťÛûŴŵŶŷŽž";
const LONGER = 0.4;
const FILLER = "~~~~~ "; // with spaces, since no language has words as long as a sentence

/** Whether the pseudo-language would leave the word unchanged. */
export const isPseudo = (word: string): boolean => ![...word].some((letter) => PLAIN.includes(letter));

export function pseudoText(text: string): string {
  const marked = text.replace(/\{\w+\}|./gs, (part) =>
    part.length > 1 ? part : (MARKED[PLAIN.indexOf(part)] ?? part),
  );
  const more = Math.ceil(text.length * LONGER);
  return `[${marked} ${FILLER.repeat(Math.ceil(more / FILLER.length))
    .slice(0, more)
    .trim()}]`;
}

export function pseudo(words: Words): Words {
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key, pseudoText(text)])) as Words;
}
