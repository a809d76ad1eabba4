import { addressOf, pageOf, type Page } from "./address";

class Router {
  page = $state<Page>(pageOf(location.hash));

  #arriving = false;

  constructor() {
    addEventListener("hashchange", () => {
      this.#arriving = true;
      this.page = pageOf(location.hash);
      scrollTo(0, 0);
    });
  }

  /** Keeps the moment that is looked at in the address, for a reload and for who copies it. */
  note(at: number | null): void {
    const here = pageOf(location.hash);
    if (!("at" in here) || here.at === at) return;
    this.page = { ...here, at };
    history.replaceState(history.state, "", addressOf(this.page));
  }

  /** Whether somebody has come from another page, once. */
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
