// The strings of the table in words, of what is said aloud, and of the keys.
const strings = {
  "words.title": "Table in words",
  "words.now": "Now",
  "words.player": "Player",
  "words.points": "Points",
  "words.you": "{name} (you)",
  "words.score": "{name}: {points}",
  "words.progress": "The game is {percent} complete.",
  "words.turn": "Your turn: {what}",
  "words.earlier": "{number} earlier events; see the game log",
  "words.earlier.one": "1 earlier event; see the game log",
} as const satisfies Record<string, string>;
export default strings;

declare module "../../i18n/en" {
  interface Parts {
    "table/words": typeof strings;
  }
}
