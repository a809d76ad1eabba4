// A half-written line of chat survives when the page is loaded again, in the same tab and at the same table.
const KEY = "tavola.draft";

/** The table's address; the moment that is shown is no part of it. */
const here = (): string => location.hash.split("?")[0]!;

export function keepDraft(text: string): void {
  try {
    if (text.trim() === "") sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify([here(), text]));
  } catch {
    // no storage: nothing to do
  }
}

/** What was half-written here; "" if nothing was. */
export function takeDraft(): string {
  try {
    const [where, text] = JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as unknown[];
    sessionStorage.removeItem(KEY);
    return where === here() && typeof text === "string" ? text : "";
  } catch {
    return "";
  }
}
