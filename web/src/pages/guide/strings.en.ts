// The strings around the guide for players; the guide itself is in docs.
const strings = {
  "help.title": "Help",
  "help.link": "How to play",
  "help.contents": "Contents",
  "help.learn": "Learn by playing",
  "help.failed": "Couldn't load the guide.",
  "help.failed.do": "Reload the page. The first time, you need to be online.",
  "about.title": "About Tavola",
  "about.page": "This page: version {build}",
  "about.server": "The server has version {build}. Reload the page to use it.",
} as const satisfies Record<string, string>;
export default strings;

declare module "../../i18n/en" {
  interface Parts {
    "pages/guide": typeof strings;
  }
}
