// The pictures in the rules of Construction Zone.
import type { Diagram } from "../../diagram";
import Exactly from "./Exactly.svelte";
import Kinds from "./Kinds.svelte";
import Over from "./Over.svelte";
import Shuffling from "./Shuffling.svelte";
import Taking from "./Taking.svelte";
import Trading from "./Trading.svelte";
import Won from "./Won.svelte";

export const diagrams: readonly Diagram[] = [
  { rule: "CZ-2", Drawing: Kinds, words: "rules.cz.kinds.words", caption: "rules.cz.kinds" },
  { rule: "CZ-4", Drawing: Taking, words: "rules.cz.taking.words", caption: "rules.cz.taking" },
  { rule: "CZ-5", Drawing: Trading, words: "rules.cz.trading.words", caption: "rules.cz.trading" },
  { rule: "CZ-6", Drawing: Exactly, words: "rules.cz.exactly.words", caption: "rules.cz.exactly" },
  { rule: "CZ-6", Drawing: Over, words: "rules.cz.over.words", caption: "rules.cz.over" },
  { rule: "CZ-8", Drawing: Shuffling, words: "rules.cz.shuffle.words", caption: "rules.cz.shuffle" },
  { rule: "CZ-10", Drawing: Won, words: "rules.cz.won.words", caption: "rules.cz.won" },
];
