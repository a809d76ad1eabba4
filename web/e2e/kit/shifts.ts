// Layout shifts: what moved on a page by itself.
import type { Page } from "playwright-core";

export interface Shift {
  value: number;
  /** It came soon after a key, a click or a tap, so it may be the response. */
  answered: boolean;
  what: string[];
}

interface Watched extends Window {
  tavolaShifts?: Shift[];
}
interface Source {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}
interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: Source[];
}

/** Runs in the page before any other script. */
export function watchShifts(): void {
  const seen: Shift[] = ((window as Watched).tavolaShifts = []);
  const place = (rect: DOMRectReadOnly): string =>
    `${Math.round(rect.x)},${Math.round(rect.y)} ${Math.round(rect.width)}×${Math.round(rect.height)}`;
  const words = ({ node, previousRect, currentRect }: Source): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    const name = element
      ? `${element.parentElement?.tagName.toLowerCase() ?? ""} > ${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`
      : "something gone";
    return `${name} from ${place(previousRect)} to ${place(currentRect)}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as ShiftEntry[]) {
      // New lines push the log down.
      const sources = entry.sources.filter(({ node }) => !node?.parentElement?.closest("ol"));
      if (sources.length > 0)
        seen.push({ value: entry.value, answered: entry.hadRecentInput, what: sources.map(words) });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** What has moved since the last call. */
export function takeShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as Watched).tavolaShifts?.splice(0) ?? []);
}
