// The pictures in the rules of Sunrise Lane.
import type { Diagram } from "../../diagram";
import Areas from "./Areas.svelte";
import Chain from "./Chain.svelte";
import FirstPlot from "./FirstPlot.svelte";
import Groups from "./Groups.svelte";
import ParkInChain from "./ParkInChain.svelte";
import Points from "./Points.svelte";
import Tallest from "./Tallest.svelte";

export const diagrams: readonly Diagram[] = [
  { rule: "SL-5", Drawing: FirstPlot, words: "rules.sl.first.words", caption: "rules.sl.first" },
  { rule: "SL-6", Drawing: Chain, words: "rules.sl.chain.words", caption: "rules.sl.chain" },
  { rule: "SL-8", Drawing: Points, words: "rules.sl.points.words", caption: "rules.sl.points" },
  { rule: "SL-9", Drawing: ParkInChain, words: "rules.sl.park.words", caption: "rules.sl.park" },
  { rule: "SL-18", Drawing: Areas, words: "rules.sl.areas.words", caption: "rules.sl.areas" },
  { rule: "SL-19", Drawing: Tallest, words: "rules.sl.tallest.words", caption: "rules.sl.tallest" },
  { rule: "SL-21", Drawing: Groups, words: "rules.sl.groups.words", caption: "rules.sl.groups" },
];
