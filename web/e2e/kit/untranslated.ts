// Text on a page in the pseudo-language that did not come from the dictionary.
import type { Page } from "playwright-core";
import { isPseudo } from "../../src/i18n/pseudo";

/**
 * Names of people; ids of rules, plots, areas, columns, piles and seeds; the version and its commit; and dates and
 * lists, which the browser writes in English.
 */
const ALLOWED = [
  /\b(Anna|Ben|Carla|Mira|Leo)\b/g,
  /\b[A-Z]{1,3}-\d+\b/g,
  /\b[a-k]\d{1,2}\b/g,
  /\b[AB][12]\b/g,
  /^[a-kABC]$/g,
  /\b[\da-f]{64}\b/g,
  /\b\d+\.\d+\.\d+ \([\da-z-]+\)/g,
  /\b\d{1,2} [A-Z][a-z]{2,3} \d{4}\b/g,
  /(?<=[\]\d]),? and (?=[[\d])/g,
];

/** The words of a text that are outside the brackets, or inside them with letters that should be marked. */
export function leftWords(text: string): string[] {
  const rest = ALLOWED.reduce((left, pattern) => left.replace(pattern, "[]"), text);
  let depth = 0;
  const left: string[] = [];
  for (const [piece] of rest.matchAll(/[[\]]|\p{L}+/gu)) {
    if (piece === "[") depth += 1;
    else if (piece === "]") depth -= 1;
    else if (depth === 0 || !isPseudo(piece)) left.push(piece);
  }
  return left;
}

/** Every text that the page shows or has for a screen reader, except code, keys and names in their own language. */
function textsOf(): { text: string; where: string }[] {
  const found = [{ text: document.title, where: "the title" }];
  const isOther = (element: Element): boolean =>
    element.closest("script, style, noscript, code, pre, kbd, body [lang]") !== null;
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const mark of body.querySelectorAll("mark")) {
    const text = mark.parentNode!;
    mark.replaceWith(...mark.childNodes); // highlighting a search splits the text
    for (const child of [...text.childNodes]) if (child instanceof Comment) child.remove();
    text.normalize();
  }
  const nodes = document.createTreeWalker(body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element || isOther(element)) continue;
    const where = `${element.localName}.${element.getAttribute("class") ?? ""}`;
    if (!(node instanceof Element)) found.push({ text: node.textContent ?? "", where });
    else
      for (const name of ["aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt"])
        found.push({ text: node.getAttribute(name) ?? "", where: `${name} of ${where}` });
  }
  return found;
}

/** The untranslated texts, each once. */
export async function untranslated(page: Page): Promise<string[]> {
  const texts = await page.evaluate(textsOf);
  return [
    ...new Set(
      texts.flatMap(({ text, where }) =>
        leftWords(text).length > 0 ? [`not translated: "${text.trim().slice(0, 80)}" (${where})`] : [],
      ),
    ),
  ];
}
