import { addressOf, pageOf, type Page } from "./address";

class Router {
  page = $state<Page>(pageOf(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      this.page = pageOf(location.hash);
      scrollTo(0, 0);
    });
  }

  /** Keeps the moment that is looked at in the address, for a reload and for who copies it. */
  note(at: number | null): void {
    const here = pageOf(location.hash);
    if ("at" in here && here.at !== at) history.replaceState(history.state, "", addressOf({ ...here, at }));
  }

  go(page: Page): void {
    location.hash = addressOf(page);
  }
}

export const router = new Router();
