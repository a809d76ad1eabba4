// The strings that all parts share.
const strings = {
  "app.name": "Tavola",
  "app.tagline": "Three modern board games, with friends or against bots",
  "nav.home": "Home",
  "nav.pages": "Pages",
  "nav.settings": "Settings",
  "level.novice": "Novice",
  "level.easy": "Easy",
  "level.medium": "Medium",
  "level.hard": "Hard",
  "level.expert": "Expert",
} as const satisfies Record<string, string>;
export default strings;

declare module "./en" {
  interface Parts {
    i18n: typeof strings;
  }
}
