// The places at the table that have a key.
export type Place = "table" | "board" | "mine" | "words" | "log" | "chat";

/**
 * Focuses the first control of a place at the table. Without one, and for the whole table, it focuses the place itself.
 */
export function goTo(place: Place): void {
  const there = document.querySelector<HTMLElement>(`[data-place="${place}"]`);
  if (!there) return;
  const reachable = (one: HTMLElement): boolean =>
    one.matches("h2") || (one.tabIndex >= 0 && !one.matches(":disabled") && one.checkVisibility());
  const kinds = place === "table" ? [] : ["h2[tabindex]", "input", "button"];
  const first = kinds.flatMap((kind) => [...there.querySelectorAll<HTMLElement>(kind)]).find(reachable);
  if (!first) there.tabIndex = -1;
  (first ?? there).focus();
}
