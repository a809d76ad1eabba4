import { addressOf, pageOf, type Page } from "./address";

class Router {
  page = $state<Page>(pageOf(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      this.page = pageOf(location.hash);
      scrollTo(0, 0);
    });
  }

  go(page: Page): void {
    location.hash = addressOf(page);
  }
}

export const router = new Router();
