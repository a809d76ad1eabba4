// The pictures in the rules of All on 1 Card.
import type { Diagram } from "../../diagram";
import ACard from "./ACard.svelte";
import Choosing from "./Choosing.svelte";
import Crossing from "./Crossing.svelte";
import Faces from "./Faces.svelte";
import Scoring from "./Scoring.svelte";
import Unfinished from "./Unfinished.svelte";

export const diagrams: readonly Diagram[] = [
  { rule: "AC-1", Drawing: Faces, words: "rules.ac.faces.words", caption: "rules.ac.faces" },
  { rule: "AC-2", Drawing: ACard, words: "rules.ac.card.words", caption: "rules.ac.card" },
  { rule: "AC-6", Drawing: Crossing, words: "rules.ac.crossing.words", caption: "rules.ac.crossing" },
  { rule: "AC-8", Drawing: Scoring, words: "rules.ac.scoring.words", caption: "rules.ac.scoring" },
  { rule: "AC-12", Drawing: Unfinished, words: "rules.ac.unfinished.words", caption: "rules.ac.unfinished" },
  { rule: "AC-15", Drawing: Choosing, words: "rules.ac.choosing.words", caption: "rules.ac.choosing" },
];
