// A language for tests: what is not in it was not translated, and what is cut has no room for long words.
import type { Words } from "./en";

const PLAIN = "AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz";
const MARKED = "ÂâÇçĎďÊêĜĝĤĥÎîĴĵĶķĹĺÑñÖöŔŕŠšŤťÛûŴŵŶŷŽž";
const LONGER = 0.4;

export function pseudoText(text: string): string {
  const marked = text.replace(/\{\w+\}|./gs, (part) => (part.length > 1 ? part : (MARKED[PLAIN.indexOf(part)] ?? part)));
  return `[${marked} ${"~".repeat(Math.ceil(text.length * LONGER))}]`;
}

export function pseudo(words: Words): Words {
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key, pseudoText(text)])) as Words;
}
