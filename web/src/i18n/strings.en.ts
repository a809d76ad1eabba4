// The words that all parts share.
export const baseEn = {
  "app.name": "Tavola",
  "app.tagline": "Three modern board games, with friends or against bots",
  "nav.home": "Home",
  "nav.settings": "Settings",
  "level.novice": "Novice",
  "level.easy": "Easy",
  "level.medium": "Medium",
  "level.hard": "Hard",
  "level.expert": "Expert",
  "colour.yellow": "yellow",
  "colour.green": "green",
  "colour.red": "red",
  "colour.orange": "orange",
  "colour.purple": "purple",
  "colour.blue": "blue",
  "colour.pink": "pink",
} as const satisfies Record<string, string>;
