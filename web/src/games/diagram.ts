import type { Component } from "svelte";
import type { Key } from "../i18n";

/** A picture under a rule. What it shows is said in words for those who don't see it. */
export interface Diagram {
  rule: string;
  Drawing: Component;
  words: Key;
  caption: Key;
}
