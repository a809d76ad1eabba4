// What screen readers say.
import { untrack } from "svelte";

/** The line to say aloud; a live region shows it. */
export class Speaker {
  text = $state("");

  say(words: string): void {
    if (words === "") return;
    // Screen readers repeat the same words only if the text changes.
    this.text = words === untrack(() => this.text) ? `${words}\u00a0` : words;
  }
}
