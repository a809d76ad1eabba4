// Finds texts that can't be read in full: cut off by a box, pushed out of the window or their drawing, sticking out of
// a button, or overlapping another text.
import type { Page } from "playwright-core";

/** What is wrong with the texts of a page, as "what: the text (where)"; empty if everything can be read. */
export function unreadableTexts(page: Page): Promise<string[]> {
  return page.evaluate(measure);
}

/** Runs in the page, so it can't use anything outside this function. */
function measure(): string[] {
  const SLACK = 1.5; // tolerance for rounding, in px
  const LEAST_OVERLAP = 3;
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const found = new Set<string>();
  const seen: { element: Element; text: string; box: Box; layer: Element | null }[] = [];

  const where = (element: Element | null): string => {
    const names: string[] = [];
    for (let one = element; one && one !== document.body && names.length < 4; one = one.parentElement) {
      const classes = [...one.classList].filter((name) => !name.startsWith("svelte-")).map((name) => `.${name}`);
      names.unshift(`${one.localName}${classes.join("")}`);
    }
    return names.join(" > ");
  };
  const tell = (what: string, text: string, element: Element): void => {
    found.add(`${what}: "${text.replace(/\s+/g, " ").trim().slice(0, 60)}" (${where(element)})`);
  };
  const plain = ({ left, top, right, bottom }: Box): Box => ({ left, top, right, bottom });

  /** Only for screen readers, or hidden at the moment. */
  function isHidden(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
    for (let one: Element | null = element; one; one = one.parentElement) {
      const box = one.getBoundingClientRect();
      if (getComputedStyle(one).clipPath === "inset(50%)" && box.width <= 2 && box.height <= 2) return true;
    }
    return false;
  }
  function padding(element: Element): Box {
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const side = (name: "Left" | "Top" | "Right" | "Bottom"): number => parseFloat(style[`border${name}Width`]) || 0;
    return {
      left: box.left + side("Left"),
      top: box.top + side("Top"),
      right: box.right - side("Right"),
      bottom: box.bottom - side("Bottom"),
    };
  }
  const isBox = (style: CSSStyleDeclaration): boolean =>
    (style.backgroundColor !== "rgba(0, 0, 0, 0)" && style.backgroundColor !== "transparent") ||
    (parseFloat(style.borderLeftWidth) > 0 && parseFloat(style.borderRightWidth) > 0);

  /** Follows a text outwards through every element that may cut it off. */
  function follow(element: Element, text: string, line: Box): void {
    let box = line;
    let boxed = false;
    let positioned: "" | "absolute" | "fixed" = "";
    for (let one: Element | null = element; one && one !== document.documentElement; one = one.parentElement) {
      const style = getComputedStyle(one);
      const contains =
        style.position !== "static" ||
        style.transform !== "none" ||
        style.translate !== "none" ||
        style.containerType !== "normal";
      if (positioned === "fixed" || (positioned === "absolute" && !contains)) continue;
      positioned = style.position === "fixed" ? "fixed" : style.position === "absolute" ? "absolute" : "";
      if (one === document.body) break;
      const drawn = one instanceof SVGElement;
      if (drawn && one.localName !== "svg") continue;
      if (!drawn && style.display === "inline") continue;
      const edge = padding(one);
      const across = box.left < edge.left - SLACK || box.right > edge.right + SLACK;
      const along = box.top < edge.top - SLACK || box.bottom > edge.bottom + SLACK;
      const scrolls = (how: string): boolean => how === "auto" || how === "scroll";
      const cuts = (how: string): boolean => how === "hidden" || how === "clip";
      if ((across && cuts(style.overflowX)) || (along && cuts(style.overflowY))) {
        const outside =
          box.right <= edge.left || box.left >= edge.right || box.bottom <= edge.top || box.top >= edge.bottom;
        if (element instanceof SVGElement && outside) return; // only part of a drawing is shown
        return tell("cut", text, one);
      }
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) {
        box = {
          ...box,
          ...(scrolls(style.overflowX) && { left: edge.left, right: edge.right }),
          ...(scrolls(style.overflowY) && { top: edge.top, bottom: edge.bottom }),
        };
      }
      if (!boxed && !drawn && isBox(style)) {
        boxed = true;
        if (across || (along && one.localName === "button")) tell("pokes out", text, one);
      }
    }
    if (box.left < -SLACK || box.right > innerWidth + SLACK) tell("beyond the window", text, element);
    if (positioned !== "fixed" && box.top + scrollY < -SLACK) tell("above the page", text, element);
  }

  /** What covers the page on purpose: menus, sticky and positioned elements. */
  function layerOf(element: Element): Element | null {
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const { position } = getComputedStyle(one);
      if (position === "fixed" || position === "sticky" || position === "absolute") return one;
    }
    return null;
  }

  /** The visible part of a line that can be scrolled; null if none. */
  function seenPart(element: Element, line: Box): Box | null {
    let { left, top, right, bottom } = line;
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(one);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const edge = padding(one);
      [left, top, right, bottom] = [
        Math.max(left, edge.left),
        Math.max(top, edge.top),
        Math.min(right, edge.right),
        Math.min(bottom, edge.bottom),
      ];
    }
    return left < right && top < bottom ? { left, top, right, bottom } : null;
  }

  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 1) {
    const isCut = (one: Element | null): boolean =>
      one !== null &&
      one !== document.body &&
      (getComputedStyle(one).overflowX !== "visible" || isCut(one.parentElement));
    const widest = [...document.body.querySelectorAll("*")]
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !isCut(one.parentElement))
      .at(-1);
    found.add(`the page scrolls sideways by ${wide} px (${where(widest ?? null)})`);
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? "";
    if (
      !element ||
      text.trim() === "" ||
      /^(script|style|option|noscript|title)$/.test(element.localName) ||
      isHidden(element)
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = element instanceof SVGElement ? [element.getBoundingClientRect()] : [...range.getClientRects()];
    for (const line of lines) {
      if (line.width < 1 || line.height < 1) continue;
      follow(element, text, plain(line));
      const box = element instanceof SVGElement ? null : seenPart(element, plain(line));
      if (box) seen.push({ element, text, box, layer: layerOf(element) });
    }
    const style = getComputedStyle(element);
    if (
      style.textOverflow === "ellipsis" &&
      style.overflowX !== "visible" &&
      element.scrollWidth > element.clientWidth + 1
    )
      tell("cut", text, element);
  }

  // Texts on the same layer must not overlap.
  const rows = new Map<number, typeof seen>();
  for (const one of seen) {
    for (let row = Math.floor(one.box.top / 64); row <= Math.floor(one.box.bottom / 64); ++row) {
      for (const other of rows.get(row) ?? []) {
        if (other.element === one.element || other.layer !== one.layer) continue;
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const least = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
        const broad = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        if (broad > LEAST_OVERLAP && high > Math.max(LEAST_OVERLAP, least * 0.4))
          tell(`on "${other.text.trim().slice(0, 40)}"`, one.text, one.element);
      }
      rows.set(row, [...(rows.get(row) ?? []), one]);
    }
  }

  // What the browser draws itself: the selected option of a list, the placeholder of an empty field.
  const pen = document.createElement("canvas").getContext("2d");
  for (const field of document.querySelectorAll<HTMLSelectElement | HTMLInputElement>("select, input[placeholder]")) {
    if (!pen || isHidden(field)) continue;
    const style = getComputedStyle(field);
    const text =
      field instanceof HTMLSelectElement
        ? (field.selectedOptions[0]?.text ?? "")
        : field.value === ""
          ? field.placeholder
          : "";
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (pen.measureText(text).width > room + SLACK) tell("cut", text, field);
  }
  return [...found];
}
