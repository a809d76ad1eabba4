// Three ways to press a control: by mouse, by keyboard alone, by touch.
import type { Locator, Page } from "playwright-core";

export type Manner = "mouse" | "keyboard" | "touch";

const PATIENCE = 6_000;
const MOST_STEPS = 250;
const SMALLEST_TARGET = 40;
const SMALLEST_MARK = 30;

export async function press(manner: Manner, page: Page, target: Locator): Promise<void> {
  await target.waitFor({ timeout: PATIENCE });
  if (manner === "keyboard") {
    await reach(page, target);
    await page.keyboard.press((await target.getAttribute("type")) === "radio" ? "Space" : "Enter");
  } else if (manner === "touch") {
    await target.tap({ timeout: PATIENCE });
  } else {
    await target.click({ timeout: PATIENCE });
  }
}

/** Why a control is too small for a finger, or null. Controls that only mark a choice may be smaller. */
export async function tooSmall(target: Locator): Promise<string | null> {
  const least = (await target.getAttribute("aria-pressed")) === null ? SMALLEST_TARGET : SMALLEST_MARK;
  const box = await target.boundingBox();
  if (!box || Math.min(box.width, box.height) > least - 0.6) return null;
  return `${box.width.toFixed(1)} × ${box.height.toFixed(1)} px: ${(await target.getAttribute("aria-label")) ?? (await target.innerText())}`;
}

/** Focuses a control by keyboard: with Tab, and with arrow keys inside a group that is a single tab stop. */
async function reach(page: Page, target: Locator): Promise<void> {
  const tried = new Map<string, number>();
  for (let step = 0; step < MOST_STEPS; ++step) {
    const keys = await target.evaluate(keysTowards);
    if (keys.length === 0) return;
    const times = (key: string): number => tried.get(key) ?? 0;
    const best = keys.sort((a, b) => times(a) - times(b))[0]!; // the keys tried most often here come last
    tried.set(best, times(best) + 1);
    await page.keyboard.press(best.split("@")[0]!);
  }
  throw new Error(`${String(target)} can't be reached by keys`);
}

/**
 * Runs in the page: the keys that may lead from the focus to the target, likeliest first, each with the current place.
 */
function keysTowards(target: Element): string[] {
  const active = document.activeElement;
  if (active === target) return [];
  const radio = target.matches("input[type=radio]");
  const group = radio
    ? target.closest("fieldset")
    : (target as HTMLElement).tabIndex < 0
      ? target.closest("[role=group]")
      : null;
  if (group && active && group.contains(active)) {
    const here = active.getBoundingClientRect();
    const there = target.getBoundingClientRect();
    const across = there.x - here.x;
    const down = there.y - here.y;
    const sideways = across > 0 ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
    const upright = down > 0 ? ["ArrowDown", "ArrowUp"] : ["ArrowUp", "ArrowDown"];
    const order =
      Math.abs(across) > Math.abs(down)
        ? [sideways[0], upright[0], upright[1], sideways[1]]
        : [upright[0], sideways[0], sideways[1], upright[1]];
    return order.map((key) => `${key}@${Math.round(here.x)},${Math.round(here.y)}`);
  }
  const wanted = group ?? target;
  const ahead =
    !active ||
    active === document.body ||
    (active.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return [ahead ? "Tab" : "Shift+Tab"];
}
