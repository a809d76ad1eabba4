import { untrack } from "svelte";

/** What is said aloud: one line, which a live region shows. */
export class Speaker {
  text = $state("");

  say(words: string): void {
    if (words === "") return;
    // The same words once more are said only if something changed.
    this.text = words === untrack(() => this.text) ? `${words}\u00a0` : words;
  }
}
