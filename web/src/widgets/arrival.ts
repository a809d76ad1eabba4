import { tick } from "svelte";
import { router } from "../browser/router.svelte";

/** Focuses the heading of a page after a change of page, so that a screen reader says where one is. */
export function arrival(heading: HTMLElement): void {
  if (!router.takeArrival()) return;
  heading.tabIndex = -1;
  void tick().then(() => heading.focus({ preventScroll: true })); // when the page around it is there
}
