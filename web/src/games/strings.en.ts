// The words that the games share.
const strings = {
  "colour.yellow": "yellow",
  "colour.green": "green",
  "colour.red": "red",
  "colour.orange": "orange",
  "colour.purple": "purple",
  "colour.blue": "blue",
  "colour.pink": "pink",

  "local.player": "Player {number}",

  "why.G-1": "somebody else is to act",
  "why.G-2": "this is decided by chance",
  "why.G-3": "the game is over",
  "why.G-6": "this is not a move of the game",
} as const satisfies Record<string, string>;
export default strings;

declare module "../i18n/en" {
  interface Parts {
    "games": typeof strings;
  }
}
