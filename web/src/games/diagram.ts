// What the pictures in the rules have in common.
import type { Component } from "svelte";
import type { Key } from "../i18n";

/** A picture under a rule, with a description in words. */
export interface Diagram {
  rule: string;
  Drawing: Component;
  words: Key;
  caption: Key;
}
