// The strings that the games share.
const strings = {
  "colour.yellow": "yellow",
  "colour.green": "green",
  "colour.red": "red",
  "colour.orange": "orange",
  "colour.purple": "purple",
  "colour.blue": "blue",
  "colour.pink": "pink",

  "local.player": "Player {number}",

  "why.G-1": "it's someone else's turn",
  "why.G-2": "chance decides this",
  "why.G-3": "the game is over",
  "why.G-6": "that isn't a move in this game",
} as const satisfies Record<string, string>;
export default strings;

declare module "../i18n/en" {
  interface Parts {
    games: typeof strings;
  }
}
