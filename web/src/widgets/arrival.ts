// Where the focus goes on a new page.
import { tick } from "svelte";
import { router } from "../browser/router.svelte";

/** Focuses the heading after a change of page, so that a screen reader says where the reader is. */
export function arrival(heading: HTMLElement): void {
  if (!router.takeArrival()) return;
  heading.tabIndex = -1;
  void tick().then(() => heading.focus({ preventScroll: true })); // once the page around it is there
}
