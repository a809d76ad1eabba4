import { tick } from "svelte";
import { router } from "../browser/router.svelte";

/** The heading of a page has the focus when somebody comes from another page: so a screen reader says where they are. */
export function arrival(heading: HTMLElement): void {
  if (!router.takeArrival()) return;
  heading.tabIndex = -1;
  void tick().then(() => heading.focus({ preventScroll: true })); // when the page around it is there
}
