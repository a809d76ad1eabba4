// The table told in words, what is said aloud, and the keys.
const strings = {
  "words.title": "Table in words",
  "words.now": "Now",
  "words.player": "Player",
  "words.points": "Points",
  "words.you": "{name} (you)",
  "words.score": "{name}: {points}",
  "words.progress": "The game is {percent} of the way to its end.",
  "words.turn": "Your turn: {what}",
  "words.earlier": "{number} more things happened before; they are in the list of what happened",
  "words.earlier.one": "One more thing happened before; it is in the list of what happened",
} as const satisfies Record<string, string>;
export default strings;

declare module "../../i18n/en" {
  interface Parts {
    "table/words": typeof strings;
  }
}
