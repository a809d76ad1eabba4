// The page that the address leads to, and the way to another.
import { untrack } from "svelte";
import { addressOf, pageOf, type Page } from "./address";

const NOTED_MS = 250;

class Router {
  page = $state<Page>(pageOf(location.hash));

  #arriving = false;
  #noting: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener("hashchange", () => {
      this.#arriving = true;
      this.page = pageOf(location.hash);
      scrollTo(0, 0);
    });
  }

  /**
   * Puts the shown moment into the address, for reloads and copied links. It waits until the moment has been shown for
   * a while, since browsers limit how often an address may change.
   */
  note(at: number | null): void {
    const here = untrack(() => this.page);
    if (!("at" in here) || untrack(() => here.at) === at) return;
    here.at = at; // the page stays, so its game is not loaded again
    const { hash } = location;
    clearTimeout(this.#noting);
    this.#noting = setTimeout(() => {
      if (location.hash === hash) history.replaceState(history.state, "", addressOf(here));
    }, NOTED_MS);
  }

  /** Whether the reader has come from another page; true once. */
  takeArrival(): boolean {
    const arriving = this.#arriving;
    this.#arriving = false;
    return arriving;
  }

  go(page: Page): void {
    location.hash = addressOf(page);
  }
}

export const router = new Router();
