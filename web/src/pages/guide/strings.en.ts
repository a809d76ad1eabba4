// The words around the guide for players; the guide itself is in docs.
const strings = {
  "help.title": "Help",
  "help.link": "How to play here",
  "help.contents": "Contents",
  "help.learn": "Learn by playing",
  "help.failed": "The guide could not be loaded.",
  "help.failed.do": "Reload the page, with a network the first time.",
} as const satisfies Record<string, string>;
export default strings;

declare module "../../i18n/en" {
  interface Parts {
    "pages/guide": typeof strings;
  }
}
