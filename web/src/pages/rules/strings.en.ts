// The strings around the rules and of their pictures; the rules themselves are in docs/rules.
const strings = {
  "rules.of": "The rules of {game}",
  "rules.games": "Rules of the games",
  "rules.contents": "On this page",
  "rules.search": "Search",
  "rules.search.example": "a word or rule number",
  "rules.hits": "{number} matches",
  "rules.hits.one": "1 match",
  "rules.none": "Nothing matches. Try fewer or shorter words.",
  "rules.noRule": "There is no rule {rule} in this game.",
  "rules.link": "Link to rule {rule}",
  "rules.failed": "Couldn't load the rules.",
  "rules.failed.do": "Check your connection and reload the page.",
  "rules.note": "Good to know",
  "rules.note.unofficial": "Unofficial",
  "rules.note.own": "Our own rule",
  "rules.note.own.text":
    "One rule is not in the published game: if nobody makes progress for 20 rounds, the game ends and is scored as it stands.",
  "rules.note.own.link": "Rule {rule}",
  "rules.note.reading": "Our reading",
  "rules.note.reading.text":
    "Where the published rules are unclear, we chose how to read them. Such a rule says “Our reading”.",
  "rules.note.editions": "Editions",
  "rules.points": "{number} points",
  "rules.points.one": "1 point",
} as const satisfies Record<string, string>;
export default strings;

declare module "../../i18n/en" {
  interface Parts {
    "pages/rules": typeof strings;
  }
}
