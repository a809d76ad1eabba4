// Finds what can't be seen or pressed at a table without scrolling: outside the window, or covered by something else.
import type { Page } from "playwright-core";
import { unreadableTexts } from "./overflow";

/** What is wrong with the board, the choices and the players, as "what: which"; empty if everything is in sight. */
export async function outOfSight(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    scrollTo(0, 0);
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  return [...(await page.evaluate(measure)), ...(await unreadableTexts(page))];
}

/** Runs in the page, so it can't use anything outside this function. */
function measure(): string[] {
  const SLACK = 1;
  const LEAST = 2; // anything smaller is for screen readers only
  const found = new Set<string>();
  const table = document.querySelector("main");
  const players = table?.previousElementSibling;

  const nameOf = (element: Element): string =>
    (element.getAttribute("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 60);
  function isShown(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let one: Element | null = element; one; one = one.parentElement) {
      const { width, height } = one.getBoundingClientRect();
      if (width <= LEAST && height <= LEAST && getComputedStyle(one).clipPath !== "none") return false;
    }
    return true;
  }
  /** Whether this point shows the element, its control or something around it. If not, the element is covered. */
  function isOnTop(element: Element, x: number, y: number): boolean {
    const there = document.elementFromPoint(x, y);
    if (there === null || there.contains(element)) return there !== null;
    const whole = element.closest("button, [role=button], [role=img]") ?? element;
    return whole.contains(there);
  }
  function judge(element: Element, box: DOMRect, places: readonly (readonly [number, number])[], name: string): void {
    if (box.width < LEAST || box.height < LEAST) return;
    if (box.left < -SLACK || box.top < -SLACK || box.right > innerWidth + SLACK || box.bottom > innerHeight + SLACK) {
      found.add(`beyond the window: ${name}`);
      return;
    }
    const covered = places.some(
      ([across, down]) => !isOnTop(element, box.left + box.width * across, box.top + box.height * down),
    );
    if (covered) found.add(`covered: ${name}`);
  }

  const CORNERS = [
    [0.5, 0.5],
    [0.2, 0.2],
    [0.8, 0.2],
    [0.2, 0.8],
    [0.8, 0.8],
  ] as const;
  const LINE = [
    [0.5, 0.5],
    [0.02, 0.5],
    [0.98, 0.5],
  ] as const;
  for (const part of [table, players]) {
    if (!part) return ["there is no table"];
    for (const one of part.querySelectorAll("button, [role=button], [role=img], progress")) {
      // A house covers part of the plot behind it, so only the middle of a plot is checked.
      if (isShown(one))
        judge(one, one.getBoundingClientRect(), one instanceof SVGElement ? [CORNERS[0]] : CORNERS, nameOf(one));
    }
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element || element instanceof SVGElement || !node.textContent?.trim() || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) judge(element, line, LINE, node.textContent.trim().slice(0, 60));
    }
  }
  return [...found];
}
