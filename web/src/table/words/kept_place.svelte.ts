// Keeps the keyboard focus at the table.
import { tick } from "svelte";
import { on } from "svelte/events";
import { goTo } from "./places";

/**
 * Keeps the place of keyboard players, since the focused element may be gone after a move. Call it when a component
 * starts.
 */
export function keepPlace(mine: () => boolean, version: () => unknown, main: () => HTMLElement | null): void {
  let byKeyboard = false;
  $effect(() => on(window, "keydown", () => (byKeyboard = true), { capture: true }));
  $effect(() => on(window, "pointerdown", () => (byKeyboard = false), { capture: true }));
  $effect.pre(() => {
    version();
    const had = main()?.contains(document.activeElement) === true;
    if (!had || !byKeyboard) return;
    void tick().then(() => {
      if (document.activeElement === null || document.activeElement === document.body) goTo(mine() ? "mine" : "table");
    });
  });
}
